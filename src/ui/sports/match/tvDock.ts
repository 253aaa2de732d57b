/** Where the live picture of a match stands on a wide screen: over the slip. */
export const TV_DOCK = 'tv-dock';
