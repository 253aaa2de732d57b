import { HttpBetsGateway } from '@/adapters/http/bets/HttpBetsGateway';
import { HttpBrandGateway } from '@/adapters/http/brand/HttpBrandGateway';
import { HttpBankAccountsGateway } from '@/adapters/http/cashier/HttpBankAccountsGateway';
import { HttpKycGateway } from '@/adapters/http/cashier/HttpKycGateway';
import { HttpDepositsGateway } from '@/adapters/http/cashier/HttpDepositsGateway';
import { HttpStatementGateway } from '@/adapters/http/cashier/HttpStatementGateway';
import { HttpCasinoGateway } from '@/adapters/http/casino/HttpCasinoGateway';
import { HttpWithdrawalsGateway } from '@/adapters/http/cashier/HttpWithdrawalsGateway';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import { HttpClient } from '@/adapters/http/HttpClient';
import type { Transport } from '@/adapters/http/Transport';
import type { HttpSettings } from '@/adapters/http/HttpSettings';
import { HttpBonusGateway } from '@/adapters/http/rewards/HttpBonusGateway';
import { HttpProfileGateway } from '@/adapters/http/profile/HttpProfileGateway';
import { HttpReferralGateway } from '@/adapters/http/rewards/HttpReferralGateway';
import { HttpPlaySafeGateway } from '@/adapters/http/playSafe/HttpPlaySafeGateway';
import { HttpSessionGateway } from '@/adapters/http/session/HttpSessionGateway';
import { HttpSportsGateway } from '@/adapters/http/sports/HttpSportsGateway';
import type { Clock } from '@/application/ports/device/Clock';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { Token } from '@/domain/shared/ids';
import { platformUrl } from '@tests/support/platformUrl';
import { realClock, realScheduler } from '@tests/support/realTime';
import { RecordingLogger } from '@tests/support/RecordingLogger';

export interface HttpWorld {
  readonly session: HttpSessionGateway;
  readonly brand: HttpBrandGateway;
  readonly sports: HttpSportsGateway;
  readonly bets: HttpBetsGateway;
  readonly casino: HttpCasinoGateway;
  readonly banks: HttpBankAccountsGateway;
  readonly statement: HttpStatementGateway;
  readonly deposits: HttpDepositsGateway;
  readonly kyc: HttpKycGateway;
  readonly withdrawals: HttpWithdrawalsGateway;
  readonly bonus: HttpBonusGateway;
  readonly profile: HttpProfileGateway;
  readonly referral: HttpReferralGateway;
  readonly playSafe: HttpPlaySafeGateway;
  readonly client: HttpClient;
  readonly logger: RecordingLogger;
  /** Every end of a session that the client told of. */
  readonly ended: { readonly message: string; readonly token: Token }[];
  /** The token that the session holds. */
  held: Token | null;
}

export interface HttpWorldParts {
  readonly url?: string;
  /** Absent: a real network. */
  readonly transport?: Transport;
  readonly scheduler?: Scheduler;
  readonly clock?: Clock;
  readonly settings?: Partial<HttpSettings>;
}

/** The gateways as they are in the app, over a network or over a stand-in for it. */
export function httpWorld({ url = 'https://api.test', transport, ...parts }: HttpWorldParts = {}): HttpWorld {
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
    transport: transport ?? axiosTransport(),
    scheduler: parts.scheduler ?? realScheduler,
    clock: parts.clock ?? realClock,
    random: () => 0,
    heldToken: () => world.held,
    onSessionEnded: (message, token) => ended.push({ message, token }),
  });
  const world: HttpWorld = {
    session: new HttpSessionGateway(client, logger),
    brand: new HttpBrandGateway(client, logger),
    sports: new HttpSportsGateway(client, logger),
    bets: new HttpBetsGateway(client, logger),
    casino: new HttpCasinoGateway(client, logger, { parse: platformUrl, ownOrigin: 'https://play.example' }, [
      'https://cdn.example',
    ]),
    statement: new HttpStatementGateway(client, logger),
    banks: new HttpBankAccountsGateway(client, logger),
    deposits: new HttpDepositsGateway(client, logger),
    kyc: new HttpKycGateway(client, logger),
    withdrawals: new HttpWithdrawalsGateway(client, logger),
    bonus: new HttpBonusGateway(client, logger),
    profile: new HttpProfileGateway(client),
    referral: new HttpReferralGateway(client, logger),
    playSafe: new HttpPlaySafeGateway(client, logger),
    client,
    logger,
    ended,
    held: null,
  };
  return world;
}
