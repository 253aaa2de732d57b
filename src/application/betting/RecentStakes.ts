import { paise, type Paise } from '@/domain/shared/Money';
import type { Ports } from '../ports/Ports';
import { playerKey } from '../shared/playerKey';

const KEY = 'recentStakes';
const MAX_STAKES = 20;

/** What the player staked lately on this device, for each apart: it tells a usual stake from a slip of the finger. */
export class RecentStakes {
  constructor(private readonly ports: Pick<Ports, 'localStore' | 'session'>) {}

  /** What is stored and no stake any more does not count (F71). */
  all(): readonly Paise[] {
    const stored = this.ports.localStore.read(playerKey(KEY, this.ports.session)) ?? '';
    return stored
      .split(' ')
      .map(Number)
      .filter((each) => Number.isSafeInteger(each) && each > 0)
      .slice(-MAX_STAKES)
      .map(paise);
  }

  add(stake: Paise): void {
    const stakes = [...this.all(), stake].slice(-MAX_STAKES);
    this.ports.localStore.write(playerKey(KEY, this.ports.session), stakes.join(' '));
  }
}
