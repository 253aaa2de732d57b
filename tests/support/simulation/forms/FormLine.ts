import type { Delivery, Transport } from '@/adapters/http/Transport';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { unwatched } from '@tests/support/wire/unwatched';
import type { SimTime } from '../SimTime';

const FORMS = /\/(?:withdrawRequest\/create|deposit\/create|deposit\/fastpayme)$/;
/** As late as something in the middle may be. */
const MAX_LATE_MS = 600_000;

type Call = Parameters<Transport>;
type Answer = Result<Delivery, Failure>;

/** A reply that proves nothing: a proxy or a session check says it before the commit as well as after it. */
const ODD_REPLIES: readonly (readonly [status: number, text: string, retryAfter?: string])[] = [
  [401, '{"error":true,"data":null,"message":"Your session is being checked."}'],
  [403, '{"error":true,"data":null,"message":"Forbidden"}'],
  [409, '{"error":true,"data":null,"message":"Conflict"}'],
  [429, '{"error":true,"data":null,"message":"Slow down"}', '20'],
  [500, '{"error":true,"data":null,"message":"Server Error"}'],
  [502, '<html><body>Bad gateway</body></html>'],
  [200, '<html><body>Sign in to this Wi-Fi</body></html>'],
];
const OFFLINE: Answer = fail({ kind: 'offline', sent: true });
const ENDED = [401, '{"error":true,"data":null,"message":"Unauthorized action."}'] as const;

/**
 * One phone's bad line: what is sent is lost, cut, delivered up to ten minutes later, delivered twice (as a browser does that tries again by itself), or
 * dealt with and then answered by somebody else.
 */
export class FormLine {
  readonly counted = {
    'never arrived': 0,
    'reply lost': 0,
    'delivered late': 0,
    'delivered twice': 0,
    'odd reply after the commit': 0,
    'odd reply before it': 0,
    'session ended after the commit': 0,
    'never left': 0,
    'question lost': 0,
  };
  /** The longest that a request was on its way. */
  latestMs = 0;
  private good = false;

  constructor(
    private readonly door: Transport,
    private readonly time: SimTime,
    private readonly roll: () => number,
  ) {}

  /** From here on it is a good line; what is on its way still arrives. */
  mend(): void {
    this.good = true;
  }

  readonly transport: Transport = async (...call) => {
    await this.pause(this.roll() * 400);
    if (this.good) return this.send(call);
    return FORMS.test(call[0].url) ? this.submission(call) : this.other(call);
  };

  private send(call: Call): Promise<Answer> {
    return this.door(...call);
  }

  private async submission(call: Call): Promise<Answer> {
    const { counted } = this;
    const dice = this.roll();
    if (dice < 0.42) return this.slow(await this.send(call));
    if (dice < 0.46) {
      counted['never left'] += 1;
      return OFFLINE;
    }
    if (dice < 0.51) {
      counted['never arrived'] += 1;
      return this.cut(call);
    }
    if (dice < 0.59) {
      counted['reply lost'] += 1;
      await this.send(call);
      return this.cut(call);
    }
    if (dice < 0.73) {
      counted['delivered late'] += 1;
      this.deliverLater(call);
      return this.roll() < 0.7 ? this.cut(call) : this.odd(call);
    }
    if (dice < 0.83) {
      counted['delivered twice'] += 1;
      this.deliverLater(call);
      const reply = await this.send(call);
      return this.roll() < 0.5 ? this.slow(reply) : this.cut(call);
    }
    if (dice < 0.92) {
      counted['odd reply after the commit'] += 1;
      await this.send(call);
      return this.odd(call);
    }
    if (dice < 0.97) {
      counted['odd reply before it'] += 1;
      return this.odd(call);
    }
    counted['session ended after the commit'] += 1;
    await this.send(call);
    return replyOf(...ENDED);
  }

  private async other(call: Call): Promise<Answer> {
    const dice = this.roll();
    if (dice > 0.25) return this.send(call);
    this.counted['question lost'] += 1;
    if (dice < 0.05) return this.odd(call);
    if (dice < 0.15) await this.send(call);
    return this.cut(call);
  }

  /** Its sender has gone by then: nobody waits for it, and nobody can call it back. */
  private deliverLater([request]: Call): void {
    const ms = 1_000 + this.roll() ** 2 * (MAX_LATE_MS - 1_000);
    this.latestMs = Math.max(this.latestMs, ms);
    this.time.scheduler.after(ms, () => void this.send([{ ...request, timeoutMs: 0 }, unwatched()]));
  }

  private async slow(reply: Answer): Promise<Answer> {
    await this.pause(this.roll() * 900);
    return reply;
  }

  private async odd(call: Call): Promise<Answer> {
    await this.pause(this.roll() * 900);
    const reply = ODD_REPLIES[Math.floor(this.roll() * ODD_REPLIES.length)];
    return reply === undefined ? this.cut(call) : replyOf(...reply);
  }

  /** A dead line is noticed at once or never: then the call's own limit ends it. */
  private async cut(call: Call): Promise<Answer> {
    const waits = this.roll() < 0.5;
    await this.pause(waits ? call[0].timeoutMs : this.roll() * 2_000);
    return waits ? fail({ kind: 'timedOut', sent: true }) : OFFLINE;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.time.scheduler.after(ms, resolve));
  }
}

function replyOf(status: number, text: string, retryAfter: string | null = null): Answer {
  return ok({ status, text, retryAfter, from: null });
}
