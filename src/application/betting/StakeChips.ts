import { stakeText } from '@/domain/betting/parseStake';
import { parseStakeChips } from '@/domain/betting/stakeChips';
import { say, type Message } from '@/domain/shared/Message';
import type { Paise } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { BettingState } from '../ports/state/BettingState';
import type { SessionView } from '../ports/state/SessionState';
import { playerKey } from '../shared/playerKey';

const KEY = 'stakeChips';

/** The amounts on the chips: the player's own, saved on this device for each apart, else those that the app comes with. */
export class StakeChips {
  readonly #defaults: readonly Paise[];

  constructor(
    private readonly store: KeyValueStore,
    private readonly betting: BettingState,
    private readonly session: Pick<SessionView, 'user'>,
  ) {
    this.#defaults = betting.stakeChips;
  }

  /** What is stored and not chips any more is as if nothing were (F71). */
  restore(): void {
    const stored = this.store.read(playerKey(KEY, this.session));
    const chips = parseStakeChips(stored === null ? [] : stored.split(' '));
    this.betting.stakeChipsChanged(chips.ok ? chips.value : this.#defaults);
  }

  /** As typed, in rupees. Nothing changes unless all of them do; an error is shown at its own place. */
  change(texts: readonly string[] | 'defaults'): Result<void, readonly (Message | null)[]> {
    if (texts === 'defaults') {
      this.store.remove(playerKey(KEY, this.session));
      this.betting.stakeChipsChanged(this.#defaults);
      return ok();
    }
    const chips = parseStakeChips(texts);
    if (!chips.ok) return fail(chips.error.map((key) => (key === null ? null : say(key))));
    this.store.write(playerKey(KEY, this.session), chips.value.map(stakeText).join(' '));
    this.betting.stakeChipsChanged(chips.value);
    return ok();
  }
}
