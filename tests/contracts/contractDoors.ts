import type { SocketOpener, Transport } from '@/adapters/realtime/SocketOptions';
import type { Registration } from '@/application/ports/gateways/SessionGateway';
import type { MarketId, RunnerId, Token } from '@/domain/shared/ids';
import type { OddsHundredths } from '@/domain/shared/Odds';
import { startBrowserSandbox } from '@tests/support/sandbox/startBrowserSandbox';
import { startNodeSandbox } from '@tests/support/sandbox/startNodeSandbox';
import type { SandboxOptions, SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { patientAcks } from '@tests/support/patientAcks';
import { until } from '@tests/support/until';
import { httpWorld } from '@tests/support/wire/httpWorld';
import { realtimeWorld } from '@tests/support/wire/realtimeWorld';

export interface ContractDoor {
  readonly door: string;
  readonly start: (options?: SandboxOptions) => Promise<SandboxUnderTest>;
  /** Which transports a socket may use; absent: as the adapter asks. */
  readonly transports?: Transport[];
}

/** Both doors of the sandbox, for what goes over HTTP. */
export const httpDoors: readonly ContractDoor[] = [
  { door: 'in the browser', start: startBrowserSandbox },
  { door: 'over HTTP', start: startNodeSandbox },
];

/** Both doors, the second by each transport, for what goes over the socket. */
export const socketDoors: readonly ContractDoor[] = [
  { door: 'in the browser', start: startBrowserSandbox },
  { door: 'over a websocket', start: startNodeSandbox, transports: ['websocket'] },
  { door: 'over polling', start: startNodeSandbox, transports: ['polling'] },
];

interface DoorOptions extends SandboxOptions {
  /** The app's own limit of a second for an answer; otherwise a much longer one. */
  readonly ackLimit?: 'own';
}

/** The app's own adapters in front of one running sandbox. */
export async function openDoor(
  { start, transports }: ContractDoor,
  { ackLimit, ...options }: DoorOptions = {},
) {
  const sandbox = await start({ ...options, judgesRequests: true });
  const http = httpWorld({ url: sandbox.url, transport: sandbox.transport });
  const open: SocketOpener = async (_, wanted) => {
    const socket = sandbox.openSocket(
      transports === undefined ? wanted : { ...wanted, transports: [...transports] },
    );
    return ackLimit === 'own' ? socket : patientAcks(socket);
  };
  const realtime = realtimeWorld({ url: sandbox.url, open });
  return {
    sandbox,
    http,
    realtime,
    /** Signs a new demo player in; the token is held from then on. */
    async demo(): Promise<Token> {
      const answer = await http.session.logInAsDemo();
      if (!answer.ok) throw new Error(`no demo player: ${JSON.stringify(answer.error)}`);
      http.held = answer.value.token;
      return answer.value.token;
    },
    /** The newest code that was sent to a number. */
    codeFor(mobile: string): string {
      const text = sandbox.engine.inbox().findLast(({ to }) => to.endsWith(mobile))?.text ?? '';
      return text.slice(0, 6);
    },
    /** Signs a new player up, with a number that is proved; the token is held from then on. */
    async signUp(form: Omit<Registration, 'mobile'>, mobile: string): Promise<Token> {
      const number = { mobile, countryCode: '91' };
      await http.session.sendOtp(number);
      await http.session.verifyMobile(number, this.codeFor(mobile));
      const answer = await http.session.register({ ...form, mobile: number });
      if (!answer.ok) throw new Error(`no new player: ${JSON.stringify(answer.error)}`);
      http.held = answer.value.token;
      return answer.value.token;
    },
    async connect(token: Token | null): Promise<void> {
      realtime.player.connect(token);
      await until(() => realtime.received.statuses.at(-1) === 'connected', 'the connection');
    },
    async close(): Promise<void> {
      realtime.player.disconnect();
      await sandbox.close();
    },
  };
}

export type OpenDoor = Awaited<ReturnType<typeof openDoor>>;

export interface OpenMarket {
  readonly marketId: MarketId;
  readonly matchId: string;
  readonly runnerId: RunnerId;
  readonly version: number;
  /** Best odds to back at now. */
  readonly odds: OddsHundredths;
  readonly delaySeconds: number;
}

/** A market that can be bet on now, whose prices stand still from here on. */
export async function openMarket({ http, sandbox }: OpenDoor, inPlay: boolean): Promise<OpenMarket> {
  const matches = await http.sports.matches({ sport: 'cricket', inPlay });
  if (!matches.ok) throw new Error('no matches');
  for (const { id, matchOdds } of matches.value) {
    if (matchOdds === null || matchOdds.status !== 'open' || matchOdds.inPlay !== inPlay) continue;
    sandbox.engine.market(matchOdds.id, { action: 'freeze' });
    const page = await http.sports.match(id);
    if (!page.ok) continue;
    const market = page.value.markets.find((each) => each.id === matchOdds.id);
    const prices = page.value.prices.find((each) => each.id === matchOdds.id);
    const runner = prices?.runners.find((each) =>
      each.back?.some(({ level, offer }) => level === 0 && offer !== null),
    );
    const best = runner?.back?.find(({ level }) => level === 0)?.offer;
    if (market === undefined || runner === undefined || best === null || best === undefined) continue;
    return {
      marketId: market.id,
      matchId: id,
      runnerId: runner.id,
      version: market.version,
      odds: best.price,
      delaySeconds: market.delaySeconds,
    };
  }
  throw new Error('no open market');
}
