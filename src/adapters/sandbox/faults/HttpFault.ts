/**
 * What can happen to one HTTP call. `commit: true` lets the engine do the work before the reply is spoilt: the outcome that a
 * client may only call unknown.
 */
export type HttpFault =
  /** The reply waits; `before: true` makes the request wait instead, so that the engine sees it late. */
  | { readonly kind: 'delay'; readonly ms: number; readonly before?: boolean }
  /** Received, never answered. */
  | { readonly kind: 'hang'; readonly commit?: boolean }
  | { readonly kind: 'status'; readonly status: number; readonly commit?: boolean }
  | {
      readonly kind: 'body';
      readonly raw: string;
      readonly contentType?: string;
      readonly commit?: boolean;
    }
  /** The page of a captive portal or of a proxy. */
  | { readonly kind: 'html'; readonly commit?: boolean }
  /** Done by the engine; only the first bytes of its answer arrive, as a complete HTTP message. */
  | { readonly kind: 'truncate'; readonly bytes: number }
  /** The connection breaks before the engine saw the request. */
  | { readonly kind: 'dropBefore' }
  /** The engine did the work, then the connection breaks. */
  | { readonly kind: 'dropAfter' }
  /** The reply, and the preflight before it, carry no CORS headers: a browser shows the page nothing. */
  | { readonly kind: 'noCors' }
  /** One value of the reply's body is another than agreed; `path` is dotted, `undefined` removes the key. */
  | { readonly kind: 'drift'; readonly path: string; readonly value: unknown }
  /** Sends the client elsewhere. */
  | { readonly kind: 'redirect'; readonly to: string };

export type HttpFaultKind = HttpFault['kind'];
