import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/first/card.tsx';
import { classes, text } from '../../ui/first/text.ts';
import { BagIcon, MegaphoneIcon, TagIcon, TicketIcon } from '../../ui/icons/icon.tsx';
import { addStyles } from '../../ui/theme/styles.ts';
import type { LinhaDaSemana } from './semana-linhas.ts';
import css from './semana.css';

addStyles(css);

const ICONS = { vouchers: TicketIcon, saldo: BagIcon, novas: TagIcon, pontos: MegaphoneIcon } as const;

interface SemanaViewProps {
  linhas: readonly LinhaDaSemana[];
  /** Below the lines: 'Ativar todas' for the new offers. */
  todas: ReactNode;
}

/** 'Para esta semana'. @rule R248 */
export function SemanaView({ linhas, todas }: SemanaViewProps) {
  const id = useId();
  return (
    <section className="semana" aria-labelledby={id}>
      <h2 id={id} className={text.t3}>
        Para esta semana
      </h2>
      <ul>
        {linhas.map(({ kind, titulo, dica, to }) => {
          const Icon = ICONS[kind];
          return (
            <Card as="li" key={kind}>
              <Link to={to} data-kind={kind}>
                <span className="mark">
                  <Icon size={24} />
                </span>
                <span>
                  <span className={text.strong}>{titulo}</span>
                  <span className={classes(text.small, text.muted)}>{dica}</span>
                </span>
              </Link>
            </Card>
          );
        })}
      </ul>
      {todas}
    </section>
  );
}
