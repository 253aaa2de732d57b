/** What a banner without a picture is drawn as: Banner.module.css has a drawing for each of these words, and one for all others. */
const SUBJECT = /cricket|overs|soccer|football|tennis|serve|casino|slots|games/;

/** What it leads to, or else what it says. */
export function bannerSubject(to: string | null, words: string): string | undefined {
  return SUBJECT.exec(`${to} ${words}`.toLowerCase())?.[0];
}
