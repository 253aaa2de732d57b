import type { EngineCore } from './EngineCore';
import { mixToHex } from './kernel/mix';
import { partsOf } from './parts';
import type { SavedParts } from './parts';

/** Raised whenever the shape of what is saved changes: an older snapshot is then dropped, not guessed at. */
const VERSION = 10;

export interface SavedEngine extends SavedParts {
  readonly epochs: number;
}

/** A snapshot is one text inside: whatever a store or a hand did to it shows in the sum. */
export function writeSnapshot(core: EngineCore, epochs: number): unknown {
  const parts = Object.entries(partsOf(core)).map(([name, part]) => [name, part.save()] as const);
  const text = JSON.stringify({ epochs, ...Object.fromEntries(parts) });
  return { version: VERSION, sum: mixToHex(text), text };
}

/** Null for anything that this version did not write: the engine then starts afresh (F71). */
export function readSnapshot(value: unknown): SavedEngine | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('version' in value && 'sum' in value && 'text' in value)) return null;
  const { version, sum, text } = value;
  if (version !== VERSION || typeof text !== 'string' || mixToHex(text) !== sum) return null;
  return JSON.parse(text) as SavedEngine;
}
