const VERSION = 1;

export interface StoredWorld {
  readonly snapshot: unknown;
  /** The engine's own count of changes at that time: a world that wakes with another one was not this world. */
  readonly revision: number;
  /** How far the sandbox's clock was moved on by hand. */
  readonly movedMs: number;
}

export const encodeWorld = (world: StoredWorld): string => JSON.stringify({ version: VERSION, ...world });

/** Null for what is not a world of this version. */
export function decodeWorld(text: string): StoredWorld | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== VERSION)
      return null;
    if (!('snapshot' in value && 'movedMs' in value && 'revision' in value)) return null;
    const { snapshot, movedMs, revision } = value;
    return typeof movedMs === 'number' && typeof revision === 'number'
      ? { snapshot, movedMs, revision }
      : null;
  } catch {
    return null;
  }
}
