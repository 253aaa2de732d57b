import { rupeesFromPaise } from '@/adapters/wire/wireMoney';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Logger } from '@/application/ports/device/Logger';
import type {
  BreakOrder,
  PlaySafeGateway,
  SafetyOrder,
  TakenBreak,
} from '@/application/ports/gateways/PlaySafeGateway';
import type { PlayActivity, SafetyState } from '@/domain/playSafe/SafetyState';
import type { Failure } from '@/domain/shared/Failure';
import type { Paise } from '@/domain/shared/Money';
import { ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { HttpClient } from '../HttpClient';
import { PLAY_SAFE_ENDPOINTS } from './playSafeEndpoints';
import { decodeActivity, decodeBreak, decodeReturn, decodeSafety } from './playSafeWire';

/** assumed: docs/wire.md 4.12. */
export class HttpPlaySafeGateway implements PlaySafeGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly logger: Logger,
  ) {}

  state(): Promise<Result<SafetyState, Failure>> {
    return this.http.send({ endpoint: PLAY_SAFE_ENDPOINTS.safetyState }, (data) =>
      decodeSafety(data, this.logger),
    );
  }

  change(order: SafetyOrder): Promise<Result<SafetyState, Failure>> {
    return this.http.send(callFor(order), (data) => decodeSafety(data, this.logger));
  }

  takeBreak(order: BreakOrder): Promise<Result<TakenBreak, Failure>> {
    const call =
      order.do === 'timeOut'
        ? { endpoint: PLAY_SAFE_ENDPOINTS.timeOut, body: { days: order.days } }
        : { endpoint: PLAY_SAFE_ENDPOINTS.excludeSelf, body: { months: order.months } };
    return this.http.send(call, (data) => decodeBreak(data, this.logger));
  }

  async askReturn(username: string, password: string): Promise<Result<number | null, Failure>> {
    const call = { endpoint: PLAY_SAFE_ENDPOINTS.askReturn, body: { username, password } };
    const reply = await this.http.send(call, (data) => decodeReturn(data, this.logger));
    return reply.ok ? ok(reply.value.backAt) : reply;
  }

  activity(days: number, cancellation?: Cancellation): Promise<Result<PlayActivity, Failure>> {
    const call = { endpoint: PLAY_SAFE_ENDPOINTS.playActivity, query: { days: String(days) }, cancellation };
    return this.http.send(call, (data) => decodeActivity(data, this.logger));
  }
}

function callFor(order: SafetyOrder) {
  switch (order.do) {
    case 'set': {
      const { kind, period, amount } = order;
      return { endpoint: PLAY_SAFE_ENDPOINTS.setLimit, body: { kind, period, amount: rupeesOf(amount) } };
    }
    case 'confirm':
      return { endpoint: PLAY_SAFE_ENDPOINTS.confirmLimit, body: { kind: order.kind, period: order.period } };
    case 'withdraw':
      return {
        endpoint: PLAY_SAFE_ENDPOINTS.withdrawLimit,
        body: { kind: order.kind, period: order.period },
      };
    case 'interval':
      return { endpoint: PLAY_SAFE_ENDPOINTS.checkInterval, body: { minutes: order.minutes } };
    case 'goOn':
      return { endpoint: PLAY_SAFE_ENDPOINTS.goOn, body: {} };
  }
}

function rupeesOf(amount: Paise | null): number | null {
  return amount === null ? null : rupeesFromPaise(amount);
}
