import { balanceOf } from './walletContract';
import { amountFaults } from './amountFaults';
import { claim, notTried, type ContractCase } from './ContractCase';
import { contractOf } from './contractOf';
import { envelopeFault } from './envelopeFault';
import { matchesOf } from './matchesOf';
import { NO_SUCH_CALL } from './offered';
import type { ContractWorld, OpenBackend } from './openContractWorld';
import { timesOf } from './timesOf';

const CONVENTIONS = 'docs/wire.md 1';
/** Slower than this a player waits and taps again. */
const SLOW_MS = 2_000;

/** A call of each host. */
const ASKED = { api: '/getAppDetails', sports: '/bets', lobby: '/lobby' } as const;

/** What holds of every reply, seen as it comes over the line. */
export function wireContract(open: OpenBackend): readonly ContractCase[] {
  return contractOf('the line itself', open, [
    {
      title: 'every reply is JSON in the envelope, and says by its flag whether it worked',
      about: `${CONVENTIONS} (envelope)`,
      needs: ['reads', 'seesTraffic'],
      walk: async (world) => {
        await readAround(world);
        const faults = world
          .exchanges()
          .filter(({ kind, status }) => kind === 'http' && status !== null && status < 300)
          .flatMap((exchange) => envelopeFault(exchange) ?? []);
        claim(faults.length === 0, [...new Set(faults)].join('; '));
      },
    },
    {
      title: 'amounts have at most two places',
      about: `${CONVENTIONS} (money), WAL-01`,
      needs: ['reads', 'seesTraffic'],
      walk: async (world) => {
        await readAround(world);
        const { wrong, noise } = amountFaults(world.exchanges());
        claim(wrong.length === 0, `more than two places: ${wrong.slice(0, 5).join(', ')}`);
        if (noise.length > 0)
          world.advise(`sums of binary fractions are not rounded: ${noise.slice(0, 3).join(', ')}`);
      },
    },
    {
      title: 'a page of the app may ask every host, with its token',
      about: `${CONVENTIONS} (CORS); README, "Connect a backend"`,
      needs: ['reads', 'asksRaw', 'knowsOrigin'],
      walk: async (world) => {
        for (const host of ['api', 'sports', 'lobby'] as const) await expectCors(world, host);
      },
    },
    {
      title: 'a call that does not exist is answered, and a page may read that answer',
      about: `${CONVENTIONS} (not offered)`,
      needs: ['reads', 'asksRaw', 'knowsOrigin'],
      walk: async (world) => {
        const { ask, origin = '' } = world;
        if (ask === undefined) notTried('there is no HTTP here');
        const request = { method: 'GET', host: 'api', path: '/no-such-call', headers: { origin } } as const;
        const { status, headers } = await world.after(ask(request));
        claim(NO_SUCH_CALL.has(status), `it is answered with ${status}`);
        claim(
          allows(headers, origin),
          `without access-control-allow-origin a page takes ${status} for a broken line`,
        );
      },
    },
    {
      title: 'what is private is not stored on its way, and pages come encrypted',
      about: 'docs/decisions/003-security-headers.md',
      needs: ['reads', 'asksRaw'],
      walk: async (world) => {
        const { ask } = world;
        if (ask === undefined) notTried('there is no HTTP here');
        const asked = ask({ method: 'GET', host: 'api', path: '/getAppDetails' });
        const { headers, url } = await world.after(asked);
        if (isOpen(url)) world.advise('the API is asked without TLS: anybody on the way reads tokens');
        if (url.startsWith('https:') && headers['strict-transport-security'] === undefined)
          world.advise('strict-transport-security is missing');
        if (headers['x-content-type-options'] !== 'nosniff')
          world.advise('x-content-type-options: nosniff is missing');
        if (!/no-store|private/.test(headers['cache-control'] ?? ''))
          world.advise(
            'cache-control says neither no-store nor private: a proxy may keep what a player reads',
          );
      },
    },
    {
      title: 'replies come before a player taps again',
      about: 'docs/faults.md F06',
      needs: ['reads', 'seesTraffic'],
      walk: async (world) => {
        await readAround(world);
        const { p95, count } = timesOf(world.exchanges());
        if (p95 > SLOW_MS) world.advise(`one reply of twenty takes longer than ${p95} ms (of ${count})`);
      },
    },
  ]);
}

/** What a visit asks for. A call that is not there is no matter here: only what came is looked at. */
async function readAround(world: ContractWorld): Promise<void> {
  const { first, after } = world;
  await after(first.brandGateway.appDetails());
  await after(first.brandGateway.banners());
  await after(first.brandGateway.announcements());
  const listed = await after(first.sportsGateway.matches({}));
  if (listed.ok) {
    const [match] = await matchesOf(world);
    if (match !== undefined) await after(first.sportsGateway.match(match.id));
  }
  if (!world.may('logsIn')) return;
  await world.logIn();
  await after(world.whole.betsGateway.exposure());
  await after(world.whole.betsGateway.list({ skip: 0, pageSize: 10 }));
  await balanceOf(world);
}

async function expectCors(world: ContractWorld, host: keyof typeof ASKED): Promise<void> {
  const { ask, origin = '' } = world;
  if (ask === undefined) notTried('there is no HTTP here');
  const path = ASKED[host];
  const carries = host === 'sports' ? 'sports' : 'api';
  const tokenHeader = world.tokenHeaders?.[carries] ?? (host === 'sports' ? 'token' : 'authorization');
  const wanted = ['content-type', tokenHeader.toLowerCase()];
  const preflight = await world.after(
    ask({
      ...{ method: 'OPTIONS', host, path },
      headers: {
        ...{ origin, 'access-control-request-method': 'POST' },
        'access-control-request-headers': wanted.join(', '),
      },
    }),
  );
  // A backend need not have games.
  if (host === 'lobby' && NO_SUCH_CALL.has(preflight.status)) return;
  claim(
    !isOpen(preflight.url) || !origin.startsWith('https:'),
    `${new URL(preflight.url).origin} is without TLS: no browser lets a page of ${origin} ask it`,
  );
  claim(preflight.status < 300, `OPTIONS ${path} is answered with ${preflight.status}`);
  claim(allows(preflight.headers, origin), `OPTIONS ${path} does not allow ${origin}`);
  const headers = (preflight.headers['access-control-allow-headers'] ?? '').toLowerCase().split(/[\s,]+/);
  // To browsers a star stands for all but Authorization.
  const byStar = (name: string): boolean => headers.includes('*') && name !== 'authorization';
  const missing = wanted.filter((name) => !headers.includes(name) && !byStar(name));
  claim(missing.length === 0, `OPTIONS ${path} does not allow the headers ${missing.join(', ')}`);
  const reply = await world.after(ask({ method: 'GET', host, path, headers: { origin } }));
  claim(allows(reply.headers, origin), `GET ${path} does not allow ${origin} (status ${reply.status})`);
}

/** Without TLS, and not on this machine. */
function isOpen(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol !== 'https:' && !['127.0.0.1', 'localhost'].includes(hostname);
}

function allows(headers: Readonly<Record<string, string>>, origin: string): boolean {
  return ['*', origin].includes(headers['access-control-allow-origin'] ?? '');
}
