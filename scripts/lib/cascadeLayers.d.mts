import type { Plugin } from 'vite';

export function layerOf(path: string): 'kit' | 'features' | undefined;
export function cascadeLayers(): Plugin;
