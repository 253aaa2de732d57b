import brandGroups from '@/ui/theme/brandGroups.json';
import type { Check } from './Brand';

/** Tokens that do not exist, and groups that the app would leave out because a part is missing. */
export const checkTheme: Check = ({ config: { theme = {} } }) => {
  const known = brandGroups.flatMap(({ needs, may }) => [...needs, ...may]);
  const unknown = Object.keys(theme)
    .filter((token) => !known.includes(token))
    .map(
      (token) =>
        `theme.${token} is no token that a brand may set; those are ${known.join(', ')}. Prices and money keep their meaning.`,
    );
  const halves = brandGroups
    .filter(({ needs, may }) => [...needs, ...may].some((token) => Object.hasOwn(theme, token)))
    .flatMap(({ needs }) => {
      const lacking = needs.filter((token) => !Object.hasOwn(theme, token));
      return lacking.length === 0
        ? []
        : [
            `theme: ${needs.join(', ')} belong together; without ${lacking.join(', ')} the app leaves all of them out.`,
          ];
    });
  return [...unknown, ...halves];
};
