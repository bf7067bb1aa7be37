import { useTermosPublicadosQuery } from '../termos/termos.api.ts';
import { useOffline } from './connectivity.flow.ts';
import { TERMO_HREF, useTermoWindow } from '../termos/termo-window.flow.ts';
import { useFormList, useRamos } from './form-list.flow.ts';
import { useWhatsappQuestion } from './whatsapp-consent.flow.ts';
import { SessionEnd } from '../acesso/session-end.tsx';
import { useEndereco } from './use-endereco.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { change } from '../../ui/form/form.tsx';
import { draftOf } from './register.form.ts';
import { TEXTS } from './register.texts.ts';
import { RegisterView } from './register.view.tsx';
import type { TermosDoCadastro } from './register-fields.view.tsx';
import { useRegisterForm } from './use-register.ts';

/** `/register`: Formik has the input, the registration's chart everything else. @rule S2.21–S2.30, R23–R31 */
export function RegisterScreen() {
  const { features } = useConfig();
  const { form, registration, loadRules } = useRegisterForm();
  const offline = useOffline(registration.connectivity);
  const endereco = useEndereco({ lookup: registration.cepLookup, form, offline });
  const whatsapp = useWhatsappQuestion(registration.whatsappConsent, {
    onKept: () => showToast({ kind: 'success', message: TEXTS.preferenciaSalva, subject: 'preferences' }),
    onOptedOut: () => change(form, { recebeWhatsapp: false }),
  });

  return (
    <>
      <RegisterView
        offline={offline}
        form={form}
        onTouched={loadRules}
        endereco={endereco}
        ramos={useRamos(form.values.kind)}
        letters={features.cnpjLetters !== false}
        termos={useTermos()}
        whatsapp={whatsapp}
        busy={registration.busy}
        thanks={registration.thanks}
        onKindChange={registration.switchKind}
        onAcknowledge={registration.acknowledge}
      />
      <SessionEnd campos={draftOf(form.values)} />
    </>
  );
}

/** The published terms and their windows. */
function useTermos(): TermosDoCadastro {
  const termos = useTermosPublicadosQuery();
  return {
    ...useFormList(termos),
    items: termos.currentData ?? [],
    href: TERMO_HREF,
    ...useTermoWindow(),
  };
}
