import * as v from 'valibot';
import { decoder, decoderIn } from '@/adapters/wire/decoder';
import { decode, decodeList } from '@/adapters/wire/decode';
import { wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireTextOrEmpty } from '@/adapters/wire/wireText';
import { requestStatusSchema } from '@/adapters/wire/requestStatusWire';
import type { Logger } from '@/application/ports/device/Logger';
import type { DepositForm, DepositsOverview } from '@/application/ports/gateways/DepositsGateway';
import { depositId, type Deposit } from '@/domain/cashier/deposits/Deposit';
import { depositOrderId, type DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import { currencyCode, waitMinutes, wireNetwork } from './gatewayListWire';
import { orNull } from '@/adapters/wire/orNull';

const WHERE = 'deposit';
/** A page that counts down for days counts down for nobody. */
const MAX_MS = 24 * 3_600_000;
const KEY = /^[0-9a-f]{32}$/;

/** assumed: docs/wire.md 4.5. */
export const depositSchema: v.GenericSchema<unknown, Deposit> = v.pipe(
  v.object({
    id: wireId,
    key: orNull(v.pipe(v.string(), v.regex(KEY))),
    gateway: wireId,
    gatewayName: wireTextOrEmpty(60),
    amount: wireMoneyNotNegative,
    credit: orNull(wireMoneyNotNegative),
    reference: wireTextOrEmpty(80),
    status: requestStatusSchema,
    reason: wireTextOrEmpty(200),
    createdAt: v.optional(wireDateOrNull, null),
    decidedAt: v.optional(wireDateOrNull, null),
    minutes: waitMinutes,
  }),
  v.transform((wire) => ({
    ...wire,
    id: depositId(wire.id),
    gateway: gatewayId(wire.gateway),
    gatewayName: wire.gatewayName === '' ? wire.gateway : wire.gatewayName,
    credit: wire.credit ?? wire.amount,
  })),
);

/** What must be sent is copied by a hand: nothing but a plain decimal. */
const figure = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,8})?$/));
/** An account to pay to: a line that can be copied whole, with nothing unseen in it. */
const payee = v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]{3,128}$/));

export const orderSchema: v.GenericSchema<unknown, DepositOrder> = v.pipe(
  v.object({
    id: wireId,
    gateway: wireId,
    gatewayName: wireTextOrEmpty(60),
    amount: wireMoneyNotNegative,
    credit: orNull(wireMoneyNotNegative),
    payee,
    payeeName: wireTextOrEmpty(60),
    note: v.fallback(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{0,35}$/)), ''),
    network: wireNetwork,
    payCurrency: currencyCode,
    payAmount: figure,
    expiresInMs: v.pipe(v.number(), v.toMinValue(0), v.toMaxValue(MAX_MS)),
    extendable: v.fallback(v.boolean(), false),
  }),
  v.transform((wire) => ({
    id: depositOrderId(wire.id),
    gateway: gatewayId(wire.gateway),
    gatewayName: wire.gatewayName === '' ? wire.gateway : wire.gatewayName,
    amount: wire.amount,
    credit: wire.credit ?? wire.amount,
    payee: wire.payee,
    payeeName: wire.payeeName,
    note: wire.note,
    network: wire.network,
    pay: { currency: wire.payCurrency, figure: wire.payAmount },
    leftMs: wire.expiresInMs,
    extendable: wire.extendable,
  })),
);

export const decodeDeposit = decoderIn('deposit', depositSchema, WHERE);

export const decodeOrder = decoderIn('order', orderSchema, `${WHERE}.order`);

const url = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_000));
/** The page that does the payment; whether it may be opened is judged by the core (X16). */
export const decodeRedirect = decoder(v.object({ deposit: depositSchema, url }), `${WHERE}.redirect`);

const overviewSchema = v.object({ deposits: v.unknown(), order: v.optional(v.unknown()) });

/** The last deposits and the order that is open, if any. A list that is none is empty (F24); an order that cannot be read is not offered. */
export function decodeOverview(data: unknown, logger: Logger): DepositsOverview | null {
  const whole = decode(overviewSchema, data, WHERE, logger);
  if (whole === null) return null;
  const order = whole.order ?? null;
  return {
    deposits: decodeList(depositSchema, whole.deposits, `${WHERE}.deposits`, logger).slice(0, MAX_DEPOSITS),
    order: order === null ? null : decode(orderSchema, order, `${WHERE}.order`, logger),
  };
}

const MAX_DEPOSITS = 50;

/** assumed: multipart, docs/wire.md 4.5. */
export function depositForm({ order, reference, proof }: DepositForm, key: string): FormData {
  const form = new FormData();
  form.append('key', key);
  form.append('order', order);
  form.append('reference', reference);
  if (proof !== null)
    form.append('proof', new Blob([new Uint8Array(proof.bytes)], { type: proof.type }), proof.name);
  return form;
}
