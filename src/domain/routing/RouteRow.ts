export type RouteType = 'public' | 'protected' | 'common';

/** The parts of the product that the strip at the foot of a phone leads to (HDR-05). */
export type Section = 'home' | 'inplay' | 'exchange' | 'casino' | 'myBets';

/** What surrounds a page. */
export interface RouteLayout {
  /** Both default to true. */
  readonly header?: boolean;
  readonly footer?: boolean;
  /** The page offers a switch that shows both, off by default (NAV-04: Betby). */
  readonly layoutToggle?: true;
  /** Something is filled in there, though it is not behind the log-in. */
  readonly form?: true;
  /** Shows prices, and so the bet slip beside them. */
  readonly slip?: true;
  /** Where it belongs, if not to a section that its address decides (sectionsOf). */
  readonly section?: Section;
  /** May fill the window with somebody else's page: who comes back from it finds the page before as it was left. */
  readonly fillsWindow?: true;
  /** A long list: the way back to it leads to where it was left. */
  readonly keepsPlace?: true;
}

/** NAV-01. A row of the route table. */
export interface RouteRow<Page extends string> extends RouteLayout {
  readonly id: string;
  /** With `:name` for a parameter, e.g. `/exchange/:gameId`. */
  readonly path: string;
  /** Names its screen, and its title: a key of the language catalogue under `pages.`. */
  readonly page: Page;
  readonly routeType: RouteType;
}
