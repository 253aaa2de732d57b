/** Texts that no first page shows, by what shows them; scripts/lib/icuCatalogue.mjs knows the files of each. */
export type LaterShare = 'later' | 'account' | 'games' | 'signIn';
