/** The seed of a world that is huge from the start. */
export const HUGE = 'huge';
