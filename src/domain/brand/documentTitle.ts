import { cleanText } from '@/domain/shared/cleanText';

const MAX_TITLE = 120;

/** The page's name before the brand's own title; what is missing leaves no dash behind. NAV-08, X02. */
export function documentTitle(pageName: string, seoTitle: string): string {
  const parts = [pageName, seoTitle].map((part) => cleanText(part, MAX_TITLE)).filter((part) => part !== '');
  return cleanText(parts.join(' – '), MAX_TITLE);
}
