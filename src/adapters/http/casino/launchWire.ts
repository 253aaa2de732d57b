import * as v from 'valibot';
import { decoder } from '@/adapters/wire/decoder';

/** Only text of a bearable length: what may be framed is judged by the core (X16). */
const address = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_000));
const field = (name: string) =>
  v.pipe(
    v.object({ [name]: address }),
    v.transform((data) => data[name] ?? ''),
  );

/** assumed: the address as `url`, `gameUrl`, `launchUrl` or `data` itself, docs/wire.md 4.4. The specification says only that there is one. */
const launchSchema = v.union([address, field('url'), field('gameUrl'), field('launchUrl')]);

export const decodeLaunch = decoder(launchSchema, 'lobby');
