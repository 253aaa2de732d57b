/** A copy of `body` with one value changed. `path` is dotted (`data.user.name`, `data.bets.0.odds`); `undefined` removes. */
export function drift(body: unknown, path: string, value: unknown): unknown {
  const [head, ...rest] = path.split('.');
  if (head === undefined || head === '') return value;
  const change = (inner: unknown): unknown =>
    rest.length === 0 ? value : drift(inner, rest.join('.'), value);
  if (Array.isArray(body)) {
    return body.map((item: unknown, index) => (String(index) === head ? change(item) : item));
  }
  const fields = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const changed = change(fields.get(head));
  if (changed === undefined) fields.delete(head);
  else fields.set(head, changed);
  return Object.fromEntries(fields);
}
