/** What a store hands to the device when a value changes; null: forget it. The composition root supplies it, the store does no I/O. */
export type Keep<T> = (value: T | null) => void;
