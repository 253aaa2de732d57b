import type { EngineCore } from '../engine/EngineCore';
import type { DepositRecord, OrderRecord } from '../engine/cashier/deposits/DepositRecord';
import type { DepositRefusal } from '../engine/cashier/deposits/DepositRefusal';
import { creditOf, DAILY_LIMIT } from '../engine/cashier/deposits/DepositService';
import type { GatewayEntry } from '../engine/cashier/deposits/GatewayEntry';
import { GATEWAYS } from '../engine/cashier/deposits/gateways';
import type { PlayerRoute } from './Caller';
import { hundredthsIn, isBetKey, keyIn, queryText, textIn } from './readInput';
import { MALFORMED, refusal, success } from './reply';
import type { WireReply } from './SandboxBackend';
import type { Pattern } from '../texts/hindi';

const LAST = 10;
/** Never resolves: the pretended page of a payment only exists as an address. */
const PAYMENT_PAGE = 'https://pay.sandbox.invalid/checkout';

export const gateways: PlayerRoute = (core, userId) =>
  success({
    gateways: GATEWAYS.map(wireGateway),
    daily: { limit: DAILY_LIMIT / 100, used: core.depositBook.usedToday(userId, core.kernel.now) / 100 },
  });

export const orderDeposit: PlayerRoute = (core, userId, { request }) => {
  const gateway = textIn(request.body, 'gateway', 64);
  const amount = hundredthsIn(request.body, 'amount');
  if (gateway === null || amount === null || amount <= 0) return MALFORMED;
  const made = core.deposits.order(userId, gateway, amount);
  return 'code' in made ? refused(made.code) : success({ order: wireOrder(core, made) });
};

export const extendDeposit: PlayerRoute = (core, userId, { request }) => {
  const order = textIn(request.body, 'order', 64);
  if (order === null) return MALFORMED;
  const made = core.deposits.extend(userId, order);
  return 'code' in made ? refused(made.code) : success({ order: wireOrder(core, made) });
};

export const createDeposit: PlayerRoute = (core, userId, { request }) => {
  const key = keyIn(request.body);
  const order = textIn(request.body, 'order', 64);
  const reference = textIn(request.body, 'reference', 128);
  if (key === null || order === null || reference === null) return MALFORMED;
  const proof = request.files?.find(({ field }) => field === 'proof') ?? null;
  const made = core.deposits.create(userId, { key, order, reference, proof });
  return 'code' in made ? refused(made.code) : success({ deposit: wireDeposit(made) });
};

export const fastPay: PlayerRoute = (core, userId, { request }) => {
  const key = keyIn(request.body);
  const gateway = textIn(request.body, 'gateway', 64);
  const amount = hundredthsIn(request.body, 'amount');
  if (key === null || gateway === null || amount === null || amount <= 0) return MALFORMED;
  const made = core.deposits.redirect(userId, key, gateway, amount);
  if ('code' in made) return refused(made.code);
  return success({ deposit: wireDeposit(made), url: `${PAYMENT_PAGE}#payment=${made.id}` });
};

/** With `key`: that deposit. Without: the last ones, and the order that is open. */
export const depositState: PlayerRoute = (core, userId, { request }) => {
  const key = queryText(request.query, 'key');
  if (key !== null) {
    const deposit = isBetKey(key) ? core.depositBook.withKey(userId, key) : null;
    return deposit === null
      ? refusal(404, 'No deposit with this key was received.', 'KEY_UNKNOWN')
      : success({ deposit: wireDeposit(deposit) });
  }
  const order = core.depositBook.order(userId);
  return success({
    deposits: core.depositBook.of(userId).slice(0, LAST).map(wireDeposit),
    order: order === null ? null : wireOrder(core, order),
  });
};

