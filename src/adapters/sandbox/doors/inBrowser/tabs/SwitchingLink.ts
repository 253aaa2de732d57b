import type { WireReply, WireRequest } from '../../../wire/SandboxBackend';
import type { LinkConnection, SandboxLink } from '../../SandboxLink';

/** To whoever hosts the engine now. Calls made while nobody does wait for the next host. */
export class SwitchingLink implements SandboxLink {
  private current: SandboxLink | null = null;
  private waiting: ((link: SandboxLink) => void)[] = [];

  switchTo(link: SandboxLink | null): void {
    this.current = link;
    if (link === null) return;
    for (const go of this.waiting.splice(0)) go(link);
  }

  async request(request: WireRequest): Promise<WireReply> {
    return (await this.ready()).request(request);
  }

  open(...call: Parameters<SandboxLink['open']>): LinkConnection {
    if (this.current !== null) return this.current.open(...call);
    let connection: LinkConnection | null = null;
    let closed = false;
    this.waiting.push((link) => {
      if (!closed) connection = link.open(...call);
    });
    return {
      receive: (event, args, acknowledge) => connection?.receive(event, args, acknowledge),
      close: () => {
        closed = true;
        connection?.close();
      },
    };
  }

  ready(): Promise<SandboxLink> {
    const { current } = this;
    return current !== null ? Promise.resolve(current) : new Promise((resolve) => this.waiting.push(resolve));
  }
}
