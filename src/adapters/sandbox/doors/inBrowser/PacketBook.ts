export interface Packet {
  readonly event: string;
  readonly args: readonly unknown[];
  readonly acknowledge: ((error: Error | null, value?: unknown) => void) | null;
}

/** What has not left yet, and whose acknowledgement is still open: the same rules as socket.io-client's. */
export class PacketBook {
  private buffered: Packet[] = [];
  private readonly awaited = new Set<Packet>();

  /** With `ms`, the packet is taken back when time runs out: an action that was reported as failed is not sent afterwards. */
  expectAck(
    event: string,
    args: readonly unknown[],
    settle: (error: Error | null, value?: unknown) => void,
    ms?: number,
  ): Packet {
    const packet: Packet = {
      event,
      args,
      acknowledge: (error, value) => {
        if (!this.awaited.delete(packet)) return;
        clearTimeout(timer);
        settle(error, value);
      },
    };
    const expire = (): void => {
      this.buffered = this.buffered.filter((each) => each !== packet);
      packet.acknowledge?.(new Error('operation has timed out'));
    };
    this.awaited.add(packet);
    const timer = ms === undefined ? undefined : setTimeout(expire, ms);
    return packet;
  }

  buffer(packet: Packet): void {
    this.buffered.push(packet);
  }

  takeBuffered(): readonly Packet[] {
    return this.buffered.splice(0);
  }

  /** The connection is gone: answers to what was sent will not come. What is still buffered waits on. */
  disconnected(): void {
    for (const packet of [...this.awaited]) {
      if (!this.buffered.includes(packet)) packet.acknowledge?.(new Error('socket has been disconnected'));
    }
  }
}
