import type { Ports } from './Ports';
import type { AddressChecksums } from './device/AddressChecksums';
import type { CookieWriter } from './device/CookieWriter';
import type { GatewayMemory } from './device/GatewayMemory';
import type { PaymentPages } from './device/PaymentPages';
import type { PictureCleaner } from './device/PictureCleaner';
import type { PushDevice } from './device/PushDevice';
import type { QrCodes } from './device/QrCodes';
import type { AutoCashOutGateway } from './gateways/AutoCashOutGateway';
import type { BankAccountsGateway } from './gateways/BankAccountsGateway';
import type { BonusGateway } from './gateways/BonusGateway';
import type { DepositsGateway } from './gateways/DepositsGateway';
import type { KycGateway } from './gateways/KycGateway';
import type { PlaySafeGateway } from './gateways/PlaySafeGateway';
import type { ProfileGateway } from './gateways/ProfileGateway';
import type { PushGateway } from './gateways/PushGateway';
import type { ReferralGateway } from './gateways/ReferralGateway';
import type { ReportsGateway } from './gateways/ReportsGateway';
import type { StatementGateway } from './gateways/StatementGateway';
import type { WithdrawalsGateway } from './gateways/WithdrawalsGateway';
import type { DepositsState } from './state/DepositsState';
import type { KycState } from './state/KycState';
import type { PlaySafeState } from './state/PlaySafeState';
import type { SearchState } from './state/SearchState';
import type { SubmissionState } from './state/SubmissionState';

/** What the features need that come when a page first asks for them: their adapters come with them. */
export interface LaterPorts {
  readonly depositsGateway: DepositsGateway;
  readonly withdrawalsGateway: WithdrawalsGateway;
  readonly bankAccountsGateway: BankAccountsGateway;
  readonly kycGateway: KycGateway;
  readonly statementGateway: StatementGateway;
  readonly bonusGateway: BonusGateway;
  readonly referralGateway: ReferralGateway;
  readonly profileGateway: ProfileGateway;
  readonly playSafeGateway: PlaySafeGateway;
  readonly reportsGateway: ReportsGateway;
  readonly pushGateway: PushGateway;
  readonly autoCashOutGateway: AutoCashOutGateway;

  readonly gatewayMemory: GatewayMemory;
  readonly paymentPages: PaymentPages;
  readonly pictureCleaner: PictureCleaner;
  readonly qrCodes: QrCodes;
  readonly addressChecksums: AddressChecksums;
  readonly cookieWriter: CookieWriter;
  /** null: this device takes no push messages. */
  readonly pushDevice: PushDevice | null;

  readonly deposits: DepositsState;
  readonly kyc: KycState;
  readonly playSafe: PlaySafeState;
  readonly search: SearchState;
  readonly observe: Observe;
  /** One for each kind of form. */
  readonly newSubmission: <Received>() => SubmissionState<Received>;
}

/** What a feature that comes later may need. */
export type AllPorts = Ports & LaterPorts;

/** Tells what is read from views, now and after every change of it. Returns how to stop. */
type Observe = <T>(read: () => T, changed: (value: T) => void) => () => void;
