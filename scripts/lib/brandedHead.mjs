/** As index.html has it. */
const TITLE = 'Sports exchange and casino';
const SITE = '<meta property="og:type" content="website" />';

/**
 * What a build's page says of itself where it is read without being run (a messenger's preview, a search engine), made the brand's
 * own: texts of the page, and what stands in their place.
 * @param {{ brand?: { title?: string } }} config
 * @param {string} origin of the site, for the picture: it has to be a whole address
 * @returns {readonly (readonly [from: string, to: string])[]}
 */
export function brandedHead({ brand }, origin) {
  const title = escaped(brand?.title ?? TITLE);
  return [
    [`<title>${TITLE}</title>`, `<title>${title}</title>`],
    [`<meta property="og:title" content="${TITLE}" />`, `<meta property="og:title" content="${title}" />`],
    [SITE, `${SITE}<meta property="og:image" content="${origin}/brand/icon-512.png" />`],
  ];
}

/** As HTML, and without a character that means something to a server's configuration. @param {string} text */
function escaped(text) {
  return text.replace(/[&<"'$\\\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}
