import { CHARGES_BY_NOUN, OTHER_CHARGES, type CrestCharge } from './crestCharges';
import { CREST_COLOURS, CREST_DIVISIONS, CREST_SHAPES, type CrestShape } from './crestShapes';
import { hashText } from '@/ui/kit/text/hashText';

export interface CrestDesign {
  readonly shape: CrestShape;
  readonly division: string;
  readonly colours: readonly [field: string, second: string, charge: string];
  readonly charge: CrestCharge;
}

/** Chosen so that the sides of one competition of the sandbox come out apart in outline or colour (tests/ui/kit/crest.test.ts). */
const SALT = 'crest 1922 ';

/** The crest of a side: the same name has the same crest on every device, and no list of names is needed for it. */
export function crestOf(name: string): CrestDesign {
  const hash = hashText(SALT + name);
  const noun = name
    .toLowerCase()
    .split(' ')
    .findLast((word) => Object.hasOwn(CHARGES_BY_NOUN, word));
  return {
    shape: pick(CREST_SHAPES, hash),
    division: pick(CREST_DIVISIONS, hash >>> 3),
    colours: pick(CREST_COLOURS, hash >>> 7),
    charge: (noun === undefined ? undefined : CHARGES_BY_NOUN[noun]) ?? pick(OTHER_CHARGES, hash >>> 11),
  };
}

function pick<Each>(all: readonly Each[], number: number): Each {
  return all[number % all.length] as Each;
}
