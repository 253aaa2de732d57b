import type { WholeAppParts } from '../WholeAppParts';

/** Whom a feature that comes later asks for its adapters. */
export type LaterParts = Pick<WholeAppParts, 'backend' | 'device'>;
