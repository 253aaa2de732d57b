import type { Plugin } from 'vite';

export interface FirstVisitFiles {
  readonly react: string;
  readonly reactFirst: string;
  readonly common: string;
  readonly sometimes: Readonly<Record<string, string>>;
}

export function firstVisitOrder(): Plugin;
export function ordered(html: string, files: FirstVisitFiles): string;
