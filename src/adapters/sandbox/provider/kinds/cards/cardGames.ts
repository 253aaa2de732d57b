import type { Variants } from '../../../wire/Plays';
import { amarAkbar } from './amarAkbar';
import { andarBahar } from './andarBahar';
import { baccarat } from './baccarat';
import type { CardGame } from './CardGame';
import { cards32 } from './cards32';
import { casinoWar } from './casinoWar';
import { dragonTiger } from './dragonTiger';
import { lucky7 } from './lucky7';
import { teenPatti } from './teenPatti';

const GAMES: Readonly<Record<Variants['cards'], CardGame>> = {
  teenpatti: teenPatti,
  andarbahar: andarBahar,
  lucky7,
  baccarat,
  cards32,
  dragontiger: dragonTiger,
  casinowar: casinoWar,
  amarakbar: amarAkbar,
};

export const CARD_GAMES: ReadonlyMap<string, CardGame> = new Map(Object.entries(GAMES));
