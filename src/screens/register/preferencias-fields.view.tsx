import { CheckboxField } from '../../ui/choice/checkbox-field.tsx';
import { FieldsSection } from '../../ui/form/fields-section.tsx';
import type { RegisterForm } from './register.form.ts';
import { OWN_TEXTS, TEXTS } from './register.texts.ts';

const BOXES = [
  ['cupomDigital', TEXTS.cupomDigital],
  ['recebeEmail', TEXTS.email],
  ['recebeWhatsapp', TEXTS.whatsapp],
  ['recebeSms', TEXTS.sms],
  ['recebePush', TEXTS.push],
] as const;

interface Props {
  form: RegisterForm;
  /** Unticking WhatsApp asks first (R29): the box keeps its tick until the answer. */
  onWhatsappUnticked: () => void;
}

/** The five consents (S2.25). */
export function PreferenciasFields({ form, onWhatsappUnticked }: Props) {
  return (
    <FieldsSection title={OWN_TEXTS.preferencias} hint={OWN_TEXTS.preferenciasDica}>
      <div className="register-boxes">
        {BOXES.map(([name, label]) => (
          <CheckboxField
            key={name}
            id={name}
            name={name}
            label={label}
            checked={form.values[name]}
            onChange={(checked) => {
              if (name === 'recebeWhatsapp' && !checked) onWhatsappUnticked();
              else form.onChange({ [name]: checked });
            }}
          />
        ))}
      </div>
    </FieldsSection>
  );
}
