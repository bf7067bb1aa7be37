import { type FormikProps, useFormik } from 'formik';
import { useRef } from 'react';
import type { Preferencias } from './pessoa.api.ts';
import { preferenciaApi } from './preferencia.api.ts';
import { useSubmission } from '../../session/submission.flow.ts';
import { useConsentActor, useWhatsappQuestion } from '../cadastro/whatsapp-consent.flow.ts';
import { statusOf } from '../../lib/status/status.ts';
import { useDisabledReason } from '../../base/device/disabled-reason.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { atSubmit, change, useServerForm } from '../../ui/form/form.tsx';
import { PreferenciasForm, PreferenciasView } from './preferencias.view.tsx';

const { preferencia, savePreferencia } = preferenciaApi.endpoints;

/** `/minhas-preferencias`. @rule S2.72, S2.73, S8.16, R29, R75, R78 */
export function PreferenciasScreen() {
  const query = preferencia.useQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PreferenciasView status={statusOf(query)} retry={() => void query.refetch()}>
      {query.currentData === undefined ? null : (
        <PreferenciasEditor saved={query.currentData} fetchedAt={query.fulfilledTimeStamp} />
      )}
    </PreferenciasView>
  );
}

interface PreferenciasEditorProps {
  saved: Preferencias;
  fetchedAt: number | undefined;
}

function PreferenciasEditor({ saved, fetchedAt }: PreferenciasEditorProps) {
  const form: FormikProps<Preferencias> = useFormik<Preferencias>({
    ...atSubmit,
    initialValues: saved,
    onSubmit: () => submit(edits),
  });
  const { edits, saved: markSaved } = useServerForm(form, saved, fetchedAt);
  const sent = useRef<Partial<Preferencias>>({});
  const { busy, submit } = useSubmission({
    id: 'preferencias',
    endpoint: savePreferencia,
    validate: (changed: Partial<Preferencias>) => {
      sent.current = changed;
      return (now: Preferencias) => ({ ...now, ...changed });
    },
    onSucceeded: () => {
      markSaved(sent.current);
      showToast({
        kind: 'success',
        message: 'Preferences saved successfully!',
        lang: 'en',
        subject: 'preferences',
      });
    },
    onFailed: () =>
      showToast({ kind: 'error', message: 'Error saving preferences!', lang: 'en', subject: 'preferences' }),
  });
  const whatsapp = useWhatsappQuestion(useConsentActor(), {
    onKept: () => change(form, { recebeWhatsapp: true }),
    onOptedOut: () => change(form, { recebeWhatsapp: false }),
  });
  return (
    <PreferenciasForm form={form} busy={busy} disabledReason={useDisabledReason()} whatsapp={whatsapp} />
  );
}
