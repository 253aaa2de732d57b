import type { Cue, CueChoice } from '@/domain/notices/Cue';
import { isSeen, type MomentFigures } from '@/domain/notices/Moment';
import type { Ports } from '../ports/Ports';

const SOUND = 'sounds';
const VIBRATION = 'vibration';
/** Bets of one market are settled together: one cue is enough. */
const QUIET_MS = 1_000;
const NO_FIGURES: MomentFigures = { amount: null };

/** Tells by eye, by ear and by hand what became of a bet or a deposit, the latter two if the player of this device chose so, and never from a page out of sight. */
export class PlaySound {
  #last: { readonly cue: Cue; readonly at: number } | null = null;

  constructor(
    private readonly ports: Pick<Ports, 'cues' | 'localStore' | 'pageLife' | 'clock' | 'notices'>,
  ) {}

  play(cue: Cue, figures = NO_FIGURES): void {
    const now = this.ports.clock.monotonic();
    if (this.#last?.cue === cue && now - this.#last.at < QUIET_MS) return;
    this.#last = { cue, at: now };
    if (isSeen(cue) && this.ports.pageLife.visible) this.ports.notices.momentShown({ cue, ...figures });
    this.sample(cue);
  }

  /** At once, as the settings stand: somebody wants to hear it. */
  sample(cue: Cue): void {
    const choice = this.choice();
    if ((choice.sound || choice.vibration) && this.ports.pageLife.visible) this.ports.cues.play(cue, choice);
  }

  /** Silent until somebody asks for it. */
  choice(): CueChoice {
    return {
      sound: this.ports.localStore.read(SOUND) === 'on',
      vibration: this.ports.localStore.read(VIBRATION) === 'on',
    };
  }

  choose({ sound, vibration }: CueChoice): void {
    this.#keep(SOUND, sound);
    this.#keep(VIBRATION, vibration);
  }

  #keep(key: string, on: boolean): void {
    if (on) this.ports.localStore.write(key, 'on');
    else this.ports.localStore.remove(key);
  }
}
