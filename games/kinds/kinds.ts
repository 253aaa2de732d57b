import type { Kind } from '../page/Game';
import { blackjack } from './blackjack/blackjack';
import { cards } from './cards/cards';
import { crash } from './crash/crash';
import { dice } from './dice/dice';
import { dicetable } from './dicetable/dicetable';
import { fortune } from './fortune/fortune';
import { goal } from './goal/goal';
import { hilo } from './hilo/hilo';
import { mines } from './mines/mines';
import { plinko } from './plinko/plinko';
import { slot } from './slot/slot';
import { wheel } from './wheel/wheel';

/** The kinds of games by their name on the wire. */
export const KINDS: Readonly<Record<string, Kind>> = {
  wheel,
  mines,
  goal,
  crash,
  cards,
  blackjack,
  slot,
  dice,
  dicetable,
  plinko,
  hilo,
  fortune,
};
