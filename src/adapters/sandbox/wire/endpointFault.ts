const MOST = 1_024;
/** Names that never leave the house. */
const INSIDE =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|invalid|test|example)$/;

/**
 * A client says where its push service is, so anybody can make the server call an address: only a public name is taken, over HTTPS, at the
 * usual port. What the name resolves to is looked at when it is called. Null: nothing is wrong.
 */
export function endpointFault(text: string): string | null {
  if (text.length > MOST) return 'too long';
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return 'no address';
  const { protocol, username, password, port, hostname, hash } = new URL(text);
  if (protocol !== 'https:') return 'not https';
  if (username !== '' || password !== '') return 'with credentials';
  if (port !== '') return 'another port';
  if (hash !== '') return 'with a fragment';
  // Whatever a number is written as, it is four numbers by now, or stands in brackets.
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return 'an address without a name';
  const name = hostname.replace(/\.$/, '');
  if (!name.includes('.') || INSIDE.test(name)) return 'a name of the inside';
  return null;
}
