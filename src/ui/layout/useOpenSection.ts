import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sectionsOf } from '@/domain/routing/sectionsOf';
import type { Section } from '@/domain/routing/RouteRow';

/** The section that the page belongs to: of several the one that the player was in last. null: it belongs to none. */
export function useOpenSection(): Section | null {
  const sections = sectionsOf(useLocation().pathname);
  const [last, setLast] = useState<Section | null>(null);
  const open = sections.find((section) => section === last) ?? sections[0] ?? null;
  if (open !== null && open !== last) setLast(open);
  return open;
}
