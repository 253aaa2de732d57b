import { withBackend } from '../../player-core/contract/openContractWorld';
import { reasonOf } from './asked';
import type { ConformanceOptions } from './ConformanceOptions';
import type { Door } from './Door';

/** Why this backend cannot be judged at all, as a sentence; null: it answers, and lets in who was to be logged in. */
export async function unreachable(door: Door, options: ConformanceOptions): Promise<string | null> {
  const { ask } = door.open();
  const silence = await ask?.({ method: 'GET', host: 'api', path: '/getAppDetails' }).then(
    () => null,
    (error: unknown) => reasonOf(error),
  );
  if (typeof silence === 'string') return `nothing answers at the address of "apiUrl" (${silence}).`;
  if (ask === undefined && (await isSilent(door))) return 'nothing answers behind the adapter.';
  if (options.user === null && !options.demo) return null;
  let why: string | null = null;
  await withBackend(door.open, ['logsIn'], { advice: [], exchanges: [] }, async ({ logIn }) => {
    await logIn();
  }).catch((error: unknown) => {
    why = error instanceof Error ? error.message : String(error);
  });
  // Anything but a plain no is a difference, and the cases name it.
  const isRefused = why !== null && /"kind":"(refused|unauthorised|coolDown)"/.test(why);
  return isRefused ? `the backend does not let ${options.user ?? 'its demo'} in: ${String(why)}` : null;
}

/** Behind an adapter only what it makes of silence can be seen. */
async function isSilent(door: Door): Promise<boolean> {
  let kind = '';
  await withBackend(door.open, ['reads'], { advice: [], exchanges: [] }, async ({ first, after }) => {
    const asked = await after(first.sportsGateway.matches({}));
    if (!asked.ok) kind = asked.error.kind;
  }).catch(() => undefined);
  return kind === 'offline' || kind === 'timedOut';
}
