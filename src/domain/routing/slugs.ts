const SLUG = /^[a-z0-9-]{1,64}$/;
const OPAQUE_ID = /^[A-Za-z0-9_.:-]{1,64}$/;

/** The word of a game, a provider or a category in an address (X13). */
export function isSlug(text: string): boolean {
  return SLUG.test(text);
}

/** A backend's id in an address: opaque, but nothing that could change the address (X13). */
export function isAddressableId(text: string): boolean {
  return OPAQUE_ID.test(text) && !/^\.+$/.test(text);
}
