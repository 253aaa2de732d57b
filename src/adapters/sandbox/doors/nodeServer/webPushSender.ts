import { request } from 'node:https';
import type { Agent } from 'node:https';
import webPush from 'web-push';
import { publicAgent } from './publicAgent';
import type { PushSender } from './PushSender';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may write to: `mailto:` or `https:`. */
  readonly subject: string;
}

const PATIENCE_MS = 10_000;
/** For who tries it on this machine; a push service only wants to be able to read it. */
const USUAL_SUBJECT = 'mailto:nobody@example.com';

/**
 * `VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY` and `VAPID_SUBJECT`. Without them keys are made: they last as long as this process, as do the
 * subscriptions that were made with them.
 * @throws when one of the two keys is there without the other
 */
export function vapidKeys(env: Readonly<Record<string, string | undefined>>): VapidKeys {
  // A container hands on as an empty text what nobody has set.
  const of = (name: string): string | undefined => env[name] || undefined;
  const [publicKey, privateKey] = [of('VAPID_PUBLIC_KEY'), of('VAPID_PRIVATE_KEY')];
  const subject = of('VAPID_SUBJECT') ?? USUAL_SUBJECT;
  if (publicKey === undefined && privateKey === undefined) return { ...webPush.generateVAPIDKeys(), subject };
  if (publicKey === undefined || privateKey === undefined)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: one of them is missing');
  return { publicKey, privateKey, subject };
}

/**
 * Web Push by its library: encryption for the one browser (RFC 8291), signed by our key (RFC 8292). A message that fails is not sent again: what
 * it tells is old soon, and the app tells it as well. Who fails is said by its host alone: whoever knows an endpoint can write to it.
 */
export function webPushSender(
  keys: VapidKeys,
  agent: Agent = publicAgent(),
  onFailed: (why: string) => void = () => undefined,
): PushSender {
  return {
    publicKey: keys.publicKey,
    send: async ({ endpoint, p256dh, auth, ttlSeconds, payload }) => {
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(payload),
          { vapidDetails: keys, TTL: ttlSeconds, urgency: 'normal' },
        );
        const status = await post(endpoint, headers, body, agent);
        if (status === 404 || status === 410) return 'gone';
        if (status >= 200 && status < 300) return 'sent';
        onFailed(`${new URL(endpoint).host} answered ${status}`);
      } catch (error) {
        onFailed(`${new URL(endpoint).host}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return 'failed';
    },
  };
}

/** The status alone: what else somebody answers, and for how long, is not listened to. No redirect is followed. */
function post(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer | null,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
