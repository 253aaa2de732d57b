import type { Plugin } from 'vite';

export function productionRouter(root: string): Plugin;
