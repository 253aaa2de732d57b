/** What a crest bears: a filled figure or a line, as SVG path data on a grid of 24. */
export interface CrestCharge {
  readonly drawn: 'filled' | 'line';
  readonly path: string;
}

function filled(path: string): CrestCharge {
  return { drawn: 'filled', path };
}
function line(path: string): CrestCharge {
  return { drawn: 'line', path };
}

/** By a word of the side's own name, in lower case: Konkan Kites bear a kite. */
export const CHARGES_BY_NOUN: Readonly<Record<string, CrestCharge>> = {
  kites: filled('M12 4l4.5 6-4.5 7-4.5-7zM12 17l2 3h-4z'),
  chargers: line('M7.5 5.5v5.5a4.5 4.5 0 0 0 9 0V5.5'),
  tides: line('M5 9.5c2.3-2.5 4.7-2.5 7 0s4.7 2.5 7 0M5 15c2.3-2.5 4.7-2.5 7 0s4.7 2.5 7 0'),
  foxes: filled('M5.5 5l4.5 3h4l4.5-3-1 8.5-5.5 5.5-5.5-5.5z'),
  stags: line('M12 19v-7M12 12C8 12 7 9 7 4.5M12 12c4 0 5-3 5-7.5M7.5 9L4.5 8M16.5 9l3-1'),
  cranes: filled(
    'M3.5 8c4.5-1 7 .5 8.5 4 1.5-3.5 4-5 8.5-4-3.5 1.5-5 3.5-6 7L12 18.5 9.5 15c-1-3.5-2.5-5.5-6-7z',
  ),
  sabres: filled('M6 18l2-3.5C14 12.5 17 9 17.5 4c2.2 7-1.5 12-8 13L7.5 19.5z'),
  arrows: filled('M12 3.5l6 7h-3.6V19H9.6v-8.5H6z'),
  rangers: filled('M12 3.5l2.2 6.3L20.5 12l-6.3 2.2L12 20.5l-2.2-6.3L3.5 12l6.3-2.2z'),
  comets: filled('M16 5a3.8 3.8 0 1 1-2.5 6.6L5.5 19l4.5-9.5A4 4 0 0 1 16 5z'),
  yaks: filled(
    'M4.5 5c0 4 2 5 4.5 5h6c2.5 0 4.5-1 4.5-5 2 5.5 0 8.5-3.5 8.5l-2 6h-4l-2-6C4.5 13.5 2.5 10.5 4.5 5z',
  ),
  otters: filled(
    'M12 11c3 0 5 2.5 5 4.5S15 18.5 12 18.5 7 17.5 7 15.5 9 11 12 11zM6.5 7.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM17.5 7.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM10 4.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM14 4.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
  ),
  hawks: filled('M12 6.5l2 2.2L21 6l-2.5 7-4.3 1.2L12 19l-2.2-4.8L5.5 13 3 6l7 2.7z'),
  dynamos: filled(
    'M10.5 4h3l.5 2.3 2.1.9 2-1.3 2 2-1.3 2 .9 2.1L22 12.5h-2.3l-.9 2.1 1.3 2-2 2-2-1.3-2.1.9-.5 2.3h-3l-.5-2.3-2.1-.9-2 1.3-2-2 1.3-2-.9-2.1L2 12.5h2.3l.9-2.1-1.3-2 2-2 2 1.3 2.1-.9zM12 9.3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  ),
  gales: line('M5 9.5h9a2.6 2.6 0 1 0-2.5-3.2M5 14h11.5a2.6 2.6 0 1 1-2.5 3.2'),
  lancers: filled('M4.8 17.8L15 7.5l1.5 1.5L6.2 19.2zM19.5 4.5l-1.2 7.2-6-6z'),
  thunder: line('M5.5 6l4 4.5L7 12l4 6M13 6l4 4.5L14.5 12l4 6'),
  sails: filled('M11 3.5v11.5H5zM12.8 6.5V15H18zM5 16.5h14L16.5 20h-9z'),
  bolts: filled('M13.8 3L6.5 13H11l-1.5 8L17.5 10H13z'),
  cobras: line('M7 18.5h6.5a3.2 3.2 0 0 0 0-6.4h-3a3.2 3.2 0 0 1 0-6.4H15'),
  drummers: filled(
    'M5.5 7.5c0-1.8 2.9-3 6.5-3s6.5 1.2 6.5 3v9c0 1.8-2.9 3-6.5 3s-6.5-1.2-6.5-3zM8.5 12l-1.5 3h10l-1.5-3-1.7 2L12 12l-1.8 2z',
  ),
  blazers: filled(
    'M12.5 3c.5 4 5 5.5 5 10.8A5.5 5.5 0 0 1 12 19.5a5.5 5.5 0 0 1-5.5-5.7c0-2.3 1.3-3.5 2.3-4.8.2 1.6.7 2.5 1.7 3C11.5 9 10.5 6.5 12.5 3z',
  ),
  leopards: filled(
    'M8 5.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM16 5.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM12 10a2.1 2.1 0 1 1 0 4.2A2.1 2.1 0 0 1 12 10zM8.2 14.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM15.8 14.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2z',
  ),
  crowns: filled('M4.5 7.5l4.2 4L12 5l3.3 6.5 4.2-4-1.7 10H6.2z'),
  pearls: filled('M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM9.5 8.5a2.5 2.5 0 0 0-1 2.6l1.4-.3c0-.6.2-1.1.7-1.4z'),
  rays: filled('M12 5c3.5 0 6 4.5 9 6.5-4.5 0-6 1.5-7 3.5l-2 6-2-6c-1-2-2.5-3.5-7-3.5C6 9.5 8.5 5 12 5z'),
  herons: filled(
    'M10.2 3.6c2.6-.8 4.2.5 4.3 2.3l5.5 1.3-5.7.9c-.2 1.5-1 2.3-1.6 3.3 3 .3 5.3 2.2 6.3 5.2-2-.5-3 .2-4.7.5l-.3 4h-1.8l.2-4c-3.2-.4-4.6-2.9-3.6-5.7.6-1.8 2.3-3.2 2.1-4.8-.1-.8-.7-1.1-1.5-.9z',
  ),
  dolphins: filled(
    'M4 14.5C5 8 10.5 5.5 15.5 7.5L18 5l.3 4c2.2 2.2 2 6 1.7 7.5-1.5-2.5-4-3.2-6.5-3-2.8.2-4.5 2-4.5 5-1-2.5-2.5-3.5-5-4z',
  ),
  echoes: line('M7 10.5v3M10.5 8a5.5 5.5 0 0 1 0 8M14.5 5.5a9 9 0 0 1 0 13'),
  drifters: filled('M15 4.5a8 8 0 1 0 4.5 12A8.5 8.5 0 0 1 15 4.5z'),
  city: filled('M7 5h2v2h2V5h2v2h2V5h2v5l-1.5 1.5V19h-9v-7.5L7 10z'),
  bay: line(
    'M12 8.5v10.5M12 4.8a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M8.5 11h7M5.5 13.5c.5 3.5 3.2 5.5 6.5 5.5s6-2 6.5-5.5',
  ),
  docks: line(
    'M12 8.5v10.5M12 4.8a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M8.5 11h7M5.5 13.5c.5 3.5 3.2 5.5 6.5 5.5s6-2 6.5-5.5',
  ),
  valley: filled('M3.5 18l6-10 3.5 5.5 2-3 5.5 7.5z'),
  park: filled('M12 3.5l5 7h-2.5l3.5 5h-5v4h-2v-4H6l3.5-5H7z'),
  town: filled('M5 6h3v2h2.5V6h3v2H16V6h3v13h-4v-4a3 3 0 0 0-6 0v4H5z'),
  united: line('M9.5 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M14.5 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8'),
  rovers: filled('M12 3.5l2.2 6.3L20.5 12l-6.3 2.2L12 20.5l-2.2-6.3L3.5 12l6.3-2.2z'),
  county: line('M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 5v14M5 12h14'),
  athletic: line('M6 14l6-6 6 6M6 19l6-6 6 6'),
};

/** For everybody else: star, sun, crescent, chevrons, tower, leaf, wheel, waves. */
export const OTHER_CHARGES: readonly CrestCharge[] = [
  filled('M12 4.5l2.1 5 5.4.4-4.1 3.5 1.3 5.3L12 15.8l-4.7 2.9 1.3-5.3-4.1-3.5 5.4-.4z'),
  line(
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 4v2M12 18v2M4 12h2M18 12h2M6.3 6.3l1.4 1.4M16.3 16.3l1.4 1.4M6.3 17.7l1.4-1.4M16.3 7.7l1.4-1.4',
  ),
  filled('M15 4.5a8 8 0 1 0 4.5 12A8.5 8.5 0 0 1 15 4.5z'),
  line('M6 14l6-6 6 6M6 19l6-6 6 6'),
  filled('M7 5h2v2h2V5h2v2h2V5h2v5l-1.5 1.5V19h-9v-7.5L7 10z'),
  filled('M12 4c5 3 6 8 0 15-6-7-5-12 0-15z'),
  line('M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 5v14M5 12h14M7 7l10 10M17 7L7 17'),
  line('M5 9.5c2.3-2.5 4.7-2.5 7 0s4.7 2.5 7 0M5 15c2.3-2.5 4.7-2.5 7 0s4.7 2.5 7 0'),
];
