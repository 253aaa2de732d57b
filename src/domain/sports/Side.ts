/** For an outcome, or against it. */
export type Side = 'back' | 'lay';
