import * as v from 'valibot';
import type { Ball } from '@/domain/sports/score/CricketScore';

/** assumed: a delivery as scorers write it, docs/wire.md 4.2a: "0", "4", "W", "wd", "nb"; with the runs before it where there are others ("2wd", "1W"). */
const DELIVERY = /^([0-9]?)(wd|nb|w)?$/i;

const KINDS: Readonly<Record<string, Ball['kind']>> = { wd: 'wide', nb: 'noBall', w: 'wicket' };

export const ballSchema: v.GenericSchema<unknown, Ball> = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [whole, runs, sign] = DELIVERY.exec(dataset.value) ?? [''];
    if (whole === '') {
      addIssue({ expected: 'delivery' });
      return NEVER;
    }
    const kind = KINDS[(sign ?? '').toLowerCase()] ?? 'runs';
    const usual = kind === 'wide' || kind === 'noBall' ? 1 : 0;
    return { kind, runs: runs === '' ? usual : Number(runs) };
  }),
);
