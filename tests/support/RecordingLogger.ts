import type { Logger } from '@/application/ports/device/Logger';

type Details = Parameters<Logger['warn']>[1];

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly what: string;
  readonly details: NonNullable<Details>;
}

/** Keeps what was logged, for a test to read. */
export class RecordingLogger implements Logger {
  readonly lines: LogLine[] = [];

  info(what: string, details: Details = {}): void {
    this.lines.push({ level: 'info', what, details });
  }

  warn(what: string, details: Details = {}): void {
    this.lines.push({ level: 'warn', what, details });
  }

  error(what: string, details: Details = {}): void {
    this.lines.push({ level: 'error', what, details });
  }

  /** `where` and `path` of what was dropped from the wire. */
  get dropped(): readonly string[] {
    return this.lines
      .filter(({ what }) => what === 'dropped from the wire')
      .map(
        ({ details }) =>
          `${String(details['where'])}:${String(details['path'] ?? `${String(details['dropped'])} dropped`)}`,
      );
  }
}
