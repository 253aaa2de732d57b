import type { PushAddress, PushDevice, PushPermission } from '@/application/ports/device/PushDevice';
import type { PushGateway } from '@/application/ports/gateways/PushGateway';
import type { Alerts } from '@/domain/alerts/Alerts';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';

export const SERVER_KEY = `B${'k'.repeat(86)}`;
export const ADDRESS: PushAddress = {
  endpoint: 'https://push.example.net/send/1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** A browser whose player answers as the test says. */
export class FakePushDevice implements PushDevice {
  language = 'en';
  now: PushPermission = 'askable';
  /** What the player answers when asked. */
  answer: PushPermission = 'granted';
  asked = 0;
  /** The server key that it is subscribed with; null: it is not. */
  key: string | null = null;
  works = true;
  readonly #taps = new Set<(path: string) => void>();

  permission(): Promise<PushPermission> {
    return Promise.resolve(this.now);
  }

  ask(): Promise<PushPermission> {
    this.asked += 1;
    if (this.now === 'askable') this.now = this.answer;
    return this.permission();
  }

  subscribe(key: string): Promise<PushAddress | null> {
    if (this.works) this.key = key;
    return Promise.resolve(this.works ? ADDRESS : null);
  }

  current(): Promise<PushAddress | null> {
    return Promise.resolve(this.key === null ? null : ADDRESS);
  }

  unsubscribe(): Promise<void> {
    this.key = null;
    return Promise.resolve();
  }

  onTap(listener: (path: string) => void): () => void {
    this.#taps.add(listener);
    return () => void this.#taps.delete(listener);
  }

  tap(path: string): void {
    for (const listener of this.#taps) listener(path);
  }
}

/** A server that keeps the last wish, and says what the test has it tell. */
export class FakePushGateway implements PushGateway {
  settings: { readonly alerts: Alerts; readonly language: string } | null = null;
  sent: readonly string[] = [];
  failure: Failure | null = null;
  readonly asked: string[] = [];

  key(): Promise<Result<string, Failure>> {
    return this.#answer('key', SERVER_KEY);
  }

  subscribe(_: PushAddress, alerts: Alerts, language: string): Promise<Result<readonly string[], Failure>> {
    if (this.failure === null) this.settings = { alerts, language };
    return this.#answer(`subscribe ${alerts.rules.length}`, this.sent);
  }

  unsubscribe(): Promise<Result<void, Failure>> {
    if (this.failure === null) this.settings = null;
    return this.#answer('unsubscribe', undefined);
  }

  #answer<Value>(call: string, value: Value): Promise<Result<Value, Failure>> {
    this.asked.push(call);
    return Promise.resolve(this.failure === null ? ok(value) : fail(this.failure));
  }
}
