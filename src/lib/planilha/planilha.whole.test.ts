// oxlint-disable jest/no-standalone-expect -- `onLibreOffice` is `test`, or skips
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readDataCivil } from '../datas/datas.ts';
import { toCentavos } from '../numeros/dinheiro.ts';
import { createPlanilha, type Tabela } from './planilha.ts';

function isLibreOfficeThere(): boolean {
  try {
    execFileSync('soffice', ['--version']);
    return true;
  } catch {
    return false;
  }
}

const isThere = isLibreOfficeThere();
const onLibreOffice = isThere ? test : test.skip;

const folder = mkdtempSync(join(tmpdir(), 'planilha-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Parts of which numbers, dates, times, amounts and codes are made. */
const PARTS = [
  ...'0|1|5|12|31|99|000|2026|½|.|,|/|-|:| |%|(|)|+|=|$|€'.split('|'),
  ...'R$|E|jan|Maio|fev|dezembro|am|PM|T|Z|de|VERDADEIRO|falso'.split('|'),
  "'",
];
const someText = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 7 })
  .map((all) => all.join(''));
const TEXTS = [
  ...'12.345|12/3|31/12|jan/26|10:30|100%|(12)|5-|1e3|00431|2026-01-02T10:30|- 5'.split('|'),
  ...fc.sample(someText, { numRuns: 4000, seed: 63 }),
];

const TABELA: Tabela<string> = {
  colunas: [
    { titulo: 'Texto', texto: (text) => text },
    { titulo: 'Valor', dinheiro: () => toCentavos(-123_456) },
    { titulo: 'Dia', data: () => readDataCivil('2026-12-31') },
  ],
  chave: () => null,
};

/** Type and text of the cells as LibreOffice in Portuguese opens the file. */
function openedBy(special: boolean, separators: string): (readonly [type: string, text: string])[][] {
  const planilha = createPlanilha(TABELA);
  planilha.add(TEXTS);
  writeFileSync(join(folder, 'a.csv'), planilha.takeText());
  execFileSync('soffice', [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    `--infilter=CSV:${separators},34,76,1,,1046,false,${special}`,
    '--convert-to',
    'fods',
    '--outdir',
    folder,
    join(folder, 'a.csv'),
  ]);
  const rows = readFileSync(join(folder, 'a.fods'), 'utf8').match(
    /<table:table-row[\s\S]*?<\/table:table-row>/g,
  );
  const text = (cell: string) =>
    cell
      .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_all, count = '1') => ' '.repeat(Number(count)))
      .replaceAll(/<[^>]*>|\n\s*/g, '')
      .replaceAll('&apos;', "'");
  return (rows ?? []).map((row) =>
    Array.from(
      row.matchAll(/<table:table-cell([^>]*)>([\s\S]*?)<\/table:table-cell>/g),
      ([, type = '', inner = '']) => [/value-type="(\w+)"/.exec(type)?.[1] ?? '', text(inner)] as const,
    ),
  );
}

/** Without the mark that keeps it text. */
const bare = (text: string) => text.replace(/^\u2060?'*/, '');

onLibreOffice.each([
  [false, '59'],
  [true, '59'],
  // Tab, comma and semicolon.
  [true, '9/44/59'],
])(
  `${isThere ? '' : 'no soffice: '}texts stay texts in LibreOffice, special numbers detected: %s, split at %s`,
  (special, separators) => {
    const rows = openedBy(special, separators).slice(1, TEXTS.length + 1);
    expect(rows).toHaveLength(TEXTS.length);
    const changed = rows.flatMap(([[type, text] = ['', '']], at) => {
      const written = TEXTS[at] ?? '';
      const isSame = bare(text) === bare(written);
      const isWholeNumber = type === 'float' && text === written;
      return isSame && (type === 'string' || isWholeNumber) ? [] : [[written, type, text]];
    });
    expect(changed).toEqual([]);
    expect(new Set(rows.map(([, valor, dia]) => `${valor?.[0]} ${dia?.[0]}`))).toEqual(
      new Set([special ? 'float date' : 'float string']),
    );
  },
  120_000,
);
