import * as v from 'valibot';
import { decoderIn } from '@/adapters/wire/decoder';

/** An uncompressed point of 65 bytes, in the letters of an address. */
export const serverKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/));
/** As many as the app keeps, and no more than it asked about. */
const MAX_SENT = 20;

export const sentSchema = v.pipe(v.array(v.string()), v.maxLength(MAX_SENT));

export const decodePushKey = decoderIn('publicKey', serverKey, 'pushKey');
export const decodeSent = decoderIn<readonly string[]>('sent', sentSchema, 'pushSubscription');