const SAID: Readonly<Record<DepositRefusal, readonly [status: number, message: Pattern]>> = {
  GATEWAY_UNKNOWN: [404, 'This payment method is not available here.'],
  GATEWAY_CLOSED: [409, 'This payment method is closed for now. Please use another.'],
  BELOW_MIN: [422, 'The amount is below the minimum of this payment method.'],
  ABOVE_MAX: [422, 'The amount is above the maximum of this payment method.'],
  DAILY_LIMIT: [409, 'This would go over your deposit limit for today.'],
  SELF_LIMIT: [409, 'This would go over a deposit limit you set yourself.'],
  ORDER_UNKNOWN: [404, 'This payment is no longer open. Please start again with the amount.'],
  ORDER_EXPIRED: [409, 'The time for this payment is over. Take more time if you have paid.'],
  NOT_EXTENDABLE: [409, 'This payment cannot be extended. Please start again.'],
  REFERENCE_MALFORMED: [422, 'This transaction ID is not valid for this payment method.'],
  WRONG_NETWORK: [422, 'This transaction was made on another network.'],
  REFERENCE_USED: [409, 'This transaction ID was already used for another deposit.'],
  PROOF_NEEDED: [422, 'Please add a screenshot of the payment.'],
  PROOF_REFUSED: [422, 'The screenshot must be an undamaged JPG, PNG, WebP or PDF file of at most 5 MB.'],
  KEY_REUSED: [409, 'This key belongs to another deposit.'],
};

function refused(code: DepositRefusal): WireReply {
  const [status, message] = SAID[code];
  return refusal(status, message, code);
}

function wireGateway(gateway: GatewayEntry): unknown {
  const { id, name, mode, flow, min, max, minutes, recommended, closed, reference, proof, network } = gateway;
  const { currency, feeFlat, feeBasisPoints, health } = gateway;
  return {
    id,
    name,
    mode,
    flow,
    min: min / 100,
    max: max / 100,
    fee: { flat: feeFlat / 100, percent: feeBasisPoints / 100 },
    minutes,
    recommended,
    health: health?.state ?? null,
    healthNote: health?.note ?? '',
    enabled: closed === null,
    reason: closed ?? '',
    reference,
    proof,
    network,
    currency: currency === null ? null : { code: currency.code, rate: currency.rate / 100 },
  };
}

function wireOrder(core: EngineCore, order: OrderRecord): unknown {
  const gateway = gatewayOf(order.gateway);
  if (gateway === null) return null;
  const { currency } = gateway;
  // Crypto is told apart by its very amount, to the cent; rounded up, so that nobody pays too little.
  const hundredths = currency === null ? order.amount : Math.ceil((order.amount * 100) / currency.rate);
  return {
    id: order.id,
    gateway: gateway.id,
    gatewayName: gateway.name,
    amount: order.amount / 100,
    credit: creditOf(order.amount, gateway) / 100,
    payee: gateway.payee,
    payeeName: gateway.payeeName,
    note: gateway.mode === 'crypto' ? '' : order.id,
    network: gateway.network,
    payCurrency: currency?.code ?? 'INR',
    payAmount: (hundredths / 100).toFixed(2),
    expiresInMs: Math.max(0, order.expiresAt - core.kernel.now),
    extendable: core.deposits.isExtendable(order),
  };
}

function wireDeposit(deposit: DepositRecord): unknown {
  const gateway = gatewayOf(deposit.gateway);
  return {
    id: deposit.id,
    key: deposit.key,
    gateway: deposit.gateway,
    gatewayName: gateway?.name ?? deposit.gateway,
    amount: deposit.amount / 100,
    credit: deposit.credit / 100,
    reference: deposit.reference,
    status: deposit.status,
    reason: deposit.reason,
    createdAt: new Date(deposit.createdAt).toISOString(),
    decidedAt: deposit.decidedAt === null ? null : new Date(deposit.decidedAt).toISOString(),
    minutes: gateway?.minutes ?? null,
  };
}

function gatewayOf(id: string): GatewayEntry | null {
  return GATEWAYS.find((gateway) => gateway.id === id) ?? null;
}
