import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Sources that the lint must refuse, by file, each with the rule that refuses it. */
const BREACHES: Record<string, [rule: string, source: string]> = {
  'src/lib/up.ts': ['layers', `export { call } from '../base/flow/call.ts';`],
  'src/base/calls/sideways.ts': [
    'layers',
    `import { warn } from '../../ui/toast.ts';\nexport const a = warn;`,
  ],
  'src/ui/up.ts': ['layers', `import { api } from '../base/calls/api.ts';\nexport const a = api;`],
  'src/base/browser/late.ts': ['layers', `export const a = () => import('../flow/call.ts');`],
  'src/base/flow/up.ts': ['layers', `import { now } from '../../session/now.ts';\nexport const a = now;`],
  'src/session/up.ts': ['layers', `import { b } from '../features/pessoa/b.form.ts';\nexport const a = b;`],
  'src/features/lojas/up.ts': [
    'layers',
    `import { store } from '../../app/store.ts';\nexport const a = store;`,
  ],
  'src/features/lojas/a.screen.tsx': [
    'layers',
    `import { b } from '../pessoa/b.form.ts';\nexport const a = b;`,
  ],
  'src/features/pessoa/back.ts': ['layers', `import { d } from '../acesso/d.ts';\nexport const a = d;`],
  'src/features/lojas/a.view.tsx': [
    'layers',
    `import { api } from '../../base/calls/api.ts';\nexport const a = api;`,
  ],
  'src/features/lojas/c.view.tsx': [
    'layers',
    `import { call } from '../../base/flow/call.ts';\nexport const a = call;`,
  ],
  'src/features/lojas/d.view.tsx': [
    'layers',
    `import { useSelector } from 'react-redux';\nexport const a = useSelector;`,
  ],
  'src/features/lojas/e.view.tsx': ['layers', `import { a } from './xstate.ts';\nexport const b = a;`],
  'src/features/lojas/i.view.tsx': [
    'layers',
    `import { Link, useNavigate } from 'react-router-dom';\nexport const a = [Link, useNavigate];`,
  ],
  'src/features/lojas/f.view.tsx': ['layers', `import { Box } from '@mui/material';\nexport const a = Box;`],
  'src/features/lojas/g.view.tsx': [
    'layers',
    `import { styled } from '@mui/material/styles';\nexport const a = styled;`,
  ],
  'src/features/lojas/h.view.tsx': [
    'layers',
    `import { a as plain } from '../../ui/first/plain.tsx';\nexport const a = plain;`,
  ],
  'src/features/inicio/portal.view.tsx': [
    'layers',
    `import Box from '@mui/material/Box';\nexport const a = Box;`,
  ],
  'src/ui/first/mui.tsx': ['layers', `import Box from '@mui/material/Box';\nexport const a = Box;`],
  'src/ui/plain.tsx': ['layers', `import { a as plain } from './first/plain.tsx';\nexport const a = plain;`],
  'src/features/ofertas/oferta-card.view.tsx': [
    'layers',
    `import { offer } from './offer.ts';\nexport const a = offer;`,
  ],
  'src/app/bar.view.tsx': ['layers', `import { store } from './store.ts';\nexport const a = store;`],
  'src/features/lojas/card.tsx': ['layers', `import Card from '@mui/material/Card';\nexport const a = Card;`],
  'src/app/menu.tsx': ['layers', `import Menu from '@mui/material/Menu';\nexport const a = Menu;`],
  'src/ui/keyframes.ts': [
    'layers',
    `import { keyframes } from '@emotion/react';\nexport const a = keyframes;`,
  ],
  'src/features/lojas/machine.ts': [
    'layers',
    `import { m } from '../../../machines/m.ts';\nexport const a = m;`,
  ],
  'src/features/lojas/xstate.ts': ['layers', `import { setup } from 'xstate';\nexport const a = setup;`],
  'src/features/lojas/effect.tsx': [
    'layers',
    `import { useEffect } from 'react';\nexport const a = useEffect;`,
  ],
  'src/features/lojas/whole.tsx': [
    'layers',
    `import * as React from 'react';\nexport const a = React.useEffect;`,
  ],
  'src/features/lojas/map.tsx': ['layers', `import { Map } from 'leaflet';\nexport const a = Map;`],
  'src/features/lojas/bare.ts': ['layers', `import { up } from '../../lib/legal';\nexport const a = up;`],
  'src/ui/form.tsx': ['layers', `import { useSelector } from 'react-redux';\nexport const a = useSelector;`],
  'src/ui/formik.tsx': ['layers', `import { setup } from 'xstate';\nexport const a = setup;`],
  'src/session/formik.tsx': ['layers', `import { useFormik } from 'formik';\nexport const a = useFormik;`],
  'src/app/toast.tsx': ['layers', `import { useSnackbar } from 'notistack';\nexport const a = useSnackbar;`],
  'src/app/slides.tsx': [
    'layers',
    `import { SnackbarProvider } from 'notistack';\nexport const a = SnackbarProvider;`,
  ],
  'src/app/slice.ts': [
    'layers',
    `import { createSlice } from '@reduxjs/toolkit';\nexport const a = createSlice;`,
  ],
  'src/app/new.ts': ['layers', `import { a } from 'left-pad';\nexport const b = a;`],
  'src/other/a.ts': ['layers', `import { up } from '../lib/legal.ts';\nexport const a = up;`],
  'machines/react.ts': ['layers', `import { useState } from 'react';\nexport const a = useState;`],
  'machines/redux.ts': [
    'layers',
    `import { createSlice } from '@reduxjs/toolkit';\nexport const a = createSlice;`,
  ],
  'machines/up.ts': [
    'layers',
    `import type { Call } from '../src/base/flow/call.ts';\nexport type A = Call;`,
  ],
  'server/api.ts': ['layers', `import { api } from '../src/base/calls/api.ts';\nexport const a = api;`],
  'src/session/inspected.ts': [
    'layers',
    `import { mask } from '../../tools/inspector/shared/mask.ts';\nexport const a = mask;`,
  ],
  'tools/inspector/shared/past.ts': [
    'layers',
    `import { up } from '../../../src/lib/legal.ts';\nexport const a = up;`,
  ],
  'tools/inspector/past.test.ts': [
    'layers',
    `import { m } from '../../machines/m.ts';\ntest('is past the seam', () => expect(m).toBeDefined());`,
  ],
  'src/lib/barrel.ts': ['no-barrel', `export * from './legal.ts';`],
  'src/lib/cycle-a.ts': ['no-cycle', `import { b } from './cycle-b.ts';\nexport const a = (): unknown => b;`],
  'src/lib/cycle-b.ts': ['no-cycle', `import { a } from './cycle-a.ts';\nexport const b = (): unknown => a;`],
  'src/lib/default.ts': ['no-default-export', `export default 1;`],
  'src/lib/any.ts': ['no-explicit-any', `export const a = (value: any): string => String(value);`],
  'src/lib/floating.ts': [
    'no-floating-promises',
    `export const a = (): void => {\n  Promise.resolve(1);\n};`,
  ],
  'src/ui/hooks.tsx': [
    'rules-of-hooks',
    `import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}`,
  ],
  'src/ui/picture.tsx': ['alt-text', `export const A = () => <img src="a.svg" />;`],
  'src/ui/status.tsx': ['status-words', `export const A = ({ a }: { a: string }) => <output>{a}</output>;`],
  'src/ui/status-text.tsx': [
    'status-words',
    `export const A = ({ on }: { on: boolean }) => <output>{on ? <b>Sim</b> : 'Não'}</output>;`,
  ],
  'src/ui/status-of-mui.tsx': [
    'status-words',
    `import Box from '@mui/material/Box';\nexport const A = () => <Box component="output">Não</Box>;`,
  ],
  'src/ui/role.tsx': ['status-words', `export const A = () => <p role="status" />;`],
  'src/lib/title.test.ts': ['test-title', `test('adds; removes', () => undefined);`],
  'src/lib/rule-title.test.ts': ['test-title', `test('adds (R7)', () => undefined);`],
  'src/lib/limit.test.ts': ['test-limit', `test('adds', () => undefined, 60_000);`],
  'src/lib/hook-limit.test.ts': ['test-limit', `beforeAll(() => undefined, 60_000);`],
  'src/lib/long.ts': ['max-lines', `export const a = 1;\n${'\n'.repeat(350)}`],
  'src/lib/function.ts': ['max-lines-per-function', `export function a(): void {\n${'\n'.repeat(60)}}`],
};

