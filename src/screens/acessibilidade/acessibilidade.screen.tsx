import { useSyncExternalStore } from 'react';
import { formatData, readDataCivil } from '../../lib/datas/datas.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { chooseThemeMode, readThemeMode, watchThemeMode } from '../../platform/start/theme-mode.ts';
import { AcessibilidadeView } from './acessibilidade.view.tsx';
import { contatoDe } from './contato.ts';
import criterios from './criterios.json';
import { linhasDe } from './situacao.ts';
import testes from './testes.json';

const DIA = readDataCivil(testes.data);
const WCAG = linhasDe('WCAG', criterios, testes);
const EMAG = linhasDe('eMAG', criterios, testes);

/** `/acessibilidade`: for everybody, signed in or not (R150). */
export function AcessibilidadeScreen() {
  const { features, raw } = useConfig();
  const tema = useSyncExternalStore(watchThemeMode, readThemeMode);
  return (
    <AcessibilidadeView
      tema={features.themes === false ? null : tema}
      onTema={chooseThemeMode}
      dia={DIA === null ? testes.data : formatData(DIA)}
      ferramentas={testes.ferramentas}
      wcag={WCAG}
      emag={EMAG}
      contato={contatoDe(raw['accessibilityContact'] ?? raw['accessibility'])}
    />
  );
}
