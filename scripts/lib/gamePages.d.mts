import type { Plugin } from 'vite';

export function gamePages(): Plugin;
