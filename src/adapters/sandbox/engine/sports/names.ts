import { seedOf } from '../kernel/mix';

/** Invented sides, players and places, one list a calendar: nobody plays in two matches at once. None of them exists. */
const list = (names: string): readonly string[] => names.split(', ');

export const FIVES_SIDES = list(
  'Konkan Kites, Chambal Chargers, Malabar Tides, Thar Foxes, Nilgiri Stags, Kaveri Cranes, Satpura Sabres, Aravalli Arrows, Vindhya Rangers, Coromandel Comets, Zanskar Yaks, Sundarban Otters',
);

export const LEAGUE_SIDES = list(
  'Sahyadri Hawks, Doab Dynamos, Godavari Gales, Marwar Lancers, Terai Thunder, Saurashtra Sails, Bundelkhand Bolts, Kumaon Cobras, Deccan Drummers, Barak Blazers, Ladakh Leopards, Carnatic Crowns',
);

export const ISLAND_SIDES = list(
  'Havelock Pearls, Minicoy Rays, Majuli Herons, Divar Dolphins, Elephanta Echoes, Diu Drifters',
);

const SURNAMES = list(
  'Konwar, Talpade, Meherwal, Ishwarin, Dholaki, Bastiya, Chandrol, Veernam, Patokar, Lohana, Simhara, Gudalur, Nambik, Orakar, Jhulani, Quresh, Thakoriya, Urvade, Wadekal, Yamnik, Zaverin, Ambikal, Baruvar, Deshik, Elanjay, Farokhi, Gokulan, Hemrajan, Jaitrik, Kalvani, Lakhoti, Mundasa, Navgire, Pallavan, Rautela, Solhani, Trivenk',
);
const INITIALS = 'ARSKVMNPDBJHT';

/** The batter at a place of a side's order, counted from 0: eleven different names a side, invented. */
export function batterName(side: string, place: number): string {
  const start = Math.abs(seedOf('batter', side));
  const surname = SURNAMES[(start + place * 7) % SURNAMES.length] ?? '';
  return `${INITIALS[(start + place * 5) % INITIALS.length] ?? 'A'}. ${surname}`;
}

export const CLUBS = list(
  'Northgate United, Redwater City, Hallow Bay, Easterly Rovers, Millbrook Albion, Oakhurst Wanderers, Silverlake City, Kestrel Park, Longmere Town, Fairholm Athletic, Port Elara, Brindle Town',
);

export const PREMIER_CLUBS = list(
  'Highfell County, Marlow Docks, Greywater United, Tarn Valley, Cresswood Rangers, Bellhaven City',
);

export const PLAYERS = list(
  'A. Verhaal, M. Okonjo, L. Tavarin, J. Brodecki, S. Mirandel, K. Ahlund, D. Castravo, R. Iyengaran, T. Nakasone, P. Wetherall, N. Dragosin, V. Chandrel, B. Lindqvar, O. Farrago, C. Estevane, H. Moravek, G. Palliser, E. Rautava, F. Dellacorte, I. Zhelenko',
);

export const OPEN_PLAYERS = list(
  'Y. Sorrentine, W. Haldane, Q. Marchetti, U. Brandvik, X. Aurelio, Z. Kavanaugh',
);

export const GROUNDS = list(
  'Lotus Ground, Harbour Oval, Fort Stadium, Riverside Park, Hilltop Arena, Mango Grove Ground',
);

export const COURTS = list('Centre Court, Court 1, Garden Court, Court 3');
