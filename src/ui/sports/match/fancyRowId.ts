import type { Market } from '@/domain/sports/Market';

export function fancyRowId({ id }: Pick<Market, 'id'>): string {
  return `fancy-${id}`;
}
