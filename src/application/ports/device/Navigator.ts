export interface Navigator {
  /** Our own paths only: starts with a single slash. */
  goTo(path: string, options?: { readonly replace?: boolean; readonly state?: unknown }): void;
  /** Path with query. */
  readonly currentPath: string;
}
