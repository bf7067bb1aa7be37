import { cut, LARGEST } from './cut.ts';

const sizeOf = (value: unknown) => JSON.stringify(value).length;

describe('shortening recorded data', () => {
  it('keeps data that fits', () => {
    const event = { type: 'went', items: [1, 2, 3] };
    expect(cut(event)).toBe(event);
    expect(cut(undefined)).toBeUndefined();
  });

  it('cuts long texts and lists, keeps small fields whole', () => {
    const large = {
      type: 'told',
      text: 'a'.repeat(50_000),
      list: Array.from({ length: 20_000 }, () => 1),
      ok: true,
    };
    const short = cut(large) as typeof large;
    expect(sizeOf(short)).toBeLessThan(33_000);
    expect(short).toMatchObject({ type: 'told', ok: true });
    expect(short.text).toMatch(/^a+… \(cortado: 50000 caracteres\)$/);
    expect(short.list.at(-1)).toMatch(/^\(cortado: mais \d+ de 20000 itens\)$/);
  });

  it('cuts nested values', () => {
    const deep = { one: { two: [{ three: 'b'.repeat(100_000) }] } };
    expect(sizeOf(cut(deep))).toBeLessThan(33_000);
    expect(JSON.stringify(cut(deep))).toContain('cortado: 100000 caracteres');
  });

  it.each([
    ['of quotes', '"'.repeat(50_000)],
    ['of control characters', '\u0001'.repeat(50_000)],
    ['of many small fields', Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`field ${n}`, n]))],
  ])('keeps a value %s within the limit', (_, value) => {
    const text = JSON.stringify(cut(value));
    expect(text.length).toBeLessThanOrEqual(LARGEST);
    expect(text).toContain('cortado');
  });
});
