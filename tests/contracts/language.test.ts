import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpClient } from '@/adapters/http/HttpClient';
import type { Transport } from '@/adapters/http/Transport';
import { httpBrandGateway } from '@/adapters/http/brand/httpBrandGateway';
import { httpSportsGateway } from '@/adapters/http/sports/httpSportsGateway';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import { matchId } from '@/domain/shared/ids';
import { realClock, realScheduler } from '@tests/support/realTime';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';

/** The app's client in front of a door, in the language of its reader. */
function reader({ http, sandbox }: OpenDoor, transport: Transport, language?: () => string) {
  const client = new HttpClient({
    settings: http.client.settings,
    transport,
    scheduler: realScheduler,
    clock: realClock,
    logger: http.logger,
    random: () => 0,
    language,
    heldToken: () => null,
    onSessionEnded: () => undefined,
  });
  expect(client.settings.apiUrl).toBe(sandbox.url);
  return { brand: httpBrandGateway(client), sports: httpSportsGateway(client) };
}

/** A server of the specification, which knows nothing of the header. */
const heedless =
  (next: Transport): Transport =>
  ({ headers, ...request }, watch) => {
    const known = Object.entries(headers).filter(([name]) => name !== 'Accept-Language');
    return next({ ...request, headers: Object.fromEntries(known) }, watch);
  };

describe.each(httpDoors)('Accept-Language, $door', (door) => {
  let here: OpenDoor;
  let transport: Transport;
  beforeAll(async () => {
    here = await openDoor(door);
    transport = here.sandbox.transport ?? axiosTransport();
  });
  afterAll(() => here.close());

  const said = async ({ brand, sports }: ReturnType<typeof reader>) => {
    const [announced, refused] = [await brand.announcements(), await sports.match(matchId('nowhere'))];
    if (!announced.ok || refused.ok) throw new Error('no answers');
    return [announced.value[1]?.content, 'message' in refused.error ? refused.error.message : ''];
  };
  const ENGLISH = ['In play, a bet waits a few seconds first.', 'This match is not available.'];

  it('a server answers in the language that a request names, from request to request', async () => {
    let language = 'hi';
    const asking = reader(here, transport, () => language);
    expect(await said(asking)).toEqual(['इनप्ले में बेट कुछ सेकंड रुककर लगती है।', 'यह मैच उपलब्ध नहीं है।']);
    language = 'en';
    expect(await said(asking)).toEqual(ENGLISH);
  });

  it('a server that ignores it is read as before, and so is one that is told nothing', async () => {
    expect(await said(reader(here, heedless(transport), () => 'hi'))).toEqual(ENGLISH);
    expect(await said(reader(here, transport))).toEqual(ENGLISH);
  });
});
