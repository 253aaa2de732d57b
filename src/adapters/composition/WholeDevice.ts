import type { Cues } from '@/application/ports/device/Cues';
import type { GameFrames } from '@/application/ports/device/GameFrames';
import type { LaterPorts } from '@/application/ports/LaterPorts';

export type CashierDevice = Pick<LaterPorts, 'paymentPages' | 'pictureCleaner' | 'qrCodes'>;
export type RewardsDevice = Pick<LaterPorts, 'cookieWriter' | 'qrCodes'>;

/** What a device does for the whole app. What only one feature needs comes with that feature. */
export interface WholeDevice {
  readonly cues: Cues;
  readonly gameFrames: GameFrames;
  readonly cashier: () => Promise<CashierDevice>;
  readonly rewards: () => Promise<RewardsDevice>;
}
