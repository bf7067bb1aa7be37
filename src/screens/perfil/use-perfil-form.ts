import { useState } from 'react';
import type { Perfil } from '../../api/pessoa/perfil.schema.ts';
import { dataCivilAt } from '../../lib/datas/datas.ts';
import { useScreenKept, useTypedBefore } from '../../flows/session/left-screen.react.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { perfilRules, type PerfilValues } from './perfil.form.ts';
import { kindOf, valuesOf } from './perfil.wire.ts';

type Edits = Partial<PerfilValues>;

export interface PerfilEdits {
  form: Form<PerfilValues>;
  /** Something was typed that is not saved. */
  dirty: boolean;
  /** These edits are on the server: what was typed since stays. */
  saved: (edits: Edits) => void;
  /** Forgets edits that the server's answer now shows by itself. */
  settle: (edits: Edits) => void;
  /** The CEP that the form starts with. */
  knownCep: string;
}

/** The keystrokes of `/perfil`, over the person as the server has it. */
export function usePerfilForm(perfil: Perfil): PerfilEdits {
  const [known, setKnown] = useState<Edits>({});
  const base = valuesOf(perfil);
  const before = editsOf(base, useTypedBefore(ROTAS.perfil));
  const form = useForm(base, () => perfilRules(kindOf(perfil), dataCivilAt(Date.now())), before);
  const { edits, revise } = form;
  const names = Object.keys(edits) as (keyof PerfilValues)[];
  const dirty = names.some((name) => edits[name] !== base[name] && edits[name] !== known[name]);
  useScreenKept(dirty ? perfil.cpfCnpj : null, withoutDocumento(edits));
  return {
    form,
    dirty,
    knownCep: before.cep ?? base.cep,
    saved: setKnown,
    settle: (sent) => {
      const isNew = ([name, value]: [string, unknown]) => sent[name as keyof PerfilValues] !== value;
      revise((typed) => Object.fromEntries(Object.entries(typed).filter(isNew)));
    },
  };
}

const withoutDocumento = ({ documento: _documento, ...rest }: Edits): Edits => rest;

/** What was typed before the session ended: only what is a field of this form, and no document. */
function editsOf(base: PerfilValues, typed: Readonly<Record<string, unknown>> | null): Edits {
  const fits = ([name, value]: [string, unknown]) => name in base && typeof value === 'string';
  return withoutDocumento(Object.fromEntries(Object.entries(typed ?? {}).filter(fits)));
}
