/** Outlines on a grid of 24, as SVG path data, and where the charge's middle stands on each. */
export interface CrestShape {
  readonly path: string;
  readonly middle: number;
}

export const CREST_SHAPES: readonly CrestShape[] = [
  { path: 'M3 2.5h18V12c0 5.2-4 8.4-9 10-5-1.6-9-4.8-9-10z', middle: 11.8 },
  { path: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z', middle: 11.8 },
  { path: 'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z', middle: 11.8 },
  { path: 'M3 2h18v20l-9-4.6L3 22z', middle: 10.5 },
  { path: 'M12 .8L23.2 12 12 23.2.8 12z', middle: 11.8 },
  {
    path: 'M5.5 2h13A3.5 3.5 0 0 1 22 5.5v13a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 2 18.5v-13A3.5 3.5 0 0 1 5.5 2z',
    middle: 11.8,
  },
  {
    path: 'M12 1.2c2 1.9 5.6 2.4 9 1.6 1.1 8.7-.7 15-9 20C3.7 17.8 1.9 11.5 3 2.8c3.4.8 7 .3 9-1.6z',
    middle: 11.8,
  },
  { path: 'M3 22.5V11a9 9 0 0 1 18 0v11.5z', middle: 13 },
];

/** What stands over the field in the second colour: plain, pale, fess, bend, chief, quarterly, hoops, stripes, chevron, sash. */
export const CREST_DIVISIONS: readonly string[] = [
  '',
  'M12 0h12v24H12z',
  'M0 12h24v12H0z',
  'M24 0v24H0z',
  'M0 0h24v7H0z',
  'M12 0h12v12H12zM0 12h12v12H0z',
  'M0 4h24v4H0zM0 12h24v4H0zM0 20h24v4H0z',
  'M5 0h4v24H5zM15 0h4v24h-4z',
  'M0 24L12 10l12 14z',
  'M0 17L17 0h7v3L3 24H0z',
];

/** Field, second colour, charge. The charge reads on the field at 3:1 or more. */
export const CREST_COLOURS: readonly (readonly [field: string, second: string, charge: string])[] = [
  ['#1d4ed8', '#0b2a78', '#ffffff'],
  ['#d9202e', '#7d0d17', '#ffffff'],
  ['#0b8f5a', '#06512f', '#ffffff'],
  ['#f59e0b', '#b45309', '#26140a'],
  ['#7c3aed', '#431a93', '#ffffff'],
  ['#0e94a0', '#07545c', '#ffffff'],
  ['#8f1239', '#520a20', '#ffd166'],
  ['#e8eaee', '#c22034', '#1b2430'],
  ['#f2c230', '#1f2937', '#111111'],
  ['#1f2937', '#f59e0b', '#ffffff'],
  ['#ec4899', '#86104d', '#ffffff'],
  ['#65a30d', '#2f5205', '#ffffff'],
  ['#38a3e0', '#e8eaee', '#0a2236'],
  ['#e8eaee', '#0b8f5a', '#0b3a26'],
  ['#c2410c', '#1f2937', '#ffffff'],
  ['#4f46e5', '#f2c230', '#ffffff'],
];
