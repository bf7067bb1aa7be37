import { type FormikProps, useFormik } from 'formik';
import type { Perfil } from '../../api/pessoa/perfil.api.ts';
import { useKeepResumePoint, useResumedFields } from '../../flows/session/resume-point.react.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { atSubmit, editsOf, useServerForm } from '../../ui/form/form.tsx';
import { perfilSchema, type PerfilValues } from './perfil.form.ts';
import { valuesOf } from './perfil.wire.ts';
import { type Edits, useSavePerfil } from './use-save-perfil.ts';

/** The form of `/perfil` over the server's person. */
export function usePerfilForm({ perfil, fetchedAt }: { perfil: Perfil; fetchedAt: number | undefined }) {
  const base = valuesOf(perfil);
  // A first phone is a mobile one until the customer says otherwise. @rule R246
  const preset = base.telefone === '' && base.telefoneTipo === '' ? { telefoneTipo: 'Celular' } : NONE;
  const before = editsBefore(base, useResumedFields(ROTAS.perfil));
  const form: FormikProps<PerfilValues> = useFormik<PerfilValues>({
    ...atSubmit,
    initialValues: { ...base, ...preset, ...before },
    validationSchema: () => perfilSchema(base),
    onSubmit: () => submit(edits),
  });
  const { edits, saved } = useServerForm(form, base, fetchedAt);
  const { busy, submit } = useSavePerfil(saved);
  const dirty = Object.keys(editsOf(form.values, { ...base, ...preset })).length > 0;
  useKeepResumePoint(dirty ? perfil.cpfCnpj : null, withoutDocumento(edits));
  return { form, dirty, busy };
}

const NONE: Edits = {};

const withoutDocumento = ({ kind: _kind, documento: _documento, ...rest }: Edits): Edits => rest;

/** Fields of a resumed form: only this form's fields, without the document. */
function editsBefore(base: PerfilValues, typed: Readonly<Record<string, unknown>> | null): Edits {
  const fits = ([name, value]: [string, unknown]) => name in base && typeof value === 'string';
  return withoutDocumento(Object.fromEntries(Object.entries(typed ?? {}).filter(fits)));
}
