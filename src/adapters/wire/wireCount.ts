import * as v from 'valibot';

/** A version or a sequence number: grows, never a fraction. */
export const wireVersion: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
);

/** How many there are; none where a server does not say. */
export const wireCountOrNone = v.fallback(wireVersion, 0);

/** Runs, as a fancy's line: whole, and no innings has more. */
export const wireLine: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(5_000),
);

/** A commission: no more than all of it. */
export const wirePercent: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
);

/** The in-play delay: whole seconds, and not a minute. */
export const wireDelaySeconds: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(60),
);
