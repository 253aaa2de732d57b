import type { PageName } from '@/domain/routing/Route';

/** Pages that show prices, and so the bet slip beside them. */
export const SLIP_PAGES: readonly PageName[] = ['home', 'sports', 'exchange', 'sportsbook'];
