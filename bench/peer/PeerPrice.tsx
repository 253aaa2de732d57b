import { useStore } from './store';
import type { Level, PeerMatch } from './store';

interface PeerPriceProps {
  readonly match: PeerMatch;
  readonly runner: { readonly id: string; readonly name: string };
  readonly side: 'back' | 'lay';
}

const SIZES = new Intl.NumberFormat('en-IN', { notation: 'compact' });

/** One price. A move is a class until the next answer: no animation, which would only make it dearer. */
export function PeerPrice({ match, runner, side }: PeerPriceProps) {
  const { state, dispatch } = useStore();
  const best = bestOf(match, runner.id, side);
  const before = bestOf(
    state.before.find(({ id }) => id === match.id),
    runner.id,
    side,
  );
  const [, odds, size] = best ?? [0, 0, 0];
  const move = before === undefined || before[1] === odds ? '' : before[1] < odds ? ' up' : ' down';
  return (
    <button
      type="button"
      data-price-cell=""
      aria-label={`${side} ${runner.name} ${odds}`}
      className={`cell ${side}${move}`}
      aria-pressed={state.slip?.runner === runner.id}
      disabled={match.prices?.status !== 'OPEN'}
      onClick={() => dispatch({ type: 'slip/opened', runner: runner.id, odds })}
    >
      <span className="odds">{best === undefined ? '-' : odds.toFixed(2)}</span>
      <span className="size">{best === undefined ? '' : SIZES.format(size)}</span>
    </button>
  );
}

function bestOf(match: PeerMatch | undefined, runner: string, side: 'back' | 'lay'): Level | undefined {
  return match?.prices?.runners.find(({ id }) => id === runner)?.[side][0];
}
