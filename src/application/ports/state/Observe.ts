/** Tells what is read from views, now and after every change of it. Returns how to stop. */
export type Observe = <T>(read: () => T, changed: (value: T) => void) => () => void;
