import type { Plugin } from 'vite';

export interface FirstVisitFiles {
  readonly ahead: string;
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly sandbox: string;
  readonly hindi: string;
}

export function firstVisitOrder(): Plugin;
export function ordered(html: string, files: FirstVisitFiles): string;
