/** Joins the class names that are really there. Only names of our own style sheets go in, never a server's text (X08). */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}
