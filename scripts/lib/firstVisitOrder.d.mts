import type { Plugin } from 'vite';

export interface FirstVisitFiles {
  readonly first: readonly string[];
  readonly sometimes: Readonly<Record<string, string>>;
}

export function firstVisitOrder(): Plugin;
export function ordered(html: string, files: FirstVisitFiles): string;
