import type { Plugin } from 'vite';

export function kitWorkbench(): Plugin;
