/** Where a stream message stands: its number, and the number of the one that was sent before it (docs/wire.md 4.2). */
export interface ChainLink {
  readonly epoch: string;
  readonly prev: number | null;
  readonly seq: number;
}

export type ChainStep = 'inOrder' | 'duplicate' | 'gap' | 'newEpoch';

/**
 * How a message continues a stream that was last seen at `last`. A heartbeat repeats the last number and so counts as a duplicate:
 * a sign of life that changes nothing. A heartbeat with a higher number reveals a loss, as any message does.
 */
export function chainStep(last: Pick<ChainLink, 'epoch' | 'seq'>, message: ChainLink): ChainStep {
  if (message.epoch !== last.epoch) return 'newEpoch';
  if (message.seq <= last.seq) return 'duplicate';
  return message.prev === last.seq ? 'inOrder' : 'gap';
}
