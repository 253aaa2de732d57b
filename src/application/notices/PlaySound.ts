import type { Cue, CueChoice } from '@/domain/notices/Cue';
import type { Clock } from '../ports/device/Clock';
import type { Cues } from '../ports/device/Cues';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { PageLife } from '../ports/device/PageLife';

const SOUND = 'sounds';
const VIBRATION = 'vibration';
/** Bets of one market are settled together: one cue is enough. */
const QUIET_MS = 1_000;

/** Tells by ear and by hand what became of a bet, if the player of this device chose so, and never from a page out of sight. */
export class PlaySound {
  #last: { readonly cue: Cue; readonly at: number } | null = null;

  constructor(
    private readonly cues: Cues,
    private readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>,
    private readonly pageLife: Pick<PageLife, 'visible'>,
    private readonly clock: Pick<Clock, 'monotonic'>,
  ) {}

  execute(cue: Cue): void {
    const now = this.clock.monotonic();
    if (this.#last?.cue === cue && now - this.#last.at < QUIET_MS) return;
    this.#last = { cue, at: now };
    this.sample(cue);
  }

  /** At once, as the settings stand: somebody wants to hear it. */
  sample(cue: Cue): void {
    const choice = this.choice();
    if ((choice.sound || choice.vibration) && this.pageLife.visible) this.cues.play(cue, choice);
  }

  /** Silent until somebody asks for it. */
  choice(): CueChoice {
    return { sound: this.store.read(SOUND) === 'on', vibration: this.store.read(VIBRATION) === 'on' };
  }

  choose({ sound, vibration }: CueChoice): void {
    this.#keep(SOUND, sound);
    this.#keep(VIBRATION, vibration);
  }

  #keep(key: string, on: boolean): void {
    if (on) this.store.write(key, 'on');
    else this.store.remove(key);
  }
}
