import { useState } from 'react';
import { oddsAfterKey } from '@/domain/betting/oddsAfterKey';
import type { BetSlip, Selection } from '@/domain/betting/BetSlip';
import { parseOdds } from '@/domain/betting/parseOdds';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { SlipId } from '@/domain/shared/ids';
import { priceText } from '@/domain/sports/priceText';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import type { OwnKeys } from '@/ui/kit/field/Stepper';

interface Typing {
  readonly text: string;
  /** The odds that this text came to: others in the slip are the player's newer choice. */
  readonly odds: OddsHundredths;
  readonly before: OddsHundredths;
  readonly selection: Selection;
}

export interface OddsKeys {
  /** Whether the slip's keys are for its odds now. */
  readonly aimed: boolean;
  readonly field: OwnKeys;
  readonly press: (key: string) => void;
  readonly backspace: () => void;
}

/**
 * The odds of a slip on the slip's own keys. Each key goes to the slip at once, to the nearest price of the ladder, so that the button always says
 * what it would place; what is no odds (yet) leaves those from before.
 */
export function useOddsKeys(id: SlipId, slip: BetSlip): OddsKeys {
  const { betting } = usePlayerApp();
  const [aimed, aim] = useState(false);
  const [typing, setTyping] = useState<Typing | null>(null);
  const { selection, odds } = slip;
  const over = typing !== null && (typing.selection !== selection || typing.odds !== odds);
  if (over) setTyping(null);
  const now = over ? null : typing;
  const put = (text: string | null): void => {
    if (text === null) return setTyping(null);
    const before = now?.before ?? odds;
    const next = parseOdds(text) ?? before;
    setTyping({ text, odds: next, before, selection });
    betting.typeOdds(id, next === before ? priceText(selection.marketKind, before) : text);
  };
  const typed = now?.text ?? null;
  return {
    aimed,
    field: { typed, onTyped: put, onAim: aim },
    press: (key) => put(oddsAfterKey(typed ?? '', key)),
    // What shows is picked whole until the first key: it goes as a whole, too.
    backspace: () => put((typed ?? '').slice(0, -1)),
  };
}
