/** Texts that no first page shows, by what shows them: each is a folder of every language. */
export type LaterShare = 'later' | 'account' | 'games' | 'signIn';
