import { Card } from '../../ui/text/card.tsx';
import { classes, text } from '../../ui/text/text.ts';
import type { TermoAceito } from '../../api/pessoa/termos.schema.ts';
import { formatData } from '../../lib/datas/datas.ts';
import { ArrowRightIcon } from '../../ui/icons/later-icons.tsx';
import { DocumentIcon } from '../../ui/icons/icon.tsx';
import { OPENING } from './termos.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './termo-card.css';

addStyles(css);

interface TermoCardProps {
  termo: TermoAceito;
  waiting: boolean;
  /** A text is about to open: a further click does nothing (R13). */
  locked: boolean;
  onOpen: () => void;
}

/** What a term is called: the name of its type (S2.68). */
export const nomeOfTermo = ({ nomeTipo, tipo }: TermoAceito): string => nomeTipo ?? tipo ?? 'Termo';

/** An accepted term (S2.68): type, address, date; the card opens its text. */
export function TermoCard({ termo, waiting, locked, onOpen }: TermoCardProps) {
  const { ip, dtaAceite } = termo;
  return (
    <Card className="termo-card">
      <span className="icon">
        <DocumentIcon size={28} />
      </span>
      <div className="words">
        <h2 className={text.t4}>
          <button type="button" aria-disabled={locked || undefined} onClick={() => locked || onOpen()}>
            {nomeOfTermo(termo)}
          </button>
        </h2>
        <dl className={classes(text.small, text.figures)}>
          {dtaAceite !== null && <Fact label="Aceito em" value={formatData(dtaAceite)} />}
          {ip !== null && ip !== '' && <Fact label="IP" value={ip} />}
        </dl>
        {waiting && <p className={classes('opening', text.strongSmall)}>{OPENING}</p>}
      </div>
      <span className={text.muted}>
        <ArrowRightIcon size={20} />
      </span>
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className={text.muted}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
