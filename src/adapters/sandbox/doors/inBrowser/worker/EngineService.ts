import type { HostClock } from '../../WorldClock';
import { runControl } from './controls';
import type { FromEngine, ToEngine } from './EngineMessage';
import { TabServer } from './TabServer';
import type { CreateEngine } from './WorldKeeper';
import { WorldKeeper } from './WorldKeeper';

interface Served {
  readonly keeper: WorldKeeper;
  readonly tabs: TabServer;
}

/** The engine behind messages: what a worker runs. */
export class EngineService {
  private served: Served | null = null;

  constructor(
    private readonly post: (message: FromEngine) => void,
    private readonly createEngine: CreateEngine,
    private readonly clock: HostClock,
  ) {}

  hear(message: ToEngine): void {
    if (message.kind === 'begin') this.served ??= this.begin(message.seed, message.stored);
    if (this.served === null) return;
    const { keeper, tabs } = this.served;
    switch (message.kind) {
      case 'from':
        return tabs.hear(message.tab, message.body);
      case 'tick':
        return keeper.tick();
      case 'save':
        return keeper.save();
      case 'tabGone':
        return tabs.gone(message.tab);
      case 'begin':
    }
  }

  /** Brings the world to the present, without waiting for the next tick. */
  catchUp(): void {
    this.served?.keeper.host.advance(Infinity);
  }

  private begin(seed: string, stored: string | null): Served {
    const { post, createEngine, clock } = this;
    const keeper = new WorldKeeper({
      createEngine,
      clock,
      seed,
      stored,
      save: (world) => post({ kind: 'save', world }),
      unreadable: () => post({ kind: 'unreadable' }),
    });
    const { host } = keeper;
    const inboxNow = (): void => post({ kind: 'inbox', inbox: host.engine.inbox() });
    host.onInbox(inboxNow);
    inboxNow();
    const tabs = new TabServer({
      link: host,
      post: (tab, body) => post({ kind: 'to', tab, body }),
      control: (name, args) => {
        const value = runControl(host, keeper.clock, name, args);
        keeper.save();
        return value;
      },
      watch: (tab) => post({ kind: 'watchTab', tab }),
    });
    return { keeper, tabs };
  }
}
