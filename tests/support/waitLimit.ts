/**
 * How long a test waits for something before it says what it waited for in vain: the end of a hang, and no judgement on speed. Shorter than the
 * limit of a test, so that it is this that is read. `WAIT_LIMIT_S=5` for whoever looks for a fault.
 */
export const WAIT_LIMIT_MS = Number(process.env['WAIT_LIMIT_S'] ?? 540) * 1_000;
