import * as v from 'valibot';
import { autoCashOutEnvelopeSchema, autoCashOutSchema } from '@/adapters/wire/autoCashOutWire';
import { about, decoder, decoderIn } from '@/adapters/wire/decoder';
import { rupeesFromPaise } from '@/adapters/wire/wireMoney';
import type { AutoCashOutGateway } from '@/application/ports/gateways/AutoCashOutGateway';
import type { BetKey } from '@/domain/shared/ids';
import type { HttpClient } from '../HttpClient';
import { underKey } from '../underKey';
import { AUTO_CASH_OUT_ENDPOINTS } from './autoCashOutEndpoints';

/** More than one a market nobody has. */
const MAX_LISTED = 500;

export const autoCashOutsSchema = v.pipe(v.array(autoCashOutSchema), v.maxLength(MAX_LISTED));

const decodeList = decoderIn('autoCashOuts', autoCashOutsSchema, 'autoCashOuts');
const decodeOne = decoder(autoCashOutEnvelopeSchema, 'autoCashOut');
const ofKey = (key: BetKey) => about(decodeOne, (rule) => rule.key === key);

export function httpAutoCashOutGateway(http: HttpClient): AutoCashOutGateway {
  const { autoCashOuts, setAutoCashOut, removeAutoCashOut, autoCashOutByKey } = AUTO_CASH_OUT_ENDPOINTS;
  return {
    list: () => http.send({ endpoint: autoCashOuts }, decodeList),
    set: ({ key, marketId, amount, replaces }) =>
      http.send(
        {
          endpoint: setAutoCashOut,
          body: {
            marketId,
            amount: rupeesFromPaise(amount),
            key,
            ...(replaces === null ? {} : { replaces }),
          },
        },
        ofKey(key),
      ),
    remove: (market, key) =>
      http.send({ endpoint: removeAutoCashOut, body: { marketId: market, key } }, ofKey(key)),
    byKey: (key) => underKey(http, { endpoint: autoCashOutByKey, parameters: { key } }, ofKey(key)),
  };
}
