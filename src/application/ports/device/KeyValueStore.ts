/**
 * Storage of text by key. Never throws: a blocked or full store keeps the value in memory for this page and says so once through
 * `durable`.
 */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Keys present, ours only. */
  keys(): readonly string[];
  /** false once a value could not be stored beyond this page. */
  readonly durable: boolean;
  /** Another tab (or the player's own tools) changed a key; `null` value: it is gone; `null` key: all are. Returns how to stop. */
  onExternalChange(listener: (key: string | null, value: string | null) => void): () => void;
}
