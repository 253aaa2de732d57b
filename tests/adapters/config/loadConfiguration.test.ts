import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTimeValues } from '@/adapters/config/buildTimeValues';
import { loadConfiguration } from '@/adapters/config/loadConfiguration';
import { forEachCapability } from '@/application/ports/device/Capabilities';

const serving = (text: string, status = 200) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetchFile = (url: string, init: RequestInit): Promise<Response> => {
    asked.push({ url, init });
    return Promise.resolve(new Response(text, { status }));
  };
  return { asked, fetchFile };
};

const load = (file: unknown, buildTime = {}) =>
  loadConfiguration(serving(JSON.stringify(file)).fetchFile, buildTime);

describe('loadConfiguration', () => {
  it('fetches /config.json past the cache', async () => {
    const { asked, fetchFile } = serving('{}');
    await loadConfiguration(fetchFile, {});
    expect(asked).toMatchObject([{ url: '/config.json', init: { cache: 'no-cache' } }]);
  });

  it('an empty or missing file means the sandbox with everything it can', async () => {
    for (const { fetchFile } of [serving('{}'), serving(''), serving('gone', 404)]) {
      const configuration = await loadConfiguration(fetchFile, {});
      expect(configuration).toMatchObject({
        ok: true,
        value: {
          app: {
            backend: 'sandbox',
            publicPath: '/',
            protectedPath: '/home',
            ezugiHref: '/casino/ezugi',
            // It lives in the page, and cannot tell anybody who has closed it.
            capabilities: forEachCapability((name) => name !== 'webPush'),
            jurisdiction: { minAge: 18, currency: 'INR', realMoney: false },
          },
          authHeader: { name: 'Authorization', scheme: 'Bearer' },
          sportsAuthHeader: { name: 'token', scheme: '' },
          registration: { typeId: 3, parentId: 81026 },
        },
      });
    }
  });

  it('a remote backend has no capability beyond the specification unless told, and hosts default to the API', async () => {
    const configuration = await load({
      backend: 'remote',
      apiUrl: 'https://api.example.com/',
      capabilities: { betKeys: true },
    });
    expect(configuration).toMatchObject({
      ok: true,
      value: {
        app: {
          capabilities: {
            betKeys: true,
            marketStream: false,
            betPlacement: false,
            cashOut: false,
            playSafe: false,
            casinoCatalogue: false,
            score: false,
          },
        },
        hosts: {
          apiUrl: 'https://api.example.com',
          sportsUrl: 'https://api.example.com',
          socketUrl: 'https://api.example.com',
        },
      },
    });
  });

  it.each([
    [{ backend: 'remot' }, 'backend'],
    [{ backend: 'remote' }, 'apiUrl'],
    [{ apiURL: 'https://x.example' }, 'apiURL'],
    [{ apiUrl: 'javascript:alert(1)' }, 'apiUrl'],
    [{ protectedPath: '//evil.example' }, 'protectedPath'],
    [{ capabilities: { betkeys: true } }, 'capabilities.betkeys'],
    [{ features: { sportsbooktest: true } }, 'features.sportsbooktest'],
    [{ jurisdiction: { minAge: 16 } }, 'jurisdiction.minAge'],
    [{ locales: [] }, 'locales'],
    [{ gameHosts: ['https://ok.example', 'nonsense'] }, 'gameHosts.1'],
  ])('a bad key is named: %j', async (file, key) => {
    const configuration = await load(file);
    expect(configuration).toMatchObject({ ok: false, error: { key } });
  });

  it.each([
    [{ apiURL: 'https://x.example' }, 'is not a key of the configuration (did you mean "apiUrl"?)'],
    [{ sport_url: '' }, 'is not a key of the configuration (did you mean "sportsUrl"?)'],
    [{ betKeys: true }, 'is not a key of the configuration (did you mean "capabilities.betKeys"?)'],
    [{ brand: { colours: {} } }, 'is not a key of the configuration'],
    [
      { jurisdiction: { helplines: [{ name: 'Help', phon: '1' }] } },
      'is not a key of the configuration (did you mean "phone"?)',
    ],
    [{ jurisdiction: { helplines: [{ phone: '1' }] } }, 'is missing'],
    [{ brand: { title: ' ' } }, 'must not be empty'],
    [{ otplength: 4 }, 'is not a key of the configuration (did you mean "otpLength"?)'],
    [{ otpLenght: 4 }, 'is not a key of the configuration (did you mean "otpLength"?)'],
    [{ otpLength: 3 }, 'must be 4 or more'],
    [{ otpLength: 9 }, 'must be 8 or less'],
    [{ otpLength: 4.5 }, 'must be a whole number'],
    [{ backend: 'remot' }, 'must be "sandbox" or "remote"'],
    [{ jurisdiction: { minAge: 16 } }, 'must be 18 or more'],
    [{ brand: { shape: 'oval' } }, 'must be "sharp" or "soft" or "round"'],
    [{ apiUrl: 5 }, 'has the wrong type: string is expected, not 5'],
    [{ apiUrl: 'api.example.com' }, 'must be an address like https://api.example.com'],
    [{ brand: { navigation: [{ text: 'Live', too: '/slots' }] } }, 'is missing'],
  ])('what is wrong is said so that it can be mended: %j', async (file, reason) => {
    expect(await load(file)).toMatchObject({ ok: false, error: { reason } });
  });

  describe('a backend of a language of its own', () => {
    const loadWith = (file: unknown, dialects: readonly string[]) =>
      loadConfiguration(serving(JSON.stringify(file)).fetchFile, {}, dialects);

    it('is named as its build knows it, and what it needs is handed on as it is', async () => {
      const file = { backend: 'osprey', dialect: { anything: ['goes'] }, capabilities: { betKeys: true } };
      expect(await loadWith(file, ['osprey', 'merlin'])).toMatchObject({
        ok: true,
        value: {
          app: { backend: 'remote', capabilities: { betKeys: true, marketStream: false } },
          dialect: { name: 'osprey', settings: { anything: ['goes'] } },
        },
      });
      expect(await loadWith({ backend: 'remote', apiUrl: 'https://a.example' }, ['osprey'])).toMatchObject({
        ok: true,
        value: { dialect: null },
      });
    });

    it.each([
      [{ backend: 'ospry' }, 'backend', 'must be "sandbox" or "remote" or "osprey" or "merlin"'],
      [{ dialect: {} }, 'dialect', 'is for a backend of a language of its own, and "backend" names none'],
      [{ backend: 'osprey', dialect: 5 }, 'dialect', 'has the wrong type: Object is expected, not 5'],
    ])('what is wrong is said, with the names that there are: %j', async (file, key, reason) => {
      expect(await loadWith(file, ['osprey', 'merlin'])).toEqual({ ok: false, error: { key, reason } });
    });
  });

  it.each([
    ['the sandbox sends six', {}, 6],
    ['the sandbox sends six whatever is asked for', { otpLength: 4 }, 6],
    ['a backend judges by itself', { backend: 'remote', apiUrl: 'https://a.example' }, null],
    ['a backend may name it', { backend: 'remote', apiUrl: 'https://a.example', otpLength: 4 }, 4],
  ])('[AUTH-13] the digits of a one-time code: %s', async (_what, file, otpLength) => {
    expect(await load(file)).toMatchObject({ ok: true, value: { app: { otpLength } } });
  });

  it('a file that is not JSON, a server error and no connection are told apart', async () => {
    expect(await loadConfiguration(serving('<html>').fetchFile, {})).toMatchObject({
      error: { key: null, reason: 'is not valid JSON' },
    });
    expect(await loadConfiguration(serving('[]').fetchFile, {})).toMatchObject({
      error: { key: null, reason: 'must be an object: { "key": "value" }' },
    });
    expect(await loadConfiguration(serving('', 502).fetchFile, {})).toMatchObject({
      error: { reason: 'could not be read (status 502)' },
    });
    expect(await loadConfiguration(() => Promise.reject(new TypeError('failed')), {})).toMatchObject({
      error: { reason: 'could not be read: no connection' },
    });
  });

  it('the file wins over build-time values, which win over the defaults', async () => {
    const buildTime = buildTimeValues({
      VITE_BACKEND: 'remote',
      VITE_API_URL: 'https://built.example',
      OTHER: 1,
    });
    expect(await load({}, buildTime)).toMatchObject({
      value: { hosts: { apiUrl: 'https://built.example' } },
    });
    expect(await load({ apiUrl: 'https://file.example' }, buildTime)).toMatchObject({
      value: { hosts: { apiUrl: 'https://file.example' } },
    });
  });

  it('[P30] decodes or refuses any JSON, never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (file) => {
        expect(typeof (await load(file)).ok).toBe('boolean');
      }),
    );
  });

  it('[CASINO-04] the pages that frame a sports book are closed unless the operator opens them', async () => {
    const featuresOf = async (file: object) => {
      const read = await load(file);
      return read.ok ? read.value.app.features : read.error;
    };
    expect(await featuresOf({})).toEqual({ sportsbookFrame: false, sportsbookTest: false });
    expect(await featuresOf({ features: { sportsbookTest: true } })).toEqual({
      sportsbookFrame: false,
      sportsbookTest: true,
    });
  });
});