const LEGAL: Record<string, string> = {
  'src/lib/legal.ts': `export type Up = string;\nexport const up = (text: Up): string => text.toUpperCase();`,
  'src/features/pessoa/a.api.ts': `import { up } from '../../lib/legal.ts';\nexport interface A {\n  name: string;\n}\nexport const a = up('a');`,
  'src/base/calls/api.ts': `import { createApi } from '@reduxjs/toolkit/query/react';\nexport const api = createApi;`,
  'src/base/flow/call.ts': `import { useEffect } from 'react';\nimport { m } from '../../../machines/m.ts';\nexport const call = [m, useEffect];\nexport type Call = typeof call;`,
  'src/features/ofertas/offer.ts': `import { api } from '../../base/calls/api.ts';\nimport { now } from '../../session/now.ts';\nexport const offer = [api, now];`,
  'src/session/now.ts': `import { call } from '../base/flow/call.ts';\nexport const now = call;`,
  'src/features/acesso/d.ts': `import { b } from '../pessoa/b.form.ts';\nexport const d = b;`,
  'src/ui/form/formik.ts': `import { useFormik } from 'formik';\nexport const b = useFormik;`,
  'src/features/pessoa/b.form.ts': `import { b as form } from '../../ui/form/formik.ts';\nexport const b = form;`,
  'src/features/pessoa/b.view.tsx': `import { useState } from 'react';\nimport type { A } from './a.api.ts';\nimport type { Call } from '../../base/flow/call.ts';\nimport { TITLE } from './b.texts.ts';\nexport const B = ({ name }: A & { call: Call }) => <b title={TITLE}>{useState(name)[0]}</b>;`,
  'src/features/pessoa/b.texts.ts': `import { up } from '../../lib/legal.ts';\nexport const TITLE = up('b');`,
  'src/ui/box.tsx': `import Box from '@mui/material/Box';\nexport const a = Box;`,
  'src/ui/status-element.tsx': `export const A = ({ on }: { on: boolean }) => <output>{on && <b>Sim</b>}</output>;`,
  'src/ui/first/plain.tsx': `export const a = 'button';`,
  'src/features/pessoa/c.view.tsx': `import Box from '@mui/material/Box';\nimport { Link } from 'react-router-dom';\nexport const a = [Box, Link];`,
  'src/features/acesso/login.view.tsx': `import { a as plain } from '../../ui/first/plain.tsx';\nexport const a = plain;`,
  'src/features/pessoa/b.screen.tsx': `import { useSelector } from 'react-redux';\nimport { call } from '../../base/flow/call.ts';\nimport { api } from '../../base/calls/api.ts';\nimport { B } from './b.view.tsx';\nexport const S = () => <B name={String([useSelector(() => 1), api])} call={call} />;`,
  'src/app/store.ts': `import { m } from '../../machines/m.ts';\nexport const store = m;\nexport const late = () => import('../features/pessoa/b.screen.tsx');`,
  'src/ui/toast.ts': `import { useSnackbar } from 'notistack';\nexport const warn = useSnackbar;`,
  'tools/inspector/shared/mask.ts': `import { up } from '../portal/lib.ts';\nexport const mask = up;`,
  'tools/inspector/portal/lib.ts': `export { up } from '../../../src/lib/legal.ts';`,
  'machines/m.ts': `import { setup } from 'xstate';\nexport const m = setup;`,
  'server/a.ts': `import { readFileSync } from 'node:fs';\nimport { up } from '../src/lib/legal.ts';\nexport const b = [up, readFileSync];`,
};

