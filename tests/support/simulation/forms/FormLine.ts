import { AxiosError, AxiosHeaders } from 'axios';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import type { SimTime } from '../SimTime';

const FORMS = /\/(?:withdrawRequest\/create|deposit\/create|deposit\/fastpayme)$/;
/** As late as something in the middle may be. */
const MAX_LATE_MS = 600_000;

type Send = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>;

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
    private readonly send: Send,
    private readonly time: SimTime,
    private readonly roll: () => number,
  ) {}

  /** From here on it is a good line; what is on its way still arrives. */
  mend(): void {
    this.good = true;
  }

  readonly adapter: AxiosAdapter = async (config) => {
    await this.pause(this.roll() * 400);
    if (this.good) return this.send(config);
    return FORMS.test(config.url ?? '') ? this.submission(config) : this.other(config);
  };

  private async submission(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const { counted } = this;
    const dice = this.roll();
    if (dice < 0.42) return this.slow(await this.send(config));
    if (dice < 0.46) {
      counted['never left'] += 1;
      throw new AxiosError('refused', 'ECONNREFUSED', config);
    }
    if (dice < 0.51) {
      counted['never arrived'] += 1;
      return this.cut(config);
    }
    if (dice < 0.59) {
      counted['reply lost'] += 1;
      await this.send(config);
      return this.cut(config);
    }
    if (dice < 0.73) {
      counted['delivered late'] += 1;
      this.deliverLater(config);
      return this.roll() < 0.7 ? this.cut(config) : this.odd(config);
    }
    if (dice < 0.83) {
      counted['delivered twice'] += 1;
      this.deliverLater(config);
      const reply = await this.send(config);
      return this.roll() < 0.5 ? this.slow(reply) : this.cut(config);
    }
    if (dice < 0.92) {
      counted['odd reply after the commit'] += 1;
      await this.send(config);
      return this.odd(config);
    }
    if (dice < 0.97) {
      counted['odd reply before it'] += 1;
      return this.odd(config);
    }
    counted['session ended after the commit'] += 1;
    await this.send(config);
    return replyOf(config, ...ENDED);
  }

  private async other(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const dice = this.roll();
    if (dice > 0.25) return this.send(config);
    this.counted['question lost'] += 1;
    if (dice < 0.05) return this.odd(config);
    if (dice < 0.15) await this.send(config);
    return this.cut(config);
  }

  /** Its sender has gone by then: nobody waits for it, and nobody can call it back. */
  private deliverLater(config: InternalAxiosRequestConfig): void {
    const ms = 1_000 + this.roll() ** 2 * (MAX_LATE_MS - 1_000);
    this.latestMs = Math.max(this.latestMs, ms);
    const { signal: _signal, timeout: _timeout, onDownloadProgress: _progress, ...copy } = config;
    this.time.scheduler.after(ms, () => void this.send({ ...copy, timeout: 0 }));
  }

  private async slow(reply: AxiosResponse): Promise<AxiosResponse> {
    await this.pause(this.roll() * 900);
    return reply;
  }

  private async odd(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    await this.pause(this.roll() * 900);
    const reply = ODD_REPLIES[Math.floor(this.roll() * ODD_REPLIES.length)];
    return reply === undefined ? this.cut(config) : replyOf(config, ...reply);
  }

  /** A dead line is noticed at once or never: then the call's own limit ends it. */
  private async cut(config: InternalAxiosRequestConfig): Promise<never> {
    const waits = this.roll() < 0.5;
    await this.pause(waits ? (config.timeout ?? 15_000) : this.roll() * 2_000);
    throw new AxiosError('cut', waits ? 'ETIMEDOUT' : 'ERR_NETWORK', config);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.time.scheduler.after(ms, resolve));
  }
}

function replyOf(
  config: InternalAxiosRequestConfig,
  status: number,
  data: string,
  retryAfter?: string,
): AxiosResponse {
  const headers = new AxiosHeaders(retryAfter === undefined ? {} : { 'retry-after': retryAfter });
  return { data, status, statusText: '', headers, config, request: { responseURL: '' } };
}
