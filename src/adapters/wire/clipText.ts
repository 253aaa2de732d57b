import { clipGraphemes, cutUnits } from '@/domain/shared/clipGraphemes';

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Text from outside, line breaks and all, without control characters and at most `max` characters as a reader counts them. */
export function clipText(text: string, max: number): string {
  return clipGraphemes(cutUnits(text, max * 8).replace(CONTROL, ''), max);
}
