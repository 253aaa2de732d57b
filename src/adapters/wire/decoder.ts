import * as v from 'valibot';
import type { Logger } from '@/application/ports/device/Logger';
import { decode } from './decode';

/** Reads what a reply holds; null: it is not what was asked for. */
export type Decoder<T> = (data: unknown, logger: Logger) => T | null;

export function decoder<T>(schema: v.GenericSchema<unknown, T>, where: string): Decoder<T> {
  return (data, logger) => decode(schema, data, where, logger);
}

/** Of a reply that holds it in one field. */
export function decoderIn<T>(field: string, schema: v.GenericSchema<unknown, T>, where: string): Decoder<T> {
  const whole = v.object({ [field]: schema });
  return (data, logger) => decode(whole, data, where, logger)?.[field] ?? null;
}

/** An answer about something else is no answer. */
export function about<T>(read: Decoder<T>, isMeant: (value: T) => boolean): Decoder<T> {
  return (data, logger) => {
    const value = read(data, logger);
    return value !== null && isMeant(value) ? value : null;
  };
}
