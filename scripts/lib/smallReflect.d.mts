import type { Plugin } from 'vite';

export function smallReflect(): Plugin;
