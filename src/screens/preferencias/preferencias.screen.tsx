import { pessoaApi } from '../../api/pessoa/pessoa.api.ts';
import type { Preferencias } from '../../api/pessoa/pessoa.schema.ts';
import { useSubmission } from '../../flows/submission/submission.flow.ts';
import { useConsentActor, useWhatsappQuestion } from '../../flows/whatsapp-consent/whatsapp-consent.flow.ts';
import { statusOf } from '../../lib/status/status.ts';
import { useHeld } from '../../platform/kept/held.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { TEXTS } from './preferencias.texts.ts';
import { PreferenciasView } from './preferencias.view.tsx';

// Not exported as hooks from there: every visit of the home loads that file.
const { preferencia, savePreferencia } = pessoaApi.endpoints;

const UNKNOWN: Preferencias = {
  recebeEmail: null,
  recebeSms: null,
  recebePush: null,
  recebeWhatsapp: null,
  cupomDigital: null,
};

/** `/minhas-preferencias` (S2.72, S2.73, R29, R75, R78). */
export function PreferenciasScreen() {
  const query = preferencia.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const form = useForm(query.currentData ?? UNKNOWN);
  const { busy, submit } = useSubmission({
    id: 'preferencias',
    endpoint: savePreferencia,
    validate: (values: Preferencias) => values,
    onSucceeded: () =>
      showToast({ kind: 'success', message: TEXTS.salvas, lang: 'en', subject: 'preferences' }),
    onFailed: () => showToast({ kind: 'error', message: TEXTS.falhou, lang: 'en', subject: 'preferences' }),
  });
  const whatsapp = useWhatsappQuestion(useConsentActor(), {
    onKept: () => form.onChange({ recebeWhatsapp: true }),
    onOptedOut: () => form.onChange({ recebeWhatsapp: false }),
  });
  return (
    <PreferenciasView
      status={statusOf(query)}
      retry={() => void query.refetch()}
      values={form.values}
      busy={busy}
      held={useHeld()}
      whatsapp={whatsapp}
      onChange={(name, checked) => {
        if (name === 'recebeWhatsapp' && !checked) whatsapp.unticked();
        else form.onChange({ [name]: checked });
      }}
      onSubmit={() => submit(form.values)}
    />
  );
}
