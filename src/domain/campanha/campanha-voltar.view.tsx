import { rotaDaCampanha } from '../../lib/rotas/rota-da-campanha.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ChevronLeftIcon } from '../../ui/icons/later-icons.tsx';
import { HomeIcon } from '../../ui/icons/icon.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import css from './campanha-voltar.css';

addStyles(css);

/** The two ways out of a campaign's lists (S2.54): to its details, literally (R65), and to the home page. */
export function CampanhaVoltar({ idCampanha }: { idCampanha: string }) {
  return (
    <div className="campanha-voltar">
      <ButtonLink
        look="outlined"
        size="small"
        icon={<ChevronLeftIcon />}
        href={`#${rotaDaCampanha(ROTAS.campanha, idCampanha)}`}
      >
        Voltar
      </ButtonLink>
      <ButtonLink look="outlined" size="small" icon={<HomeIcon />} href={`#${ROTAS.portal}`}>
        Home
      </ButtonLink>
    </div>
  );
}
