import type * as v from 'valibot';
import type { Backend } from './Backend';

/** A backend of a language of its own, as its folder offers it (docs/another-backend.md). */
export interface Dialect<Settings = unknown> {
  /** What has to be under `dialect` in config.json, e.g. its addresses. */
  readonly settings: v.GenericSchema<unknown, Settings>;
  /** In a browser. */
  open(settings: Settings): Backend;
}

/** A script of its own: only players of that backend download it. */
export type LoadDialect = () => Promise<{ readonly dialect: Dialect }>;
