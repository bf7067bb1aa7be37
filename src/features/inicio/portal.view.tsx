import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BannerItem } from './banners.api.ts';
import { nomeCurto } from '../../lib/texto/texto.ts';
import type { Status } from '../../lib/status/status.ts';
import type { ChosenEmpresa } from '../lojas/use-chosen-empresa.ts';
import { buttonLook } from '../../ui/first/button.tsx';
import { addStyles } from '../../ui/theme/styles.ts';
import { classes, text } from '../../ui/first/text.ts';
import { PlainSelectField } from '../../ui/first/select-field.tsx';
import { BannersView } from './banners.view.tsx';
import { EconomiaCard, type EconomiaCardProps } from './economia-card.view.tsx';
import css from './portal.css';
import { SaldoCard, type SaldoCardProps } from './saldo-card.view.tsx';

addStyles(css);

export interface PortalViewProps {
  banners: { status: Status; items: readonly BannerItem[] };
  /** A company's name is not shortened. */
  juridica: boolean;
  nome: string | null;
  economia: Omit<EconomiaCardProps, 'nome'>;
  saldo: SaldoCardProps;
  empresa: ChosenEmpresa;
  ofertas: ReactNode;
  /** The offers have loaded or failed: what comes below them may. */
  ready: boolean;
  /** In the offers' title: 'Ativar todas'. @rule R134 */
  todas: ReactNode;
  /** Link to `/promocoes` for the chosen store. @rule R52 */
  rotaDasExclusivas: string;
  /** Below the offers: optional strips, loaded near the viewport. */
  vitrine: ReactNode;
  /** Comes late, below the first stretch of offers. */
  semana: ReactNode;
}

/** `/portal`. @rule S2.32–S2.36 */
export function PortalView({
  banners,
  juridica,
  nome,
  economia,
  saldo,
  empresa,
  ofertas,
  ready,
  todas,
  rotaDasExclusivas,
  vitrine,
  semana,
}: PortalViewProps) {
  const hasBanner = banners.status !== 'empty' && banners.status !== 'failed';
  return (
    <div className={classes('home', hasBanner && 'with-banner')}>
      <h1 className={text.t1}>{nome === null ? 'Olá!' : `Olá, ${juridica ? nome : nomeCurto(nome)}`}</h1>
      <div className="home-cards">
        <EconomiaCard nome={nome} {...economia} />
        <SaldoCard {...saldo} />
      </div>
      <BannersView {...banners} />
      <section aria-labelledby="ofertas-titulo">
        <div className="home-ofertas">
          <h2 id="ofertas-titulo" className={text.t2}>
            Ofertas da semana
          </h2>
          {todas}
          <Link {...buttonLook({ look: 'contained' })} to={rotaDasExclusivas}>
            Ofertas Exclusivas
          </Link>
          <div>
            <PlainSelectField {...empresa.field} onChange={empresa.choose} />
          </div>
        </div>
        {ofertas}
      </section>
      {ready && vitrine}
      {ready && semana}
    </div>
  );
}