interface Diagnostic {
  filename: string;
  code: string;
  message: string;
}

let tree: string;
let found: Diagnostic[];

beforeAll(async () => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  cpSync('.oxlintrc.json', path.join(tree, '.oxlintrc.json'));
  for (const name of ['scripts', 'node_modules']) symlinkSync(path.resolve(name), path.join(tree, name));
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(
    path.join(tree, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] } }),
  );
  const sources = {
    ...LEGAL,
    ...Object.fromEntries(Object.entries(BREACHES).map(([name, [, text]]) => [name, text])),
  };
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(tree, name)), { recursive: true });
    writeFileSync(path.join(tree, name), `${text}\n`);
  }
  found = await lint(tree);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

async function lint(cwd: string): Promise<Diagnostic[]> {
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [oxlint, '-f', 'json', 'src', 'machines', 'server', 'tools'],
      { cwd, maxBuffer: 1e8 },
      (_, stdout) => resolve(stdout),
    );
  });
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
}

const faultsOf = (name: string) => found.filter(({ filename }) => filename === name).map(({ code }) => code);

it.each(Object.entries(BREACHES).map(([name, [rule]]) => [name, rule]))('refuses %s (%s)', (name, rule) => {
  expect(faultsOf(name)).toContainEqual(expect.stringContaining(`(${rule})`));
});

it.each(Object.keys(LEGAL))('accepts %s', (name) => {
  expect(faultsOf(name)).toEqual([]);
});
