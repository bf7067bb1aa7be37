import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LoginView } from '../../features/acesso/login.view.tsx';
import { FullScreenSpinner } from '../../ui/loading/full-screen-spinner.tsx';
import { addedStyles } from '../../ui/theme/styles.ts';
import { PageStyles } from '../../ui/theme/page-styles.tsx';
import { vars } from '../../ui/theme/vars.ts';
import { tokens } from '../../ui/theme/tokens.ts';
import fallbacks from '../../../public/fonts/fallbacks.css';
import fonts from '../../../public/fonts/fonts.css';
import contrast from './contrast.css';
import css from './first-paint.css';

const nothing = () => undefined;

/** Run by the build: renders the login with its rules, and the frame of a signed-in visit. */
export function prerender(): {
  markup: string;
  frame: string;
  css: string;
  fonts: string;
  variables: readonly string[];
} {
  // The first render of `App`: React hydrates this markup.
  const login = renderToString(
    <PageStyles>
      <LoginView
        brand={{ name: '', logoUrl: null }}
        values={{ documento: '', senha: '' }}
        errors={{}}
        busy={false}
        acessibilidade
        letters
        onChange={nothing}
        onSubmit={nothing}
      />
      <FullScreenSpinner open={false} />
    </PageStyles>,
  );
  // Addresses are relative to the page.
  return {
    markup: uncontrolled(login),
    frame: renderToStaticMarkup(<Frame />),
    css: fallbacks + addedStyles() + css + contrast + unbranded(),
    fonts: fonts.replaceAll("url('./", "url('./fonts/"),
    // Plain parts need them before MUI declares them all.
    variables: Object.values(vars),
  };
}

function Frame() {
  return (
    <>
      <div className="first-frame" aria-hidden="true">
        <div className="first-bar" />
        <div className="first-main">
          <div className="first-body">
            <div className="first-block first-line" />
            <div className="first-cards">
              <div className="first-block" />
              <div className="first-block" />
            </div>
            <div className="first-block first-banner" />
          </div>
        </div>
      </div>
      <p role="alert" className="first-message" />
    </>
  );
}

/** Outweighs the rule with the deployment's colour (base/start/brand). */
function unbranded(): string {
  const { brand, text } = tokens.contrast;
  const surface = '--portal-palette-surface-';
  return `html[data-tema=contrast]{${surface}brand:${brand};${surface}onBrand:${text}}`;
}

/** A value attribute would define what a reset restores. */
function uncontrolled(markup: string): string {
  return markup.replaceAll(' value=""', '');
}
