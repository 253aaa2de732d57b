import * as v from 'valibot';

/** A version or a sequence number: grows, never a fraction. */
export const wireVersion: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
);

/** The in-play delay: whole seconds, and not a minute. */
export const wireDelaySeconds: v.GenericSchema<unknown, number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(60),
);
