import casino from './banners/casino.svg';
import cricket from './banners/cricket.svg';
import football from './banners/football.svg';
import sports from './banners/sports.svg';
import tennis from './banners/tennis.svg';

/** The first that the words of a banner speak of. */
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/cricket|wicket|\bovers?\b/, cricket],
  [/soccer|football|\bgoal/, football],
  [/tennis|\bserve\b/, tennis],
  [/casino|slots?\b|roulette|cards?\b|\bgames?\b|aviator/, casino],
];

/** The drawing for a banner without a picture: what it leads to, or what it says, in that order. */
export function bannerPicture(to: string | null, words: string): string {
  for (const text of [to ?? '', words]) {
    const said = text.toLowerCase();
    const picture = BY_WORD.find(([pattern]) => pattern.test(said))?.[1];
    if (picture !== undefined) return picture;
  }
  return sports;
}
