import { useSyncExternalStore } from 'react';
import { useConfig } from '../../base/start/portal-context.ts';
import { chooseThemeMode, readThemeMode, watchThemeMode } from '../../base/start/theme-mode.ts';
import { AcessibilidadeView } from './acessibilidade.view.tsx';
import { contatoDe } from './contato.ts';
import criterios from './criterios.json';
import { linhasDe } from './situacao.ts';

const WCAG = linhasDe('WCAG', criterios);
const EMAG = linhasDe('eMAG', criterios);

/** `/acessibilidade`, public. @rule R150 */
export function AcessibilidadeScreen() {
  const { features, raw } = useConfig();
  const tema = useSyncExternalStore(watchThemeMode, readThemeMode);
  return (
    <AcessibilidadeView
      tema={features.themes === false ? null : tema}
      onTema={chooseThemeMode}
      wcag={WCAG}
      emag={EMAG}
      contato={contatoDe(raw['accessibilityContact'] ?? raw['accessibility'])}
    />
  );
}
