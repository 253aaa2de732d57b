import type { Plugin } from 'vite';

export function axiosWithoutFetch(): Plugin;
