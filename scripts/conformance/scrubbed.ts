const SECRET =
  /token|password|^otp$|authorization|cookie|accountnumber|^mobile(no)?$|^phone|upiid|^address$|^payee$|^reference$|e?mail|documentnumber|^pan$|holdername|fullname/i;
/** In a text, too: mail addresses, mobiles of India, and what an address carries after its path. */
const PEOPLE = /[^\s@"]+@[^\s@"]+|(?<!\d)(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g;
const QUERY = /(https?:\/\/[^\s"?#]+)[?#][^\s"]+/g;
/** Of a text that is no JSON. */
const MAX_TEXT = 2_000;

/** A payload without what a report must not carry: it is passed on, attached to issues, stored by CI. */
export function scrubbed(value: unknown, secrets: readonly string[] = []): unknown {
  if (typeof value === 'string') return withoutSecrets(value.slice(0, MAX_TEXT), secrets);
  if (value instanceof FormData) return '(a form)';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => scrubbed(each, secrets));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && inner !== '' && inner !== null ? '***' : scrubbed(inner, secrets),
    ]),
  );
}

/** A text that a report may carry. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
    .replace(QUERY, '$1?***')
    .replace(PEOPLE, '***');
}
