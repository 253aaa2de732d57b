/** The whole catalogue of a language, or a share of it (scripts/lib/icuCatalogue.mjs). */
declare module 'virtual:messages/*' {
  export const messages: import('./CompiledMessage').Messages;
}

/** How the shares of every language are fetched: each language and each share is a folder. */
declare module 'virtual:texts' {
  type Fetch = () => Promise<{ readonly messages: import('./CompiledMessage').Messages }>;
  type Language = import('./Language').Language;
  /** English has its own aboard. */
  export const FIRST_TEXTS: Readonly<Record<Exclude<Language, 'en'>, Fetch>>;
  export const LATER_TEXTS: Readonly<
    Record<Language, Readonly<Record<import('./LaterShare').LaterShare, Fetch>>>
  >;
}
