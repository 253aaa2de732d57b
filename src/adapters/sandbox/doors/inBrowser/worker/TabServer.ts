import type { LinkConnection, LinkPeer, SandboxLink } from '../../SandboxLink';
import type { ToHost, ToTab } from '../tabs/TabMessage';

type Opening = Extract<ToHost, { kind: 'open' }>;

interface TabServerParts {
  readonly link: SandboxLink;
  readonly post: (tab: string, message: ToTab) => void;
  readonly control: (name: string, args: readonly unknown[]) => unknown;
  /** A tab said something for the first time: `gone` is to be called at its end, however it went. */
  readonly watch: (tab: string) => void;
}

/** Serves the engine to the tabs. */
export class TabServer {
  private readonly tabs = new Map<string, Map<number, LinkConnection>>();

  constructor(private readonly parts: TabServerParts) {}

  hear(tab: string, message: ToHost): void {
    const { link, post, control } = this.parts;
    const connections = this.connectionsOf(tab);
    switch (message.kind) {
      case 'request':
        void link.request(message.request).then(
          (reply) => post(tab, { kind: 'reply', id: message.id, reply }),
          () => post(tab, { kind: 'lost', id: message.id }),
        );
        return;
      case 'control':
        post(
          tab,
          this.controlled(message.id, () => control(message.name, message.args)),
        );
        return;
      case 'open':
        this.open(tab, message, connections);
        return;
      case 'event': {
        const { id, ack } = message;
        connections
          .get(id)
          ?.receive(message.event, message.args, (value) => post(tab, { kind: 'ack', id, ack, value }));
        return;
      }
      case 'close':
        connections.get(message.id)?.close();
        connections.delete(message.id);
        return;
      case 'hello':
      case 'tick':
    }
  }

  /** Arguments are typed by a developer: what they break is one call. */
  private controlled(id: number, act: () => unknown): ToTab {
    try {
      return { kind: 'controlled', id, value: act() };
    } catch {
      return { kind: 'lost', id };
    }
  }

  gone(tab: string): void {
    const connections = this.tabs.get(tab);
    this.tabs.delete(tab);
    for (const connection of connections?.values() ?? []) connection.close();
  }

  private open(
    tab: string,
    { id, token, language }: Opening,
    connections: Map<number, LinkConnection>,
  ): void {
    const { link, post } = this.parts;
    const peer: LinkPeer = {
      opened: () => post(tab, { kind: 'opened', id }),
      refused: (refusal) => post(tab, { kind: 'refused', id, refusal }),
      send: (event, payload) => post(tab, { kind: 'message', id, event, payload }),
      dropped: (reason) => {
        connections.delete(id);
        post(tab, { kind: 'dropped', id, reason });
      },
    };
    const connection = link.open(token, peer, language);
    connections.set(id, connection);
  }

  private connectionsOf(tab: string): Map<number, LinkConnection> {
    const known = this.tabs.get(tab);
    if (known !== undefined) return known;
    const fresh = new Map<number, LinkConnection>();
    this.tabs.set(tab, fresh);
    this.parts.watch(tab);
    return fresh;
  }
}
