import * as v from 'valibot';
import { decoderIn } from '@/adapters/wire/decoder';

/** An uncompressed point of 65 bytes, in the letters of an address. */
export const serverKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/));
/** As many as the app keeps, and no more than it asked about. */
const MOST_TOLD = 20;

export const toldSchema = v.pipe(v.array(v.string()), v.maxLength(MOST_TOLD));

export const decodePushKey = decoderIn('publicKey', serverKey, 'pushKey');
export const decodeTold = decoderIn<readonly string[]>('told', toldSchema, 'pushSubscription');
