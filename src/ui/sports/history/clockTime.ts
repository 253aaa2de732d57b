const parts = new Intl.DateTimeFormat('en-IN-u-nu-latn', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** 14:05:09 in Asia/Kolkata, alike in every language; from milliseconds since 1970. */
export function clockTime(at: number): string {
  return parts.format(at);
}
