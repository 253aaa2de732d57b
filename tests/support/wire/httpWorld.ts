import type { AxiosAdapter } from 'axios';
import { AxiosBetsGateway } from '@/adapters/http/bets/AxiosBetsGateway';
import { AxiosBrandGateway } from '@/adapters/http/brand/AxiosBrandGateway';
import { AxiosBankAccountsGateway } from '@/adapters/http/cashier/AxiosBankAccountsGateway';
import { AxiosKycGateway } from '@/adapters/http/cashier/AxiosKycGateway';
import { AxiosDepositsGateway } from '@/adapters/http/cashier/AxiosDepositsGateway';
import { AxiosStatementGateway } from '@/adapters/http/cashier/AxiosStatementGateway';
import { AxiosCasinoGateway } from '@/adapters/http/casino/AxiosCasinoGateway';
import { AxiosWithdrawalsGateway } from '@/adapters/http/cashier/AxiosWithdrawalsGateway';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import { HttpClient } from '@/adapters/http/HttpClient';
import type { HttpSettings } from '@/adapters/http/HttpSettings';
import { AxiosBonusGateway } from '@/adapters/http/rewards/AxiosBonusGateway';
import { AxiosProfileGateway } from '@/adapters/http/profile/AxiosProfileGateway';
import { AxiosReferralGateway } from '@/adapters/http/rewards/AxiosReferralGateway';
import { AxiosPlaySafeGateway } from '@/adapters/http/playSafe/AxiosPlaySafeGateway';
import { AxiosSessionGateway } from '@/adapters/http/session/AxiosSessionGateway';
import { AxiosSportsGateway } from '@/adapters/http/sports/AxiosSportsGateway';
import type { Clock } from '@/application/ports/device/Clock';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { Token } from '@/domain/shared/ids';
import { platformUrl } from '@tests/support/platformUrl';
import { realClock, realScheduler } from '@tests/support/realTime';
import { RecordingLogger } from '@tests/support/RecordingLogger';

export interface HttpWorld {
  readonly session: AxiosSessionGateway;
  readonly brand: AxiosBrandGateway;
  readonly sports: AxiosSportsGateway;
  readonly bets: AxiosBetsGateway;
  readonly casino: AxiosCasinoGateway;
  readonly banks: AxiosBankAccountsGateway;
  readonly statement: AxiosStatementGateway;
  readonly deposits: AxiosDepositsGateway;
  readonly kyc: AxiosKycGateway;
  readonly withdrawals: AxiosWithdrawalsGateway;
  readonly bonus: AxiosBonusGateway;
  readonly profile: AxiosProfileGateway;
  readonly referral: AxiosReferralGateway;
  readonly playSafe: AxiosPlaySafeGateway;
  readonly client: HttpClient;
  readonly logger: RecordingLogger;
  /** Every end of a session that the client told of. */
  readonly ended: { readonly message: string; readonly token: Token }[];
  /** The token that the session holds. */
  held: Token | null;
}

export interface HttpWorldParts {
  readonly url?: string;
  readonly adapter?: AxiosAdapter;
  readonly scheduler?: Scheduler;
  readonly clock?: Clock;
  readonly settings?: Partial<HttpSettings>;
}

/** The gateways as they are in the app, over a network or over a stand-in for it. */
export function httpWorld({ url = 'https://api.test', adapter, ...parts }: HttpWorldParts = {}): HttpWorld {
  const logger = new RecordingLogger();
  const ended: { message: string; token: Token }[] = [];
  const client = new HttpClient({
    settings: {
      apiUrl: url,
      sportsUrl: url,
      lobbyUrl: url,
      authHeader: { name: 'Authorization', scheme: 'Bearer' },
      sportsAuthHeader: { name: 'token', scheme: '' },
      registration: { typeId: 3, parentId: 81026 },
      ...parts.settings,
    },
    transport: axiosTransport(adapter),
    scheduler: parts.scheduler ?? realScheduler,
    clock: parts.clock ?? realClock,
    random: () => 0,
    heldToken: () => world.held,
    onSessionEnded: (message, token) => ended.push({ message, token }),
  });
  const world: HttpWorld = {
    session: new AxiosSessionGateway(client, logger),
    brand: new AxiosBrandGateway(client, logger),
    sports: new AxiosSportsGateway(client, logger),
    bets: new AxiosBetsGateway(client, logger),
    casino: new AxiosCasinoGateway(
      client,
      logger,
      { parse: platformUrl, ownOrigin: 'https://play.example' },
      ['https://cdn.example'],
    ),
    statement: new AxiosStatementGateway(client, logger),
    banks: new AxiosBankAccountsGateway(client, logger),
    deposits: new AxiosDepositsGateway(client, logger),
    kyc: new AxiosKycGateway(client, logger),
    withdrawals: new AxiosWithdrawalsGateway(client, logger),
    bonus: new AxiosBonusGateway(client, logger),
    profile: new AxiosProfileGateway(client),
    referral: new AxiosReferralGateway(client, logger),
    playSafe: new AxiosPlaySafeGateway(client, logger),
    client,
    logger,
    ended,
    held: null,
  };
  return world;
}
