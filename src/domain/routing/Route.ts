import type { RouteRow } from './RouteRow';
import type { ROUTE_TABLE } from './routeTable';

/** A page exists when the route table has a row of it. */
export type PageName = (typeof ROUTE_TABLE)[number]['page'];
export type Route = RouteRow<PageName>;
