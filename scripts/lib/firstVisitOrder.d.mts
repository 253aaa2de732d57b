import type { Plugin } from 'vite';

export interface FirstVisitFiles {
  readonly frame: { readonly file: string; readonly css: string } | undefined;
  readonly early: string;
  readonly react: string;
  readonly reactFirst: string;
  readonly common: string;
  readonly sometimes: Readonly<Record<string, string>>;
}

export function firstVisitOrder(): Plugin;
export function ordered(html: string, files: FirstVisitFiles): string;
export function stylePolicy(css: string): string;
