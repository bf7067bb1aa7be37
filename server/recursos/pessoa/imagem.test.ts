import sharp from 'sharp';
import { processorTime } from '../../../scripts/jest/processor-time.ts';
import { exif, jpegSegment, PICTURES, PLACE } from '../../lib/picture/testing-pictures.ts';
import { createLog } from '../../operate/log.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ANA_CPF, type Client, signIn } from '../../testing/client.ts';

let moment = Date.now();
let server: TestServer;
let ana: Client;
/** What the server says of errors that it did not expect. */
const unexpected: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    listen: false,
    log: createLog({ write: (line) => unexpected.push(line) }),
    clock: { now: () => new Date(moment) },
    tokenTtlSeconds: 999_999,
  });
  ana = await signIn(server.app, ANA_CPF);
});
afterAll(async () => server.stop());

const send = async (bytes: Buffer, said = 'image/png') =>
  ana.post('/api/pessoa/imagem', { imagem: `data:${said};base64,${bytes.toString('base64')}` });
const answerTo = async (bytes: Buffer) => (await send(bytes)).json<Record<string, unknown>>();
const addressOf = async () =>
  (await ana.get('/api/pessoa/imagem')).json<{ data: { url: string } }>().data.url;
const kept = async () => server.app.inject(await addressOf());

// @rule C4.16, C4.17, C5.8
test('a picture is served, and a new one gets a new address', async () => {
  expect((await send(PICTURES.png)).statusCode).toBe(200);
  const url = await addressOf();
  const picture = await kept();
  const { width, height } = await sharp(picture.rawPayload).metadata();
  expect([picture.headers['content-type'], width, height]).toEqual(['image/png', 16, 8]);
  await send(PICTURES.gif);
  expect((await server.app.inject(url)).statusCode).toBe(404);
  expect(await addressOf()).not.toBe(url);
});

test('invalid and uncleanable pictures are refused with a message', async () => {
  const tiff = Buffer.from('49492a0008000000', 'hex');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const file of [Buffer.from('<html>'), tiff, drawing])
    expect(await answerTo(file)).toEqual({
      statusCode: 400,
      description: 'O arquivo enviado não é uma imagem que possa ser usada. Envie em JPG, PNG, WebP ou GIF.',
    });
  const elsewhere = await ana.post('/api/pessoa/imagem', { imagem: 'https://exemplo.example/foto.png' });
  expect(elsewhere.json()).toEqual({
    statusCode: 400,
    description: 'Envie a imagem como data URL em base64.',
  });
});

const sendBody = async (payload: string, type = 'application/x-www-form-urlencoded') =>
  server.app.inject({
    method: 'POST',
    url: '/api/pessoa/imagem',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': type },
    payload,
  });

test('a picture is accepted in a form only, 16 MB of junk do not block', async () => {
  const timeOf = async (sign: string) => {
    const payload = `imagem=${sign.repeat(16_000_000 / sign.length)}`;
    return processorTime(async () => expect((await sendBody(payload)).statusCode).toBe(400));
  };
  const plain = await timeOf('a');
  for (const sign of ['+', '%5B', '&', '['])
    expect([sign, (await timeOf(sign)) < 4 * plain]).toEqual([sign, true]);
  expect((await sendBody('imagem=%zz')).statusCode).toBe(400);
  expect((await sendBody('{"imagem":[]}', 'application/json')).statusCode).toBe(415);
});

test('a photograph of several megabytes is stored without EXIF', async () => {
  const { jpeg } = PICTURES;
  const note = jpegSegment(0xfe, Buffer.alloc(65_000, PLACE));
  const photo = Buffer.concat([
    jpeg.subarray(0, 20),
    jpegSegment(0xe1, exif(1)),
    ...Array.from({ length: 92 }, () => note),
    jpeg.subarray(20),
  ]);
  expect(photo.length).toBeGreaterThan(5_900_000);
  expect([(await send(photo)).statusCode, ...unexpected]).toEqual([200]);
  expect((await kept()).rawPayload.length).toBeLessThan(1000);
});

// @rule C6.24
test('pictures are processed one at a time without blocking others', async () => {
  moment += 600_000;
  const answers = await Promise.all(Array.from({ length: 24 }, async () => send(PICTURES.png)));
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect([count(200), count(429)]).toEqual([1, 23]);
  const others = ['11222333000181', '11144477735'].map(async (documento) => signIn(server.app, documento));
  const clients = [ana, ...(await Promise.all(others))];
  const imagem = `data:image/png;base64,${PICTURES.png.toString('base64')}`;
  moment += 600_000;
  const each = await Promise.all(
    clients.map(async (client) => client.post('/api/pessoa/imagem', { imagem })),
  );
  expect(each.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const after: number[] = [];
  for (let upload = 0; upload < 22; upload += 1) after.push((await send(PICTURES.png)).statusCode);
  expect([after.slice(0, 19), after.at(-1)]).toEqual([Array(19).fill(200), 429]);
  moment += 600_000;
});

test("a customer's picture is not cached and cannot run scripts", async () => {
  await send(PICTURES.webp, 'text/html');
  const { headers } = await kept();
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
  });
  expect(headers['content-disposition']).toBeUndefined();
});

test('the picture of a closed account is gone', async () => {
  await send(PICTURES.png);
  const url = await addressOf();
  await ana.post('/api/pessoa/desativar/PortalWeb');
  moment += 86_399_999;
  expect((await server.app.inject(url)).statusCode).toBe(200);
  moment += 1;
  expect((await server.app.inject(url)).statusCode).toBe(404);
});
