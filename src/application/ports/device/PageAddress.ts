import type { UrlRules } from '@/domain/brand/safeUrl';

/** This page's own origin, and the platform's reading of addresses: what it takes to judge one. */
export type PageAddress = Pick<UrlRules, 'parse' | 'ownOrigin'>;
