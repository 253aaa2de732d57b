const DAY_MS = 86_400_000;
/** India's clock, which the app shows everywhere. */
const IST_MS = 5.5 * 3_600_000;

/** From now to the noon of the same day in India: a journey that begins late in the evening would see "Tomorrow" become today under its hands. */
export function shiftToNoon(now = Date.now()): number {
  const intoTheDay = (now + IST_MS) % DAY_MS;
  return DAY_MS / 2 - intoTheDay;
}

/** Runs in a page before the app's own scripts: its clock goes on as ever, from another time of the day. */
export function shiftClock(shift: number): void {
  const Real = Date;
  const now = (): number => Real.now() + shift;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(
        target,
        given.length === 0 ? [now()] : given,
        newTarget === Date ? target : newTarget,
      ) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}
