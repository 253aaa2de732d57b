import type { RealityCheck } from '@/domain/playSafe/RealityCheck';

/** Who knows how long a player has been playing: the server, or, where that keeps no such rules, this device. */
export interface RealitySource {
  /** null: nobody answers now. */
  look(): Promise<RealityCheck | null>;
  /** The player has seen it and goes on. */
  goOn(): Promise<RealityCheck | null>;
}
