import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { downloadAllEntry } from './download-all.machine.ts';

const page = (pages: number | null, more: object = {}) => ({
  ok: true,
  value: { pages, isEnd: false, isSeen: false, ...more },
});
const refusal = (status: number | null) => ({ ok: false, failure: { message: null, status } });
const context = ({ actor }: Rig) => actor.getSnapshot().context as { page: number; failure: unknown };
const asked = ({ calls }: Rig) =>
  calls.map(({ port, input }) => (port === 'readPage' ? (input as { page: number }).page : port));

function begun(): Rig {
  const rig = startRig(downloadAllEntry);
  rig.send({ type: 'download.requested' });
  return rig;
}

describePaths(downloadAllEntry, {
  'no file is handed over in any state but saving and done': ({ actor, calls }) => {
    const saved = calls.at(-1)?.port === 'saveFile';
    const { value, context: facts } = actor.getSnapshot() as { value: string; context: { page: number } };
    return !saved || value === 'saving' || value === 'done' || (value === 'failed' && facts.page === 1);
  },
  'a page is asked for in turn, or the first one again': (rig) =>
    asked(rig).every((now, index, all) => {
      const before = all[index - 1];
      return (
        now === 1 ||
        now === 'saveFile' ||
        before === undefined ||
        before === 'saveFile' ||
        Number(now) - Number(before) <= 1
      );
    }),
});

describe('all pages', () => {
  // @rule R140
  it('are read one at a time, then handed over with their sums', async () => {
    const rig = begun();
    rig.send({ type: 'download.requested' });
    expect(asked(rig)).toEqual([1]);
    await rig.answer('readPage', page(3));
    await rig.answer('readPage', page(3));
    expect(asked(rig)).toEqual([1, 2, 3]);
    await rig.answer('readPage', page(3));
    expect(rig.value()).toBe('saving');
    await rig.answer('saveFile', { linhas: 20, somas: [1] });
    expect(rig.value()).toBe('done');
    expect(rig.actor.getSnapshot().context).toMatchObject({ tally: { linhas: 20, somas: [1] } });
    expect(rig.actions.map(({ type }) => type)).toEqual(['discard', 'discard']);
  });

  it('end at the last page without a page count', async () => {
    const rig = begun();
    for (let read = 1; read <= 4; read += 1) await rig.answer('readPage', page(null));
    await rig.answer('readPage', page(null, { isEnd: true }));
    expect(asked(rig)).toEqual([1, 2, 3, 4, 5, 'saveFile']);
  });

  it('are stopped at once, without a file', async () => {
    const rig = begun();
    await rig.answer('readPage', page(3));
    rig.send({ type: 'stop.requested' });
    expect(rig.value()).toBe('stopped');
    expect(rig.actor.getSnapshot().children).toEqual({});
    rig.send({ type: 'download.requested' });
    expect(asked(rig)).toEqual([1, 2, 1]);
  });
});

// @rule R140
it('a second file starts from the first page', async () => {
  const rig = begun();
  await rig.answer('readPage', page(1));
  await rig.answer('saveFile', { linhas: 8, somas: [1] });
  rig.send({ type: 'download.requested' });
  expect(rig.value()).toBe('reading');
  await rig.answer('readPage', page(2));
  await rig.answer('readPage', refusal(503));
  rig.send({ type: 'download.requested' });
  expect(rig.value()).toBe('reading');
  expect(asked(rig)).toEqual([1, 'saveFile', 1, 2, 1]);
});

// @rule R141
describe('shifting pages', () => {
  it.each([
    ['an entry is seen twice', page(3, { isSeen: true })],
    ['there are more pages', page(4)],
    ['there are fewer pages, and this is the last', page(2)],
  ])('begin again once: %s', async (_, shifted) => {
    const rig = begun();
    await rig.answer('readPage', page(3));
    await rig.answer('readPage', shifted);
    expect(asked(rig)).toEqual([1, 2, 1]);
    await rig.answer('readPage', page(3));
    await rig.answer('readPage', shifted);
    expect(rig.value()).toBe('shifted');
    expect(asked(rig)).toEqual([1, 2, 1, 2]);
    rig.send({ type: 'download.requested' });
    await rig.answer('readPage', page(3));
    await rig.answer('readPage', shifted);
    expect(rig.value()).toBe('reading');
  });
});

describe('a failed page', () => {
  it('is the only one retried', async () => {
    const rig = begun();
    await rig.answer('readPage', page(3));
    await rig.answer('readPage', refusal(503));
    expect(rig.value()).toBe('failed');
    expect(context(rig)).toMatchObject({ page: 2, failure: { status: 503 } });
    rig.send({ type: 'resume.requested' });
    expect(context(rig).failure).toBeNull();
    await rig.crash('readPage');
    rig.send({ type: 'resume.requested' });
    await rig.answer('readPage', page(3));
    expect(asked(rig)).toEqual([1, 2, 2, 2, 3]);
  });

  it('because the session has ended ends it', async () => {
    const rig = begun();
    await rig.answer('readPage', page(3));
    await rig.answer('readPage', refusal(401));
    expect(rig.value()).toBe('idle');
    expect(asked(rig)).toEqual([1, 2]);
  });

  it('a failed save starts again from the first page', async () => {
    const rig = begun();
    await rig.answer('readPage', page(1));
    await rig.crash('saveFile');
    rig.send({ type: 'resume.requested' });
    expect(asked(rig)).toEqual([1, 'saveFile', 1]);
  });
});
