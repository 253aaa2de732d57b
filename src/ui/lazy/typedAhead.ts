/** What was typed after the key that opens the search, before its field is there to take it. */
export const typedAhead = { text: '' };
