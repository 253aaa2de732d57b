/** SPORT-01. */
export const SPORT_IDS = { cricket: '4', soccer: '1', tennis: '2' } as const;

export type Sport = keyof typeof SPORT_IDS;
