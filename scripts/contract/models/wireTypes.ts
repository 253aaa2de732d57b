import { wireDate, wireDateOrNull } from '@/adapters/wire/wireDate';
import { wireId } from '@/adapters/wire/wireId';
import { wireMoney, wireMoneyNotNegative } from '@/adapters/wire/wireMoney';
import { wireOdds } from '@/adapters/wire/wireOdds';
import type { JsonSchema } from './toWireSchema';
import type { Schema } from './withFields';

/**
 * The leaves of the wire: what the app reads by functions of its own, said for who has to send it (docs/wire.md 1). Leaves are known by the first step of
 * their pipe, which every schema made of them shares.
 */
export const WIRE_TYPES: Readonly<Record<string, { readonly leaf: Schema; readonly json: JsonSchema }>> = {
  Money: {
    leaf: wireMoney,
    json: { type: 'number', description: 'Rupees with at most two decimals.' },
  },
  Odds: {
    leaf: wireOdds,
    json: {
      type: 'number',
      exclusiveMinimum: 1,
      maximum: 1000,
      description: 'Decimal odds with at most two decimals.',
    },
  },
  Moment: {
    leaf: wireDate,
    json: {
      type: ['string', 'integer'],
      format: 'date-time',
      description: 'ISO-8601 with a zone, or epoch milliseconds.',
    },
  },
  MomentOrNone: {
    leaf: wireDateOrNull,
    json: {
      type: ['string', 'integer', 'null'],
      format: 'date-time',
      description: 'ISO-8601 with a zone, or epoch milliseconds.',
    },
  },
  Id: {
    leaf: wireId,
    json: {
      type: ['string', 'integer'],
      description: 'Text of 1 to 128 characters; a whole number up to 2^53 is read as its digits.',
    },
  },
};

/** Known as a whole: its first step is that of `Money`. */
export const WHOLE_TYPES: Readonly<Record<string, Schema>> = { Amount: wireMoneyNotNegative };

export const AMOUNT: JsonSchema = {
  type: 'number',
  minimum: 0,
  description: 'Rupees with at most two decimals, not below zero.',
};
