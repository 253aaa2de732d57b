import { httpBetsGateway } from '@/adapters/http/bets/httpBetsGateway';
import { httpBrandGateway } from '@/adapters/http/brand/httpBrandGateway';
import { httpBankAccountsGateway } from '@/adapters/http/cashier/httpBankAccountsGateway';
import { httpKycGateway } from '@/adapters/http/cashier/httpKycGateway';
import { httpDepositsGateway } from '@/adapters/http/cashier/httpDepositsGateway';
import { httpStatementGateway } from '@/adapters/http/cashier/httpStatementGateway';
import { httpCasinoGateway } from '@/adapters/http/casino/httpCasinoGateway';
import { httpWithdrawalsGateway } from '@/adapters/http/cashier/httpWithdrawalsGateway';
import { axiosTransport } from '@/adapters/http/axiosTransport';
import { HttpClient } from '@/adapters/http/HttpClient';
import type { Transport } from '@/adapters/http/Transport';
import type { HttpSettings } from '@/adapters/http/HttpSettings';
import { httpBonusGateway } from '@/adapters/http/rewards/httpBonusGateway';
import { httpProfileGateway } from '@/adapters/http/profile/httpProfileGateway';
import { httpReferralGateway } from '@/adapters/http/rewards/httpReferralGateway';
import { httpPushGateway } from '@/adapters/http/push/httpPushGateway';
import { httpAutoCashOutGateway } from '@/adapters/http/autoCashOut/httpAutoCashOutGateway';
import { httpReportsGateway } from '@/adapters/http/reports/httpReportsGateway';
import { httpPlaySafeGateway } from '@/adapters/http/playSafe/httpPlaySafeGateway';
import { httpSessionGateway } from '@/adapters/http/session/httpSessionGateway';
import { httpScoreGateway } from '@/adapters/http/sports/httpScoreGateway';
import { httpSportsGateway } from '@/adapters/http/sports/httpSportsGateway';
import type { Clock } from '@/application/ports/device/Clock';
import type { Scheduler } from '@/application/ports/device/Scheduler';
import type { BankAccountsGateway } from '@/application/ports/gateways/BankAccountsGateway';
import type { BetsGateway } from '@/application/ports/gateways/BetsGateway';
import type { BonusGateway } from '@/application/ports/gateways/BonusGateway';
import type { BrandGateway } from '@/application/ports/gateways/BrandGateway';
import type { CasinoGateway } from '@/application/ports/gateways/CasinoGateway';
import type { DepositsGateway } from '@/application/ports/gateways/DepositsGateway';
import type { KycGateway } from '@/application/ports/gateways/KycGateway';
import type { PlaySafeGateway } from '@/application/ports/gateways/PlaySafeGateway';
import type { ProfileGateway } from '@/application/ports/gateways/ProfileGateway';
import type { ReferralGateway } from '@/application/ports/gateways/ReferralGateway';
import type { PushGateway } from '@/application/ports/gateways/PushGateway';
import type { AutoCashOutGateway } from '@/application/ports/gateways/AutoCashOutGateway';
import type { ReportsGateway } from '@/application/ports/gateways/ReportsGateway';
import type { ScoreGateway } from '@/application/ports/gateways/ScoreGateway';
import type { SessionGateway } from '@/application/ports/gateways/SessionGateway';
import type { SportsGateway } from '@/application/ports/gateways/SportsGateway';
import type { StatementGateway } from '@/application/ports/gateways/StatementGateway';
import type { WithdrawalsGateway } from '@/application/ports/gateways/WithdrawalsGateway';
import type { Token } from '@/domain/shared/ids';
import { platformUrl } from '@tests/support/platformUrl';
import { realClock, realScheduler } from '@tests/support/realTime';
import { RecordingLogger } from '@tests/support/RecordingLogger';

export interface HttpWorld {
  readonly session: SessionGateway;
  readonly brand: BrandGateway;
  readonly sports: SportsGateway;
  readonly score: ScoreGateway;
  readonly bets: BetsGateway;
  readonly casino: CasinoGateway;
  readonly banks: BankAccountsGateway;
  readonly statement: StatementGateway;
  readonly deposits: DepositsGateway;
  readonly kyc: KycGateway;
  readonly withdrawals: WithdrawalsGateway;
  readonly bonus: BonusGateway;
  readonly profile: ProfileGateway;
  readonly referral: ReferralGateway;
  readonly playSafe: PlaySafeGateway;
  readonly reports: ReportsGateway;
  readonly push: PushGateway;
  readonly autoCashOut: AutoCashOutGateway;
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
    logger,
    random: () => 0,
    heldToken: () => world.held,
    onSessionEnded: (message, token) => ended.push({ message, token }),
  });
  const world: HttpWorld = {
    session: httpSessionGateway(client),
    brand: httpBrandGateway(client),
    sports: httpSportsGateway(client),
    score: httpScoreGateway(client),
    bets: httpBetsGateway(client),
    casino: httpCasinoGateway(client, { parse: platformUrl, ownOrigin: 'https://play.example' }, [
      'https://cdn.example',
    ]),
    statement: httpStatementGateway(client),
    banks: httpBankAccountsGateway(client),
    deposits: httpDepositsGateway(client),
    kyc: httpKycGateway(client),
    withdrawals: httpWithdrawalsGateway(client),
    bonus: httpBonusGateway(client),
    profile: httpProfileGateway(client),
    referral: httpReferralGateway(client),
    playSafe: httpPlaySafeGateway(client),
    reports: httpReportsGateway(client),
    push: httpPushGateway(client),
    autoCashOut: httpAutoCashOutGateway(client),
    client,
    logger,
    ended,
    held: null,
  };
  return world;
}
