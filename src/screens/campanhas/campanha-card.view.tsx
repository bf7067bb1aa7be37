import type { RegulamentoWindow } from '../../flows/delayed-window/regulamento-window.flow.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { useId } from 'react';
import type { Campanha } from '../../api/fidelidade/fidelidade.schema.ts';
import { formatPeriodo, hasDetalhes } from '../../lib/ofertas/campanha.ts';
import { rotaDaCampanha } from '../../lib/rotas/rota-da-campanha.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { DelayedWindowButton } from '../../ui/button/delayed-window-button.tsx';
import { CalendarIcon, StarIcon } from '../../ui/icons/later-icons.tsx';
import { PictureCard } from '../../ui/pictures/picture-card.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { BLOCKED_LINK, OPENING } from './campanhas.texts.ts';

interface CampanhaCardProps {
  campanha: Campanha;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
  stage: ReturnType<RegulamentoWindow['stageOf']>;
  delayMs: number;
  regulamentoHref: string;
  onRegulamento: () => void;
  onFollow: () => void;
}

export const BANNER_RATIO = '12 / 5';

export const nomeOfCampanha = ({ campanha }: Campanha): string => campanha ?? 'Campanha';

/** One campaign (S2.48): banner, name, description, dates, price text; Detalhes or Extrato by its type (R63). */
export function CampanhaCard(props: CampanhaCardProps) {
  const { campanha, heading: Heading, stage, delayMs, regulamentoHref, onRegulamento, onFollow } = props;
  const id = useId();
  const periodo = formatPeriodo(campanha.dtaInicio, campanha.dtaFim);
  const { descricao, currentPrice } = campanha;
  return (
    <PictureCard
      className="campanha-card"
      picture={<RemoteImage src={campanha.imagemBanner} alt="" ratio={BANNER_RATIO} />}
    >
      <Heading id={id} className={text.t3}>
        {nomeOfCampanha(campanha)}
      </Heading>
      {descricao !== null && descricao !== '' && (
        <p className={classes(text.body, text.muted)}>{descricao}</p>
      )}
      <div className="facts">
        {currentPrice !== null && currentPrice !== '' && (
          <p className={text.strongSmall}>
            <StarIcon />
            <span>{currentPrice}</span>
          </p>
        )}
        {periodo !== null && (
          <p className={classes(text.small, text.muted)}>
            <CalendarIcon />
            <span>{periodo}</span>
          </p>
        )}
      </div>
      <div className="actions">
        <CampanhaLink campanha={campanha} describedBy={id} />
        <DelayedWindowButton
          look="outlined"
          label="Regulamento"
          stage={stage}
          delayMs={delayMs}
          describedBy={id}
          waitingText={OPENING}
          linkLabel={BLOCKED_LINK}
          href={regulamentoHref}
          onRequest={onRegulamento}
          onFollow={onFollow}
        />
      </div>
    </PictureCard>
  );
}

function CampanhaLink({ campanha, describedBy }: { campanha: Campanha; describedBy: string }) {
  const { idCampanha, tipo } = campanha;
  // Nothing can be asked for without its id.
  if (idCampanha === null) return null;
  const detalhes = hasDetalhes(tipo);
  const rota = detalhes ? ROTAS.campanha : ROTAS.campanhaExtrato;
  return (
    <ButtonLink look="contained" href={`#${rotaDaCampanha(rota, idCampanha)}`} aria-describedby={describedBy}>
      {detalhes ? 'Detalhes' : 'Extrato'}
    </ButtonLink>
  );
}
