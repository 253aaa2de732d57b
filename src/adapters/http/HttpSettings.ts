/** The header that carries the token to one host. */
export interface TokenHeader {
  readonly name: string;
  /** Put before the token with a space, e.g. `Bearer`; empty for the bare token. */
  readonly scheme: string;
}

/** Where the calls go and what is fixed in them: an operator's `config.json`. */
export interface HttpSettings {
  readonly apiUrl: string;
  readonly sportsUrl: string;
  readonly lobbyUrl: string;
  readonly authHeader: TokenHeader;
  readonly sportsAuthHeader: TokenHeader;
  /** Fixed values of the register payload (AUTH-17). */
  readonly registration: { readonly typeId: number; readonly parentId: number };
}
