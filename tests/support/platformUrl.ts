import type { UrlParser } from '@/domain/brand/UrlParser';

/** The platform's parser, as the screens pass it. */
export const platformUrl: UrlParser = (text, base) => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
