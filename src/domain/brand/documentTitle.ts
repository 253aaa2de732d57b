import { clipText } from '@/domain/shared/clipText';

const MAX_TITLE = 120;

/** The page's name before the brand's own title; what is missing leaves no dash behind. NAV-08, X02. */
export function documentTitle(pageName: string, seoTitle: string): string {
  const parts = [pageName, seoTitle].map((part) => clipText(part, MAX_TITLE)).filter((part) => part !== '');
  return clipText(parts.join(' – '), MAX_TITLE);
}
