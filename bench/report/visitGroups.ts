import type { LoadSide } from '../load/runLoad';
import type { BarGroup } from './barGroup';
import type { Results } from './Results';

/** What a player waits for and pays: the first visit of the three pages, and the list that nobody touches. */
export function visitGroups({ load, idleList }: Pick<Results, 'load' | 'idleList'>): BarGroup[] {
  const groups: BarGroup[] = [];
  if (load) {
    const { app, empty, peer } = load;
    const group = (what: string, unit: string, of: (side: LoadSide) => number): BarGroup => ({
      what,
      unit,
      bars: [
        { page: 'ours', value: of(app) },
        { page: 'empty', value: of(empty) },
        { page: 'peer', value: of(peer) },
      ],
    });
    groups.push(
      group('first paint', 'ms', ({ firstPaint }) => firstPaint),
      group('real data on screen', 'ms', ({ dataPainted }) => dataPainted),
      group('main thread blocked', 'ms', ({ blockedFromStart }) => blockedFromStart),
      group('script after gzip', 'kB', ({ scriptBytes }) => scriptBytes / 1_000),
    );
  }
  if (idleList) {
    const { app, peer, cpu } = idleList;
    const bars = [
      { page: 'ours', side: app },
      { page: 'peer', side: peer },
    ];
    groups.push(
      {
        what: `list in play, ${cpu}x: main thread`,
        unit: 'ms/s',
        bars: bars.map(({ page, side }) => ({ page, value: side.task })),
      },
      {
        what: 'times a second it shows new prices',
        unit: '',
        bars: bars.map(({ page, side }) => ({ page, value: side.moments })),
      },
    );
  }
  return groups;
}
