import * as v from 'valibot';
import { decode } from '@/adapters/wire/decode';
import type { Logger } from '@/application/ports/device/Logger';

/** assumed: `{url}`, docs/wire.md 4.4. Only text of a bearable length: what may be framed is judged by the core (X16). */
const launchSchema = v.object({ url: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_000)) });

export function decodeLaunch(data: unknown, logger: Logger): string | null {
  return decode(launchSchema, data, 'lobby', logger)?.url ?? null;
}
