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
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject = USUAL_SUBJECT,
  } = env;
  if (publicKey === undefined && privateKey === undefined) return { ...webPush.generateVAPIDKeys(), subject };
  if (publicKey === undefined || privateKey === undefined)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: one of them is missing');
  return { publicKey, privateKey, subject };
}

/**
 * Web Push by its library: encryption for the one browser (RFC 8291), signed by our key (RFC 8292). A message that fails is not sent again: what
 * it tells is old soon, and the app tells it as well.
 */
export function webPushSender(keys: VapidKeys, agent: Agent = publicAgent()): PushSender {
  return {
    publicKey: keys.publicKey,
    send: async ({ endpoint, p256dh, auth, ttlSeconds, payload }) => {
      const subscription = { endpoint, keys: { p256dh, auth } };
      try {
        await webPush.sendNotification(subscription, JSON.stringify(payload), {
          vapidDetails: keys,
          TTL: ttlSeconds,
          urgency: 'normal',
          timeout: PATIENCE_MS,
          agent,
        });
        return 'sent';
      } catch (error) {
        const isGone =
          error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410);
        return isGone ? 'gone' : 'failed';
      }
    },
  };
}
