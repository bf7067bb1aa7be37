import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Ordem } from '../../lib/ofertas/busca.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { classes, text } from '../../ui/text/text.ts';
import {
  BUSCA_EMPTY,
  SEM_ATIVAVEIS,
  BUSCAR,
  LIMPAR,
  ORDENAR,
  ORDENS,
  PARA_ATIVAR,
} from './promocoes.texts.ts';
import type { BuscaNoEndereco } from './use-busca.ts';

const NUMBER = classes(text.small, text.muted, text.figures);

interface BuscaViewProps extends BuscaNoEndereco {
  /** There is something to search in: else the list stands alone. */
  oferecida: boolean;
  /** What the search found is shown; false: all offers are. */
  buscando: boolean;
  /** Nothing was found. */
  vazia: boolean;
  /** Some offer can be activated at all. */
  temAtivaveis: boolean;
  /** How many were found; '' says nothing. */
  achado: string;
  /** How many there are; '' while that is not known. */
  total: string;
  /** Between the search and its list, and there in every state: what goes on in it outlives a search (R134). */
  todas: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** Search, filter and order above a list of offers (R130–R133). */
export function BuscaView(props: BuscaViewProps) {
  const { clear, buscando, vazia, achado, total } = props;
  const input = useRef<HTMLInputElement>(null);
  const limpar = (
    <Button
      look="outlined"
      size="small"
      onClick={() => {
        clear();
        // The button goes: the focus must not go with it.
        input.current?.focus();
      }}
    >
      {LIMPAR}
    </Button>
  );
  return (
    <>
      {props.oferecida && (
        <>
          <Campos {...props} input={input} />
          <div className="busca-achado">
            {!buscando && achado === '' && <span className={NUMBER}>{total}</span>}
            <output className={NUMBER}>{achado}</output>
            {buscando && !vazia && limpar}
          </div>
        </>
      )}
      {props.todas}
      {buscando && vazia ? (
        <EmptyState text={props.busca.nome === '' ? SEM_ATIVAVEIS : BUSCA_EMPTY} action={limpar} />
      ) : (
        props.children
      )}
    </>
  );
}

type CamposProps = Pick<BuscaViewProps, 'busca' | 'type' | 'flush' | 'choose' | 'temAtivaveis'> & {
  input: RefObject<HTMLInputElement | null>;
};

function Campos({ busca, type, flush, choose, temAtivaveis, input }: CamposProps) {
  return (
    <PageForm className="busca" aria-label={BUSCAR} onSubmit={flush}>
      <TextField
        type="search"
        label={BUSCAR}
        value={busca.nome}
        onChange={({ target }) => type(target.value)}
        onBlur={flush}
        inputProps={{ maxLength: 80 }}
        autoComplete="off"
        inputRef={input}
      />
      <SelectField
        label={ORDENAR}
        value={busca.ordem ?? ''}
        options={ORDENS}
        onChange={({ target: { value } }) => choose({ ordem: value === '' ? null : (value as Ordem) })}
      />
      {(temAtivaveis || busca.ativar) && (
        <FormControlLabel
          label={PARA_ATIVAR}
          control={
            <Checkbox checked={busca.ativar} onChange={({ target }) => choose({ ativar: target.checked })} />
          }
        />
      )}
    </PageForm>
  );
}
