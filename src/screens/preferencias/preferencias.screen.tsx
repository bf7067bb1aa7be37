import { useFormik } from 'formik';
import { useRef } from 'react';
import { pessoaApi } from '../../api/pessoa/pessoa.api.ts';
import type { Preferencias } from '../../api/pessoa/pessoa.schema.ts';
import { useWhatsappQuestion } from '../../flows/whatsapp-consent/whatsapp-consent.flow.ts';
import { statusOf } from '../../lib/listas/status.ts';
import { showToast } from '../../ui/feedback/toast.ts';
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

/** `/minhas-preferencias` (S2.72, S2.73, R29, R75, R78). Formik holds what the customer set, over what the server has. */
export function PreferenciasScreen() {
  const query = preferencia.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const [save, { isLoading }] = savePreferencia.useMutation();
  const running = useRef(false);
  const { values: edits, setFieldValue } = useFormik<Partial<Preferencias>>({
    initialValues: {},
    onSubmit: () => undefined,
  });
  const whatsapp = useWhatsappQuestion({
    place: 'preferences',
    onKept: () => void setFieldValue('recebeWhatsapp', true),
    onOptedOut: () => void setFieldValue('recebeWhatsapp', false),
  });
  const values = { ...(query.currentData ?? UNKNOWN), ...edits };

  const submit = async () => {
    if (running.current) return;
    running.current = true;
    const { error } = await save(values);
    running.current = false;
    showToast(
      error === undefined
        ? { kind: 'success', message: TEXTS.salvas }
        : { kind: 'error', message: TEXTS.falhou },
    );
  };
  return (
    <PreferenciasView
      status={statusOf(query)}
      retry={() => void query.refetch()}
      values={values}
      busy={isLoading}
      whatsapp={whatsapp}
      onChange={(name, checked) => {
        if (name === 'recebeWhatsapp' && !checked) whatsapp.unticked();
        else void setFieldValue(name, checked);
      }}
      onSubmit={() => void submit()}
    />
  );
}
