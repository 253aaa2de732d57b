/** What tests bend: places that a page has one of. */
function places(): object[] {
  const all: object[] = [globalThis, URL];
  if (typeof window !== 'undefined')
    all.push(
      window,
      navigator,
      document,
      Element.prototype,
      HTMLElement.prototype,
      HTMLAnchorElement.prototype,
    );
  return all;
}

/**
 * Files share one process and one window, so that the app is read once and not once a file. Whatever a file bent is put back by what this
 * returns, and its page is empty again.
 */
export function asItWas(): () => void {
  const before = places().map((place) => [place, Object.getOwnPropertyDescriptors(place)] as const);
  const values = new Map(settable().map((key) => [key, Reflect.get(globalThis, key)]));
  return () => {
    for (const [key, value] of values)
      if (Reflect.get(globalThis, key) !== value) Reflect.set(globalThis, key, value);
    for (const [place, were] of before) {
      for (const key of Reflect.ownKeys(place)) if (!(key in were)) Reflect.deleteProperty(place, key);
      for (const key of Reflect.ownKeys(were)) {
        const was = Reflect.get(were, key) as PropertyDescriptor;
        const is = Object.getOwnPropertyDescriptor(place, key);
        if (is?.value !== was.value || is?.get !== was.get) Reflect.defineProperty(place, key, was);
      }
    }
    if (typeof window !== 'undefined') emptyPage();
  };
}

/** What the test DOM lends to this process stands behind a pair of functions: who assigns to it changes what they remember. */
function settable(): PropertyKey[] {
  const all = Object.getOwnPropertyDescriptors(globalThis) as Record<PropertyKey, PropertyDescriptor>;
  return Reflect.ownKeys(all).filter((key) => all[key]?.get !== undefined && all[key].set !== undefined);
}

function emptyPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  const { documentElement } = document;
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name);
}
