/** A request on its way to the server. */
export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface ProxiedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or a page where it is text. */
  readonly body: unknown;
}

export type Forward = (request: ProxiedRequest) => Promise<ProxiedReply>;

/** One thing that a server does wrong. It may remember what went before. */
export interface ServerFault {
  readonly http?: (request: ProxiedRequest, forward: Forward) => Promise<ProxiedReply | 'hang'>;
  /** What a push becomes; null: it is lost. */
  readonly pushed?: (event: string, payload: unknown) => unknown;
  /** What an acknowledgement becomes. */
  readonly acknowledged?: (event: string, reply: unknown) => unknown;
  /** The token that the server gets instead. */
  readonly token?: (token: unknown) => unknown;
}
