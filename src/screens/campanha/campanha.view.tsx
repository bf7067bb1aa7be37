import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/text/card.tsx';
import type { Campanha } from '../../api/fidelidade/fidelidade.schema.ts';
import { rotaDaCampanha } from '../../lib/rotas/rota-da-campanha.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { ChevronLeftIcon, GiftIcon, TrophyIcon } from '../../ui/icons/later-icons.tsx';
import { DocumentIcon } from '../../ui/icons/icon.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { LineSkeleton, ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { CampanhaTile } from './campanha-tile.view.tsx';
import { CAMPANHA_FAILED, EXTRATO, MINHAS_TROCAS, TROCAR_PONTOS } from './campanha.texts.ts';
import { SaldoTile, type SaldoTileProps } from './saldo-tile.view.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import css from './campanha.css';

addStyles(css);

export interface CampanhaViewProps {
  idCampanha: string;
  status: Status;
  campanha: Campanha | null;
  onRetry: () => void;
  saldo: Omit<SaldoTileProps, 'nomePonto'>;
}

/** `/campanha/{id}/detalhes` as it is seen (S2.51, S2.52): banner, name, description, balance, three tiles, Voltar. */
export function CampanhaView({ idCampanha, status, campanha, onRetry, saldo }: CampanhaViewProps) {
  return (
    <>
      <ButtonLink
        look="outlined"
        size="small"
        className="campanha-voltar-link"
        icon={<ChevronLeftIcon />}
        href={`#${ROTAS.campanhas}`}
      >
        Voltar
      </ButtonLink>
      {!hasContent(status) && <SectionTitle level={1}>Campanha</SectionTitle>}
      <StatusArea
        status={status}
        skeleton={<CampanhaSkeleton />}
        failedTitle={CAMPANHA_FAILED}
        onRetry={onRetry}
      >
        {campanha !== null && (
          <>
            <div className="campanha-hero">
              <Card>
                <RemoteImage src={campanha.imagemBanner} alt="" ratio={BANNER_RATIO} eager />
              </Card>
              <div>
                <SectionTitle level={1} hint={campanha.descricao ?? undefined}>
                  {campanha.campanha ?? 'Campanha'}
                </SectionTitle>
                <SaldoTile {...saldo} nomePonto={campanha.nomePonto} />
              </div>
            </div>
            <Tiles idCampanha={idCampanha} campanha={campanha} />
          </>
        )}
      </StatusArea>
    </>
  );
}

/** Extrato is always open (R63), the other two as the campaign says. */
function Tiles({ idCampanha, campanha }: { idCampanha: string; campanha: Campanha }) {
  const { flagTrocarPontos, flagMinhasTrocas } = campanha;
  const to = (rota: Parameters<typeof rotaDaCampanha>[0]) => `#${rotaDaCampanha(rota, idCampanha)}`;
  return (
    <ul className="campanha-tiles">
      <CampanhaTile label={EXTRATO} icon={<DocumentIcon size={28} />} href={to(ROTAS.campanhaExtrato)} />
      <CampanhaTile
        label={TROCAR_PONTOS}
        icon={<GiftIcon size={28} />}
        href={flagTrocarPontos ? to(ROTAS.campanhaResgates) : null}
      />
      <CampanhaTile
        label={MINHAS_TROCAS}
        icon={<TrophyIcon size={28} />}
        href={flagMinhasTrocas ? to(ROTAS.campanhaTrocas) : null}
      />
    </ul>
  );
}

const BANNER_RATIO = '12 / 5';

function CampanhaSkeleton() {
  return (
    <div className="campanha-skeleton">
      <LineSkeleton width="100%" height={180} />
      <LineSkeleton width="70%" />
      <ListSkeleton count={3} height={92} />
    </div>
  );
}
