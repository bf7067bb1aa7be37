import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LoginView } from '../../screens/login/login.view.tsx';
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

/** Run by the build: the login as HTML with its rules, and the frame that a signed-in customer sees first. */
export function prerender(): {
  markup: string;
  frame: string;
  css: string;
  fonts: string;
  variables: readonly string[];
} {
  // As `App` renders it first: React hydrates this very markup.
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
  // The addresses are the page's, beside which the folder stands.
  return {
    markup: uncontrolled(login),
    frame: renderToStaticMarkup(<Frame />),
    css: fallbacks + addedStyles() + css + contrast + unbranded(),
    fonts: fonts.replaceAll("url('./", "url('./fonts/"),
    // The plain parts read them before MUI, which declares them all, is there.
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

/** Weighs more than the rule with a deployment's own colour, which the page's script puts in force (platform/start/brand). */
function unbranded(): string {
  const { brand, text } = tokens.contrast;
  const surface = '--portal-palette-surface-';
  return `html[data-tema=contrast]{${surface}brand:${brand};${surface}onBrand:${text}}`;
}

/** A value attribute would be what a reset goes back to; the fields start empty and belong to the customer. */
function uncontrolled(markup: string): string {
  return markup.replaceAll(' value=""', '');
}
