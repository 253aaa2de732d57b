import type { Plugin } from 'vite';

type Questions = Readonly<Record<string, readonly string[]>>;

export function earlyScript(root: string): Plugin[];
export function asking(html: string, questions: Questions): string;
