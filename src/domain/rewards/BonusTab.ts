export const BONUS_TABS = ['available', 'active', 'history'] as const;
export type BonusTab = (typeof BONUS_TABS)[number];

/** Any word of an address to a tab: what is none is the first. */
export function bonusTab(word: string | null): BonusTab {
  return BONUS_TABS.find((tab) => tab === word) ?? 'available';
}
