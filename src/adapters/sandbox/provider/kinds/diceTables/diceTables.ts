import type { Variants } from '../../../wire/Plays';
import type { DiceTable } from './DiceTable';
import { jhandiMunda } from './jhandiMunda';
import { sicBo } from './sicBo';
import { upDown7 } from './upDown7';

const TABLES: Readonly<Record<Variants['dicetable'], DiceTable>> = {
  sicbo: sicBo,
  updown7: upDown7,
  jhandimunda: jhandiMunda,
};

export const DICE_TABLES: ReadonlyMap<string, DiceTable> = new Map(Object.entries(TABLES));
