const SLUG = /^[a-z0-9-]{1,64}$/;

/** The word of a game, a provider or a category in an address (X13). */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}
