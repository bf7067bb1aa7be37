import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/pessoas.ts';
import type { Settings } from './settings.ts';

const NO_DEMO =
  'Sem contas de demonstração: não é só esta máquina que chega aqui. Para tê-las: SEED_DEMO=1. (No demo data.)';

/**
 * Printed when the server listens: the address, QA's pages and the demo accounts.
 * @param port the actual one
 * @param demo whether there are demo accounts
 */
export function welcome(
  { host: given, distDir, faults, seedDemo }: Pick<Settings, 'host' | 'distDir' | 'faults' | 'seedDemo'>,
  port: number,
  demo: boolean,
): string {
  const named = given.includes(':') ? `[${given}]` : given;
  const host = given === '0.0.0.0' || given === '::' ? 'localhost' : named;
  const address = `http://${host}:${port}`;
  const lines = ['', `  Clube Vizinhança: ${address}/`];
  if (existsSync(join(distDir, 'inspector.html'))) lines.push(`  Inspetor: ${address}/inspector.html`);
  if (faults) lines.push(`  Contrato: ${address}/docs/`);
  if (demo) lines.push('', ...accountLines());
  else if (!seedDemo) lines.push('', `  ${NO_DEMO}`);
  return `${lines.join('\n')}\n`;
}

function accountLines(): string[] {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ nome }) => nome.length));
  return [
    `  Contas de demonstração (senha: ${DEMO_PASSWORD})`,
    ...DEMO_ACCOUNTS.map(
      ({ nome, documento, mostra }) => `    ${nome.padEnd(width)}  ${documento.padEnd(18)}  ${mostra}`,
    ),
  ];
}
