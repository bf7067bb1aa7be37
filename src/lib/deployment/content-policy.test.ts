import { isOfSources, pictureSources, policyFor } from './content-policy.ts';

const BUILT =
  "default-src 'none'; script-src 'self' 'sha256-a'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'";

/** A directive's sources for a config.json. */
function sources(name: string, config: object, built = BUILT): string {
  const parts = policyFor(built, config).split('; ');
  return parts.find((part) => part.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
}

const EVERYTHING = {
  mainApiUrl: 'https://api.loja.example/v1',
  publicApiUrl: 'https://api.loja.example/public',
  personApiUrl: 'http://pessoas.loja.example:8080',
  statesUrl: '/estados',
  pingUrl: 'https://ping.example/p?x=1',
  errorReportUrl: 'https://faults.example/portal',
  map: { tileUrl: 'https://{s}.mapa.example/{z}/{x}/{y}.png' },
  brand: { logoUrl: '//logos.example/a.png' },
  push: { sdkUrl: 'https://push.example/sdk.js', hosts: ['api.push.example'] },
  pictureHosts: ['cdn.example', 'https://*.fotos.example/a'],
};

describe('policyFor', () => {
  it('lets in exactly the hosts of config.json, once each', () => {
    const pictures =
      'https://api.loja.example http://pessoas.loja.example:8080 logos.example https://cdn.example https://*.fotos.example';
    expect(policyFor(BUILT, EVERYTHING)).toBe(
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-a' https://push.example",
        `img-src 'self' data: blob: ${pictures} https://*.mapa.example`,
        `connect-src 'self' ${pictures} https://ping.example https://faults.example https://push.example https://api.push.example`,
        "base-uri 'none'",
      ].join('; '),
    );
  });

  it('without hosts only the list of states and any picture are allowed', () => {
    expect(sources('connect-src', { mainApiUrl: '', statesUrl: '' })).toBe(
      "'self' https://servicodados.ibge.gov.br",
    );
    expect(sources('connect-src', { statesUrl: '/estados', pictureHosts: [] })).toBe("'self'");
    expect(sources('img-src', { statesUrl: '/estados', pictureHosts: [] })).toBe("'self' data: blob: https:");
    expect(sources('script-src', {})).toBe("'self' 'sha256-a'");
  });

  it('a host that config.json no longer names is let in no more', () => {
    const former = policyFor(BUILT, EVERYTHING);
    const config = { mainApiUrl: 'https://outra.example', statesUrl: '/estados' };
    expect(policyFor(former, config)).toBe(policyFor(BUILT, config));
  });

  // @rule C1.2
  it('names a host with accents as browsers ask for it', () => {
    const config = {
      statesUrl: '/estados',
      mainApiUrl: 'https://API.mercadosãojoão.example:8443/v1',
      pictureHosts: ['*.pão.example', '//açaí.example'],
      map: { tileUrl: 'https://{s}.chão.example/{z}' },
    };
    expect(sources('connect-src', config)).toBe(
      "'self' https://api.xn--mercadosojoo-9bbd.example:8443 https://*.xn--po-sia.example xn--aa-4iaz.example",
    );
    expect(sources('img-src', config)).toMatch(/ https:\/\/\*\.xn--cho-nla\.example$/);
  });

  it.each(['https://pão;x.example/', 'https://pão.example:porta/', '//ã@b.example', '/são/joão'])(
    '%j lets nothing in',
    (mainApiUrl) => {
      expect(sources('connect-src', { statesUrl: '/estados', mainApiUrl })).toBe("'self'");
    },
  );

  it('names the hosts of the usual push SDK', () => {
    const push = { sdkUrl: 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js' };
    expect(sources('connect-src', { statesUrl: '/estados', push })).toBe(
      "'self' https://cdn.onesignal.com https://onesignal.com https://*.onesignal.com",
    );
  });

  it('a directive that the policy lacks keeps the own origin', () => {
    expect(sources('connect-src', EVERYTHING, "default-src 'none'")).toMatch(/^'self' https:/);
  });

  it.each([
    [{ pictureHosts: 'cdn.example' }, 'pictureHosts is not a list'],
    [{ pictureHosts: ["'unsafe-inline'"] }, 'pictureHosts names what is no host'],
    [{ pictureHosts: ['cdn.example; script-src *'] }, 'pictureHosts names what is no host'],
    [{ pictureHosts: [7] }, 'pictureHosts names what is no host'],
    [{ push: { hosts: ['a b'] } }, 'push.hosts names what is no host'],
  ])('%j is refused', (config, words) => {
    expect(() => policyFor(BUILT, config)).toThrow(words);
  });

  it('no address in config.json can add a directive', () => {
    const mainApiUrl = "https://a.example; script-src 'unsafe-inline'";
    expect(sources('script-src', { mainApiUrl })).toBe("'self' 'sha256-a'");
    expect(sources('connect-src', { mainApiUrl, statesUrl: '/estados' })).toBe("'self'");
  });
});

test('a picture is of a host as the policy understands it', () => {
  const named = pictureSources({
    pictureHosts: ['cdn.example', '*.fotos.example'],
    mainApiUrl: '//api.example:81',
  });
  const fits = (address: string) => isOfSources(new URL(address), named);
  expect(
    [
      'https://cdn.example/a',
      'https://b.fotos.example/',
      'http://api.example:81/',
      'https://api.example:81/',
    ].map(fits),
  ).toEqual([true, true, true, true]);
  expect(
    [
      'http://cdn.example/a',
      'https://a.cdn.example/',
      'https://fotos.example/',
      'https://api.example/',
      'https://evil.example/',
    ].map(fits),
  ).toEqual([false, false, false, false, false]);
});
