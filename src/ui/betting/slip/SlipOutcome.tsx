import type { RefObject } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useKeys } from '../useKeys';
import { OutcomeText, type OutcomeTextProps } from './OutcomeText';

export interface SlipOutcomeProps extends Omit<OutcomeTextProps, 'onDone'> {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Gives the focus back to where it came from. */
  readonly giveBack: () => void;
}

/** What became of the bet, and the one thing to do next. Escape puts away a slip that is over. */
export function SlipOutcome({ box, giveBack, ...outcome }: SlipOutcomeProps) {
  const { betting } = usePlayerApp();
  const { id, placement } = outcome;
  const over =
    placement.state === 'accepted' ||
    placement.state === 'ended' ||
    (placement.state === 'unknown' && placement.overdue);
  const done = (): void => {
    giveBack();
    betting.acknowledge(id);
  };
  useKeys(box, (event) => {
    if (event.key !== 'Escape' || !over) return;
    event.preventDefault();
    done();
  });
  return (
    <div ref={box} tabIndex={-1}>
      <OutcomeText {...outcome} onDone={done} />
    </div>
  );
}
