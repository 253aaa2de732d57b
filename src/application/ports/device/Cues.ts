import type { Cue, CueChoice } from '@/domain/notices/Cue';

/** Makes a device heard and felt, as far as it can and may: never fails, and does nothing before the first gesture. */
export interface Cues {
  play(cue: Cue, by: CueChoice): void;
}
