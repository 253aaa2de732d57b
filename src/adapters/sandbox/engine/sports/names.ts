/** Invented sides, players and places: none of them exists. */
export const FIVES_SIDES = [
  'Konkan Kites',
  'Chambal Chargers',
  'Malabar Tides',
  'Thar Foxes',
  'Nilgiri Stags',
  'Kaveri Cranes',
  'Satpura Sabres',
  'Aravalli Arrows',
  'Vindhya Rangers',
  'Coromandel Comets',
  'Zanskar Yaks',
  'Sundarban Otters',
] as const;

export const LEAGUE_SIDES = [
  'Sahyadri Hawks',
  'Doab Dynamos',
  'Godavari Gales',
  'Marwar Lancers',
  'Terai Thunder',
  'Saurashtra Sails',
  'Bundelkhand Bolts',
  'Kumaon Cobras',
  'Deccan Drummers',
  'Barak Blazers',
  'Ladakh Leopards',
  'Carnatic Crowns',
] as const;

export const CLUBS = [
  'Northgate United',
  'Redwater City',
  'Hallow Bay',
  'Easterly Rovers',
  'Millbrook Albion',
  'Oakhurst Wanderers',
  'Silverlake City',
  'Kestrel Park',
  'Longmere Town',
  'Fairholm Athletic',
  'Port Elara',
  'Brindle Town',
] as const;

export const PLAYERS = [
  'A. Verhaal',
  'M. Okonjo',
  'L. Tavarin',
  'J. Brodecki',
  'S. Mirandel',
  'K. Ahlund',
  'D. Castravo',
  'R. Iyengaran',
  'T. Nakasone',
  'P. Wetherall',
  'N. Dragosin',
  'V. Chandrel',
] as const;

export const GROUNDS = [
  'Lotus Ground',
  'Harbour Oval',
  'Fort Stadium',
  'Riverside Park',
  'Hilltop Arena',
  'Mango Grove Ground',
] as const;

export const COURTS = ['Centre Court', 'Court 1', 'Garden Court', 'Court 3'] as const;
