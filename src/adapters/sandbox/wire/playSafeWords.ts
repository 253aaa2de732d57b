import type { ActiveBreak } from '../engine/playSafe/Breaks';
import { say } from '../texts/Said';
import type { Said } from '../texts/Said';

const INDIA_MS = 19_800_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** What somebody hears who may not come in: until when, and what they can do. `now`: of the server, ms. */
export function sayActiveBreak(activeBreak: ActiveBreak, now: number): Said {
  if (activeBreak.kind === 'timeOut')
    return say('You are taking a time-out until {until}. You can log in after that.', {
      until: sayMoment(activeBreak.until),
    });
  const { until, askFrom, backAt } = activeBreak;
  if (backAt !== null)
    return say('You asked to come back. You can log in from {from}.', { from: sayMoment(backAt) });
  if (now >= askFrom)
    return say(
      'You have excluded yourself, and can ask to come back now: on the Responsible Gaming page, under “Coming back after a self-exclusion”.',
    );
  if (until === null)
    return say(
      'You have excluded yourself with no end date. From {from} you can ask to come back, on the Responsible Gaming page.',
      { from: sayMoment(askFrom) },
    );
  return say(
    'You have excluded yourself until {until}; this cannot end earlier. After that you can ask to come back, on the Responsible Gaming page.',
    { until: sayMoment(until) },
  );
}

/** In India, whatever the machine. */
function sayMoment(at: number): Said {
  const date = new Date(at + INDIA_MS);
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const month = say(MONTHS[date.getUTCMonth()] ?? 'Jan');
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  return say('{day} {month} {year}, {time} IST', { day, month, year, time: `${hours}:${minutes}` });
}
