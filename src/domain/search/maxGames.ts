/** More games than this are not read: typing on is faster. */
export const MAX_GAMES = 60;
