import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import type { BrandGateway } from '../ports/gateways/BrandGateway';

/** Tells the backend which page was seen, by its pattern and never by an id in it. Failures are silent. API-02. */
export function pageVisited(gateway: Pick<BrandGateway, 'pageVisited'>) {
  return (pattern: string): void => {
    if (ROUTE_TABLE.some((route) => route.path === pattern)) void gateway.pageVisited(pattern);
  };
}
