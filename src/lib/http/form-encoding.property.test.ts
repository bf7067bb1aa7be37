import fc from 'fast-check';
import { parseForm } from '../../../server/http/wire/form.ts';
import { encodeForm } from './form-encoding.ts';

// @rule C2.2
test('a picture survives the form encoding byte for byte', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 4096 }), (bytes) => {
      const imagem = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
      const read = parseForm(encodeForm({ imagem }))['imagem'] as string;
      expect(Buffer.from(read.slice(read.indexOf(',') + 1), 'base64')).toEqual(Buffer.from(bytes));
      expect(read).toBe(imagem);
    }),
  );
});

test('any text survives it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
      expect(parseForm(encodeForm({ a: { texto } }))).toEqual({ a: { texto } });
    }),
  );
});
