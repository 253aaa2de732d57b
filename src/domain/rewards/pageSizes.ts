/** Bonuses, and friends, on one page. */
export const BONUSES_ON_PAGE = 10;
export const FRIENDS_ON_PAGE = 10;
