import { act, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const VOUCHERS = '/api/promocoes/voucher';

const server = portalServer();

/** A local day in wire format. */
function day(more: number): string {
  const now = new Date();
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + more);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}
const voucher = (codigo: string, more: number | null) => ({
  codigo,
  beneficio: `Desconto ${codigo}`,
  dtaFim: more === null ? null : day(more),
});

beforeEach(async () => {
  const data = [
    voucher('L8', 8),
    voucher('N', null),
    voucher('T7', 7),
    voucher('A1', 1),
    voucher('H0', 0),
    voucher('O', -1),
  ];
  await server.faults({ path: VOUCHERS, mode: 'status', status: 200, body: { statusCode: 200, data } });
});

const open = async (config = {}) => renderApp('/voucher', { server, documento: ANA, config });
const cards = async () =>
  (await within(await screen.findByRole('main')).findAllByRole('listitem')).map(
    (card) => card.textContent ?? '',
  );
const calls = async () => (await server.takeLog()).filter((call) => call.includes(VOUCHERS));

/** Collects downloads. */
function watchFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let last = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: last });
  });
  return files;
}

async function read(blob: Blob | undefined) {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob ?? new Blob());
  });
  return ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate }) => [summary, startDate.toString()]);
}

// @rule R100, R101
test('expiring vouchers are first without another call', async () => {
  await open();
  const [h0, a1, t7, ...others] = await cards();
  expect(h0).toContain('Desconto H0 Vence hoje');
  expect(a1).toContain('Desconto A1 Vence amanhã');
  expect(t7).toContain('Desconto T7 Vence em 7 dias');
  expect(others.map((card) => /Desconto (\w\d?)/.exec(card)?.[1])).toEqual(['L8', 'N', 'O']);
  for (const card of others) expect(card).not.toContain('Vence');
  expect(await calls()).toHaveLength(1);
});

// @rule R101
test("finished vouchers keep the server's order", async () => {
  const { user } = await open();
  await cards();
  await user.click(screen.getByRole('tab', { name: 'Finalizados' }));
  await waitFor(async () => expect((await cards())[0]).toContain('L8'));
  expect((await cards()).join(' ')).not.toMatch(/Vence|calendário/);
});

// @rule R103
test('a double click makes one calendar file', async () => {
  const files = watchFiles();
  const { user } = await open();
  await cards();
  expect(screen.queryByRole('button', { name: /^Adicionar ao calendário: Desconto N/ })).toBeNull();
  await user.dblClick(screen.getByRole('button', { name: 'Adicionar ao calendário: Desconto A1, A1' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]).toMatchObject({ name: 'voucher.ics' });
  expect(files[0]?.blob.type).toContain('text/calendar');
  expect(await read(files[0]?.blob)).toEqual([['Último dia do voucher: Desconto A1', day(1)]]);
});

// @rule R103
test('all that are shown with a last day, in one file', async () => {
  const files = watchFiles();
  const { user } = await open();
  await cards();
  await user.click(screen.getByRole('button', { name: 'Adicionar todos ao calendário' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]).toMatchObject({ name: 'vouchers.ics' });
  expect((await read(files[0]?.blob)).map(([, start]) => start)).toEqual([8, 7, 1, 0, -1].map(day));
});

// @rule R89, C1.9
test('with the feature off the list is unsorted, without calendar', async () => {
  await open({ features: { expiring: false } });
  expect((await cards()).map((card) => /Desconto (\w\d?)/.exec(card)?.[1])).toEqual([
    'L8',
    'N',
    'T7',
    'A1',
    'H0',
    'O',
  ]);
  expect((await screen.findByRole('main')).textContent).not.toMatch(/Vence|calendário/);
});

// @rule R102
describe('the menu', () => {
  const menu = () => screen.getByRole('navigation', { name: 'Menu principal' });
  afterEach(() => {
    window.innerWidth = 1024;
  });

  test('the menu loads their number when it opens', async () => {
    window.innerWidth = 360;
    const { user } = await renderApp('/chats', {
      server,
      documento: ANA,
      // The bar below asks for it as well, once the page is idle.
      config: { features: { bottomBar: false } },
    });
    const button = await screen.findByRole('button', { name: 'Abrir menu' });
    expect(await calls()).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('link', { name: 'Vouchers 3 vencem em breve' })).toBeInTheDocument();
    expect(await calls()).toHaveLength(1);
  });

  test('beside the screen it asks when it is pointed at or has the focus', async () => {
    await renderApp('/chats', { server, documento: ANA });
    await screen.findByRole('navigation', { name: 'Menu principal' });
    expect(await calls()).toEqual([]);
    act(() => within(menu()).getByRole('link', { name: 'Vouchers' }).focus());
    expect(
      await within(menu()).findByRole('link', { name: 'Vouchers 3 vencem em breve' }),
    ).toBeInTheDocument();
    expect(await calls()).toHaveLength(1);
  });

  test('says nothing for none, nor when it is left out', async () => {
    await server.faults({ path: VOUCHERS, mode: 'hangup' });
    const { unmount } = await renderApp('/chats', { server, documento: ANA });
    act(() => within(menu()).getByRole('link', { name: 'Vouchers' }).focus());
    await waitFor(async () => expect(await calls()).toHaveLength(1));
    expect(within(menu()).getByRole('link', { name: 'Vouchers' })).toBeInTheDocument();
    unmount();
    await renderApp('/chats', { server, documento: ANA, config: { features: { expiring: false } } });
    act(() => within(menu()).getByRole('link', { name: 'Vouchers' }).focus());
    await server.roundTrip();
    expect(await calls()).toEqual([]);
  });
});
