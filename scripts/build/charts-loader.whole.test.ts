import { readFileSync } from 'node:fs';
import path from 'node:path';
import { registry } from '../../machines/index.ts';
import { nodesOf, rootOf } from '../../machines/testing/transitions.ts';
import { withLines } from './charts-loader.mjs';

const root = path.resolve(import.meta.dirname, '../..');

it.each(registry.map(({ id, machine }) => [id, machine] as const))(
  'every state of %s has its own line in the source',
  (id, machine) => {
    const file = `machines/${id}/${id}.machine.ts`;
    const source = readFileSync(path.join(root, file), 'utf8');
    const lines = source.split('\n');
    const marked = withLines(source, file);
    for (const { key, description = '' } of nodesOf(rootOf(machine))) {
      const before = marked.slice(0, marked.indexOf(description));
      const [at = ''] = before.match(/(?<=meta: \{ at: ')[^']+(?=' \}, description:\s+.$)/) ?? [];
      expect(at).toMatch(new RegExp(`^${file}:\\d+$`));
      const line = lines[Number(at.split(':')[1]) - 1] ?? '';
      expect(line).toMatch(new RegExp(`\\b(?:${key}(?: = |: )|createMachine\\(\\{)`));
    }
  },
);
