import { licenseEntry } from './licenses.ts';

const react = { name: 'react', version: '19.3.1', license: 'MIT' };

test('a bundled package is listed with its version and its own licence text', () => {
  const entry = licenseEntry({ ...react, licenseText: 'Copyright (c) Meta\n', noticeText: 'Thanks' });
  expect(entry).toBe('react 19.3.1 (MIT)\n\nCopyright (c) Meta\n\nThanks\n');
});

test('a package without a text gets the standard text of its licence', () => {
  expect(licenseEntry(react)).toMatch(
    /^react 19\.3\.1 \(MIT\)\n\nMIT License\n\nCopyright \(c\) the authors of react\n\nPermission/,
  );
  expect(licenseEntry({ ...react, license: 'Apache-2.0', licenseText: ' ' })).toContain('Version 2.0');
});

test('a package without a licence text is refused by name', () => {
  expect(() => licenseEntry({ ...react, license: 'ISC', licenseText: null })).toThrow(
    'react 19.3.1: no text of its licence (ISC)',
  );
});
