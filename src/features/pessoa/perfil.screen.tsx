import { type FormikProps, useFormik } from 'formik';
import { type Perfil, usePerfilQuery } from './perfil.api.ts';
import { useCepLookupActor } from '../cadastro/cep-lookup.flow.ts';
import { useKeepResumePoint, useResumedFields } from '../../session/resume-point.react.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { useDisabledReason } from '../../base/device/disabled-reason.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { statusOf } from '../../lib/status/status.ts';
import { whenIdle } from '../../lib/when-settled.ts';
import { initialCepOf, useEndereco } from '../cadastro/use-endereco.ts';
import { useRamos } from '../cadastro/form-list.flow.ts';
import { atSubmit, editsOf, useServerForm } from '../../ui/form/form.tsx';
import { rulesLater } from '../../ui/form/rules-later.ts';
import { useLeaveGuard } from '../../ui/history/use-leave-guard.ts';
import { later } from '../../ui/page/later.tsx';
import type { PerfilValues } from './perfil.form.ts';
import { PerfilForm, PerfilView } from './perfil.view.tsx';
import { type Edits, valuesOf } from './perfil.wire.ts';
import { useImagem } from './use-imagem.ts';
import { useSavePerfil } from './use-save-perfil.ts';

const Situacao = later(() => import(/* webpackChunkName: "situacao" */ './situacao.tsx'), 'Situacao', {
  when: whenIdle,
  fallback: null,
});

/** `/perfil`: always the person that the server has now. @rule S2.74–S2.79, R70–R74 */
export function PerfilScreen() {
  const query = usePerfilQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PerfilView status={statusOf(query)} retry={() => void query.refetch()}>
      {query.currentData === undefined ? null : (
        <PerfilEditor perfil={query.currentData} fetchedAt={query.fulfilledTimeStamp} />
      )}
    </PerfilView>
  );
}

type Fetched = { readonly perfil: Perfil; readonly fetchedAt: number | undefined };

/** The profile of the person that was fetched: Formik holds the edits, the machines address and situation. */
function PerfilEditor(props: Fetched) {
  const { perfil } = props;
  const { leaveQuestion, cnpjLetters } = useConfig().features;
  const { kind, nome, documento } = valuesOf(perfil);
  const { form, dirty, busy, loadRules } = usePerfilForm(props);
  const lookup = useCepLookupActor({
    locksFilledFields: false,
    looksUpOnBlur: true,
    initialCep: initialCepOf(form.values),
  });
  const endereco = useEndereco({ lookup, form });
  return (
    <PerfilForm
      cliente={{ nome, documento }}
      letters={cnpjLetters !== false}
      form={form}
      onTouched={loadRules}
      endereco={endereco}
      ramos={useRamos(kind)}
      imagem={useImagem()}
      situacao={<Situacao perfil={perfil} />}
      leaving={useLeaveGuard(dirty && leaveQuestion !== false)}
      busy={busy}
      disabledReason={useDisabledReason()}
    />
  );
}

/** The form of `/perfil` over the server's person. */
function usePerfilForm({ perfil, fetchedAt }: Fetched) {
  const base = valuesOf(perfil);
  // A first phone is a mobile one until the customer says otherwise. @rule R246
  const preset = base.telefone === '' && base.telefoneTipo === '' ? { telefoneTipo: 'Celular' } : NONE;
  const previous = editsBefore(base, useResumedFields(ROTAS.perfil));
  const rules = rulesLater<PerfilValues>(
    async () => (await import(/* webpackChunkName: "perfil-rules" */ './perfil.form.ts')).perfilSchema(base),
    'profile',
  );
  const form: FormikProps<PerfilValues> = useFormik<PerfilValues>({
    ...atSubmit,
    initialValues: { ...base, ...preset, ...previous },
    validate: rules.validate,
    onSubmit: () => submit(edits),
  });
  const { edits, saved } = useServerForm(form, base, fetchedAt);
  const { busy, submit } = useSavePerfil(perfil, saved);
  const dirty = Object.keys(editsOf(form.values, { ...base, ...preset })).length > 0;
  useKeepResumePoint(dirty ? perfil.cpfCnpj : null, withoutDocumento(edits));
  return { form, dirty, busy, loadRules: rules.load };
}

const NONE: Edits = {};

const withoutDocumento = ({ kind: _kind, documento: _documento, ...rest }: Edits): Edits => rest;

/** Fields of a resumed form: only this form's fields, without the document. */
function editsBefore(base: PerfilValues, typed: Readonly<Record<string, unknown>> | null): Edits {
  const fits = ([name, value]: [string, unknown]) => name in base && typeof value === 'string';
  return withoutDocumento(Object.fromEntries(Object.entries(typed ?? {}).filter(fits)));
}
