/** A request past the app's own adapters: how a browser, and not the app, would meet this backend. */
export interface RawRequest {
  readonly method: 'GET' | 'POST' | 'OPTIONS';
  readonly host: 'api' | 'sports' | 'lobby';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawReply {
  readonly url: string;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Rejects when nothing answers. */
export type RawAsk = (request: RawRequest) => Promise<RawReply>;
