import { describe, expect, it } from 'vitest';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import { screenOf } from '@/ui/routing/laterPages';
import { SCREEN_FILES } from '@/ui/routing/screens';

const SCREENS = ROUTE_TABLE.flatMap(({ page }) => (page === 'landing' ? [] : [screenOf(page)]));

describe('the screens of the route table', () => {
  it('[NAV-01] are the files that the build finds: none is missing, and none is of no page', () => {
    const found = SCREEN_FILES.map((file) => /(\w+)\.tsx$/.exec(file)?.[1]);
    expect(found.toSorted()).toEqual([...new Set(SCREENS)].toSorted());
  });
});
