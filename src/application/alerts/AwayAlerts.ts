import { sentId } from '@/domain/alerts/AlertRule';
import type { PushDevice } from '../ports/device/PushDevice';
import type { LaterPorts } from '../ports/LaterPorts';
import type { Ports } from '../ports/Ports';
import type { AwayApp, AwayState, AwayView } from './AwayApp';
import type { SavedAlerts } from './SavedAlerts';

export type AwayPorts = Pick<Ports, 'config' | 'session' | 'pageLife' | 'navigator'> &
  Pick<LaterPorts, 'pushGateway' | 'pushDevice'>;

/**
 * Keeps a server told of what this device wants to hear while the app is closed. A subscription lives as long as its session, at the server and
 * here; what the player wanted stays on the device and is asked for again when they are back, without a question.
 */
export class AwayAlerts implements AwayApp {
  readonly #listeners = new Set<() => void>();
  #view: AwayView = { state: 'off', busy: false };
  /** One thing after the other: a subscription is one object of the browser. */
  #line: Promise<void> = Promise.resolve();
  /** What the server was told last; null: nothing. */
  #sent: string | null = null;
  #releases: readonly (() => void)[] = [];

  constructor(
    private readonly ports: AwayPorts,
    private readonly saved: SavedAlerts,
  ) {
    if (!ports.config.capabilities.webPush) this.#show('absent');
    else if (ports.pushDevice === null) this.#show('unsupported');
  }

  readonly read = (): AwayView => this.#view;

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** A session is open. Resolves once what was told meanwhile is off the list. */
  async opened(): Promise<void> {
    this.#release();
    const device = this.#device;
    if (device === null) return;
    const { pageLife, navigator } = this.ports;
    const look = (): void => void this.#next(() => this.#look(device));
    this.#releases = [
      this.saved.watch(() => void this.#next(() => this.#changed(device))),
      // The player may have been in the settings of the browser, or away for long.
      pageLife.onVisible(look),
      pageLife.onResume(look),
      device.onTap((path) => navigator.goTo(path)),
    ];
    await this.#next(() => this.#look(device));
  }

  closed(): void {
    this.#release();
    this.#sent = null;
    const device = this.#device;
    if (device === null) return;
    this.#show('off');
    // The server drops it with the session; nothing reaches this browser either way.
    this.#line = this.#line.then(() => device.unsubscribe());
  }

  readonly turn = async (on: boolean): Promise<void> => {
    const device = this.#device;
    if (device === null || this.#view.busy) return;
    const { epoch } = this.ports.session;
    this.#show(this.#view.state, true);
    // Before anything else: a browser asks only right after a press.
    const permission = on ? await device.ask() : 'granted';
    await this.#next(async () => {
      if (!on) return this.#turnOff(device);
      if (permission !== 'granted') return this.#show(permission === 'askable' ? 'off' : permission);
      await this.#subscribe(device);
      if (this.#isNow(epoch) && this.#view.state === 'on') this.saved.tellAway(true);
    }, epoch);
    this.#show(this.#view.state);
  };

  async #turnOff(device: PushDevice): Promise<void> {
    const address = await device.current();
    this.saved.tellAway(false);
    this.#sent = null;
    // Where the server does not hear of it, the push service says that the address is gone.
    if (address !== null) await this.ports.pushGateway.unsubscribe(address.endpoint);
    await device.unsubscribe();
    this.#show('off');
  }

  async #look(device: PushDevice): Promise<void> {
    const permission = await device.permission();
    if (permission !== 'granted') return this.#show(permission === 'askable' ? 'off' : permission);
    if (!this.saved.read().away) return this.#show('off');
    const sent = await this.#subscribe(device);
    // What was told while nobody was here has had its day.
    for (const rule of this.saved.read().rules) if (sent.includes(sentId(rule))) this.saved.take(rule);
  }

  async #changed(device: PushDevice): Promise<void> {
    const { away } = this.saved.read();
    if (this.#view.state !== 'on') return;
    if (!away) return this.#show('off');
    if (this.#sent !== this.#wanted(device)) await this.#subscribe(device);
  }

  /** Says which rules were told before. */
  async #subscribe(device: PushDevice): Promise<readonly string[]> {
    const { pushGateway, session } = this.ports;
    const { epoch } = session;
    const wanted = this.#wanted(device);
    const alerts = this.saved.read();
    const key = await pushGateway.key();
    const address = key.ok ? await device.subscribe(key.value) : null;
    const answer = address && (await pushGateway.subscribe(address, alerts, device.language));
    if (!this.#isNow(epoch)) return [];
    const sent = answer?.ok === true ? answer.value : null;
    this.#sent = sent && wanted;
    this.#show(sent === null ? 'failed' : 'on');
    return sent ?? [];
  }

  #wanted({ language }: PushDevice): string {
    const { rules, off, quiet } = this.saved.read();
    return JSON.stringify([rules, off, quiet, language]);
  }

  get #device(): PushDevice | null {
    const { config, pushDevice } = this.ports;
    return config.capabilities.webPush ? pushDevice : null;
  }

  /** Not for another session than the one that it was meant for. */
  #next(step: () => Promise<void> | void, epoch = this.ports.session.epoch): Promise<void> {
    this.#line = this.#line.then(() => (this.#isNow(epoch) ? step() : undefined));
    return this.#line;
  }

  #isNow(epoch: number): boolean {
    return this.ports.session.epoch === epoch;
  }

  #release(): void {
    for (const release of this.#releases) release();
    this.#releases = [];
  }

  #show(state: AwayState, busy = false): void {
    if (state === this.#view.state && busy === this.#view.busy) return;
    this.#view = { state, busy };
    for (const tell of this.#listeners) tell();
  }
}
