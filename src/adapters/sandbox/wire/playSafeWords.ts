import type { ActiveBreak } from '../engine/playSafe/Breaks';

const INDIA_MS = 19_800_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What somebody hears who may not come in: until when, and what they can do. */
export function sayActiveBreak(activeBreak: ActiveBreak): string {
  if (activeBreak.kind === 'timeOut')
    return `You are taking a time-out until ${sayMoment(activeBreak.until)}. You can log in after that.`;
  const { until, askFrom, backAt } = activeBreak;
  if (backAt !== null) return `You asked to come back. You can log in from ${sayMoment(backAt)}.`;
  if (until === null)
    return `You have excluded yourself with no end date. From ${sayMoment(askFrom)} you can ask to come back, on the Responsible Gaming page.`;
  return `You have excluded yourself until ${sayMoment(until)}; this cannot end earlier. After that you can ask to come back, on the Responsible Gaming page.`;
}

/** In India, whatever the machine. */
function sayMoment(at: number): string {
  const date = new Date(at + INDIA_MS);
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  const month = MONTHS[date.getUTCMonth()] ?? '';
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}, ${hours}:${minutes} IST`;
}
