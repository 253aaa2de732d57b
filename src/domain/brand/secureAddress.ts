const BARE_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i;

/** An address as people write it down, `t.me/brand` or `http://…`, as the secure one that is meant. Where it leads is judged elsewhere. */
export function secureAddress(raw: string): string {
  const text = raw.trim();
  return BARE_HOST.test(text) ? `https://${text}` : text.replace(/^http:\/\//i, 'https://');
}
