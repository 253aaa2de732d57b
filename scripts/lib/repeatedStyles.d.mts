import type { Plugin } from 'vite';

export function asksAgain(helper: string): string;
export function repeatedStyles(): Plugin;
