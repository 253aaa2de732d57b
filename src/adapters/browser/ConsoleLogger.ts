import type { Logger } from '@/application/ports/device/Logger';
import { scrub } from './scrub';

type Details = Parameters<Logger['warn']>[1];

export class ConsoleLogger implements Logger {
  info(what: string, details?: Details): void {
    console.info(scrub(what), scrubbed(details));
  }

  warn(what: string, details?: Details): void {
    console.warn(scrub(what), scrubbed(details));
  }

  error(what: string, details?: Details): void {
    console.error(scrub(what), scrubbed(details));
  }
}

function scrubbed(details: Details): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? scrub(value) : value,
    ]),
  );
}
