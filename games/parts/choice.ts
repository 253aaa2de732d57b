import { make } from './make';

/** A list to choose one value from. */
export function choice(
  id: string,
  values: readonly (readonly [value: string | number, text: string])[],
): HTMLSelectElement {
  return make(
    'select',
    { attrs: { id } },
    ...values.map(([value, text]) => make('option', { text, attrs: { value } })),
  );
}
