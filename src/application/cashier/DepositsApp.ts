import type { GatewayId } from '@/domain/cashier/deposits/Gateway';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import type { DepositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import type { UpiApp } from '@/domain/cashier/deposits/upiApps';
import type { Paise } from '@/domain/shared/Money';
import type { Result } from '@/domain/shared/Result';
import type { QrSquares } from '../ports/device/QrCodes';
import type { OrderRefusal } from './deposits/OrderRefusal';
import type { DepositForm, RedirectForm, RedirectStarted } from '../ports/gateways/DepositsGateway';
import type { DepositsView } from '../ports/state/DepositsState';
import type { SubmissionView } from '../ports/state/SubmissionState';

/** Deposits: ways to pay in, and what became of each payment. */
export interface DepositsApp {
  readonly view: DepositsView;
  /** How the form of a payment stands that was made by hand. */
  readonly submission: SubmissionView<Deposit>;
  /** How a payment stands that is made on the gateway's own page. */
  readonly redirect: SubmissionView<RedirectStarted>;
  readonly loadGateways: () => Promise<void>;
  readonly chooseGateway: (gateway: GatewayId) => void;
  /** Keeps the deposits of the view as the server has them, takes up what was sent before, until released. */
  readonly watch: () => () => void;
  readonly reload: () => Promise<void>;
  /** What is to be paid for an amount; it is in `view.order` then. */
  readonly order: (gateway: GatewayId, amount: Paise) => Promise<Result<void, OrderRefusal>>;
  /** The same, and opens the app that was tapped. `android`: apps are asked for by intents. */
  readonly payByApp: (
    gateway: GatewayId,
    amount: Paise,
    app: UpiApp,
    android: boolean,
  ) => Promise<Result<void, OrderRefusal>>;
  /** Goes on from an order that another window has replaced, to what is to be paid now. */
  readonly leaveReplaced: () => void;
  readonly extend: () => Promise<Result<void, OrderRefusal>>;
  /** The id of a payment as it was typed for an order; survives a reload, not a sign-out. */
  readonly typedReference: {
    read(order: DepositOrderId): string;
    write(order: DepositOrderId, text: string): void;
  };
  readonly submit: (form: DepositForm) => Promise<void>;
  /** Leads to the gateway's own page once the server has said where that is. */
  readonly payThere: (form: RedirectForm) => Promise<void>;
  /** Back to an empty form, after a refusal or for another deposit. */
  readonly acknowledge: () => void;
  /** The payment that the player left with for a gateway's page, in this tab; null: none. */
  readonly leftWith: () => string | null;
  /** A text as a QR code; rejects when it cannot be drawn. */
  readonly qrCode: (text: string) => Promise<QrSquares>;
}
