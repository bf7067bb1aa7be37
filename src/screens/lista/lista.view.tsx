import { useRef } from 'react';
import type { DataCivil } from '../../lib/datas/datas.ts';
import type { GrupoDaLista, ItemDaLista } from '../../lib/lista/lista.ts';
import { OUTROS } from '../../lib/lista/lista-texto.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PlusIcon, PrinterIcon, ShareIcon, TrashIcon } from '../../ui/icons/later-icons.tsx';
import { OFF_PAPER } from '../../ui/page/paper.ts';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import { classes, text } from '../../ui/text/text.ts';
import css from './lista.css';
import { contarMarcados, LISTA } from './lista.texts.ts';
import { ListaItem, type ListaItemProps } from './lista-item.view.tsx';

addStyles(css);

export interface ListaViewProps extends Pick<ListaItemProps, 'onMark' | 'onQtde' | 'onRemove'> {
  grupos: readonly GrupoDaLista[];
  hoje: DataCivil;
  /** Whether this browser keeps a list at all. */
  isKept: boolean;
  ofertasHref: string;
  /** Being typed into 'Outro item'. */
  texto: string;
  onTexto: (texto: string) => void;
  onAdd: () => void;
  onClear: () => void;
  /** What was taken away last, in words, and which removal it is; null: nothing to bring back. */
  removed: { words: string; turn: number } | null;
  onUndo: () => void;
  onShare: () => void;
  onPrint: () => void;
}

/** `/lista` as it is seen (R137–R139). */
export function ListaView({ grupos, hoje, isKept, ofertasHref, texto, removed, ...on }: ListaViewProps) {
  const input = useRef<HTMLInputElement>(null);
  const itens = grupos.flatMap((grupo) => grupo.itens);
  const marcados = itens.filter(({ marcado }) => marcado).length;
  return (
    <div className="lista">
      <SectionTitle level={1} hint={isKept ? LISTA.aviso : LISTA.naoGuarda}>
        {LISTA.titulo}
      </SectionTitle>
      <PageForm className={classes('lista-outro', OFF_PAPER)} aria-label={LISTA.outro} onSubmit={on.onAdd}>
        <TextField
          label={LISTA.outro}
          value={texto}
          onChange={({ target }) => on.onTexto(target.value)}
          inputProps={{ maxLength: 120 }}
          autoComplete="off"
          inputRef={input}
        />
        <Button type="submit" look="outlined" icon={<PlusIcon />}>
          {LISTA.adicionar}
        </Button>
      </PageForm>
      {itens.length === 0 ? (
        <EmptyState
          text={LISTA.vazia}
          action={
            <ButtonLink look="contained" href={ofertasHref}>
              {LISTA.verOfertas}
            </ButtonLink>
          }
        />
      ) : (
        <Acoes {...on} marcados={marcados} total={itens.length} />
      )}
      {grupos.map(({ loja, itens: dela }) => (
        <Grupo key={loja?.id ?? ''} nome={loja?.nome ?? OUTROS} itens={dela} hoje={hoje} {...on} />
      ))}
      <Removed
        removed={removed}
        onUndo={() => {
          on.onUndo();
          // The button goes: the focus must not go with it.
          input.current?.focus();
        }}
      />
    </div>
  );
}

type AcoesProps = Pick<ListaViewProps, 'onShare' | 'onPrint' | 'onClear'> & {
  marcados: number;
  total: number;
};

function Acoes({ marcados, total, onShare, onPrint, onClear }: AcoesProps) {
  return (
    <div className={classes('lista-acoes', OFF_PAPER)}>
      <Button look="outlined" icon={<ShareIcon />} onClick={onShare}>
        {LISTA.compartilhar}
      </Button>
      <Button look="outlined" icon={<PrinterIcon />} onClick={onPrint}>
        {LISTA.imprimir}
      </Button>
      {marcados > 0 && (
        <Button look="text" icon={<TrashIcon />} onClick={onClear}>
          {LISTA.limpar}
        </Button>
      )}
      <output className={classes(text.small, text.muted, text.figures)}>
        {contarMarcados(marcados, total)}
      </output>
    </div>
  );
}

type GrupoProps = Pick<ListaItemProps, 'hoje' | 'onMark' | 'onQtde' | 'onRemove'> & {
  nome: string;
  itens: readonly ItemDaLista[];
};

function Grupo({ nome, itens, ...rest }: GrupoProps) {
  return (
    <section className="lista-grupo" aria-label={nome}>
      <h2 className={text.t3}>{nome}</h2>
      <ul>
        {itens.map((item) => (
          <ListaItem key={item.id} item={item} {...rest} />
        ))}
      </ul>
    </section>
  );
}

interface RemovedProps {
  removed: ListaViewProps['removed'];
  onUndo: () => void;
}

/** What was taken away can be brought back until the next change: no clock runs. */
function Removed({ removed, onUndo }: RemovedProps) {
  return (
    <div className={classes('lista-desfazer', OFF_PAPER)} data-shown={removed === null ? undefined : ''}>
      <output className={text.body}>{removed?.words}</output>
      {removed !== null && (
        <Button key={removed.turn} ref={takeFocus} look="contained" onClick={onUndo}>
          {LISTA.desfazer}
        </Button>
      )}
    </div>
  );
}

/** From the button that went with what it took away. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();
