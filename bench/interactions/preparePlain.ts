import type { PageCopy } from './Effect';

/**
 * Runs in a page that holds the copy from before a press: on that press it writes what makes it the copy from after, and nothing else. Elements
 * that are new are made then; those that went are removed; of the others attributes and texts that differ are written.
 */
export function preparePlain({ html, scrollY: place }: PageCopy): number {
  const wanted = new DOMParser().parseFromString(html, 'text/html');
  const writes: (() => void)[] = [];
  const open = (root: ParentNode): void => {
    for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[data-bench-modal]')) {
      dialog.removeAttribute('open');
      if (dialog.isConnected) dialog.showModal();
    }
    for (const popover of root.querySelectorAll<HTMLElement>('[data-bench-popover]')) popover.showPopover();
  };
  const isSame = (one: Node, other: Node): boolean => {
    if (!(one instanceof Element && other instanceof Element)) return one.nodeType === other.nodeType;
    // Classes name what it is; a flag on it may change.
    return one.tagName === other.tagName && one.id === other.id && one.classList[0] === other.classList[0];
  };
  const compareAttributes = (live: Element, next: Element): void => {
    const names = new Set([...live.getAttributeNames(), ...next.getAttributeNames()]);
    for (const name of names) {
      const value = next.getAttribute(name);
      if (value === live.getAttribute(name)) continue;
      if (name === 'data-bench-modal' && live instanceof HTMLDialogElement) {
        if (value === null) writes.push(() => live.close());
        else writes.push(() => live.showModal());
      } else if (name === 'data-bench-popover' && live instanceof HTMLElement) {
        if (value === null) writes.push(() => live.hidePopover());
        else writes.push(() => live.showPopover());
      } else if (name === 'data-bench-focus') {
        if (value !== null && live instanceof HTMLElement)
          writes.push(() => live.focus({ preventScroll: true }));
      } else if (name === 'open' || name.startsWith('data-bench')) continue;
      else if (name === 'value' && live instanceof HTMLInputElement)
        writes.push(() => (live.value = value ?? ''));
      else if (value === null) writes.push(() => live.removeAttribute(name));
      else writes.push(() => live.setAttribute(name, value));
    }
  };
  const compare = (live: Node, next: Node): void => {
    if (live.isEqualNode(next)) return;
    if (!(live instanceof Element && next instanceof Element)) {
      const text = next.nodeValue;
      writes.push(() => (live.nodeValue = text));
      return;
    }
    const [before, after] = [[...live.childNodes], [...next.childNodes]];
    const pairs: (readonly [Node, Node])[] = [];
    if (before.length === after.length && before.every((each, at) => isSame(each, after[at] ?? each)))
      pairs.push(...before.map((each, at) => [each, after[at] ?? each] as const));
    else {
      let head = 0;
      const most = Math.min(before.length, after.length);
      while (head < most && isSame(before[head] as Node, after[head] as Node)) head += 1;
      let tail = 0;
      while (tail < most - head && isSame(before.at(-1 - tail) as Node, after.at(-1 - tail) as Node))
        tail += 1;
      for (let at = 0; at < head; at += 1) pairs.push([before[at] as Node, after[at] as Node]);
      for (let at = tail; at > 0; at -= 1) pairs.push([before.at(-at) as Node, after.at(-at) as Node]);
      const gone = before.slice(head, before.length - tail);
      const come = after.slice(head, after.length - tail);
      const behind = before[before.length - tail] ?? null;
      if (gone.length > 0)
        writes.push(() => {
          for (const each of gone) each.parentNode?.removeChild(each);
        });
      if (come.length > 0)
        writes.push(() => {
          const made = document.createDocumentFragment();
          for (const each of come) made.append(document.importNode(each, true));
          const elements = [...made.children];
          live.insertBefore(made, behind);
          for (const element of elements) {
            open({
              querySelectorAll: (selector: string) => element.querySelectorAll(selector),
            } as ParentNode);
            element.querySelector<HTMLElement>('[data-bench-focus]')?.focus({ preventScroll: true });
          }
        });
    }
    for (const [one, other] of pairs) compare(one, other);
    // After what is in it: what is shown at once is whole.
    compareAttributes(live, next);
  };

  // The style of what comes is there, as that of our page would be with its script.
  for (const link of wanted.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (document.querySelector(`link[href="${link.getAttribute('href')}"]`) === null)
      document.head.append(document.importNode(link, true));
  open(document);
  document.querySelector<HTMLElement>('[data-bench-focus]')?.focus({ preventScroll: true });
  compare(document.body, wanted.body);
  compareAttributes(document.documentElement, wanted.documentElement);
  const from = scrollY;
  if (place !== from) writes.push(() => scrollTo(0, place));
  const target = document.querySelector('[data-bench-target]');
  if (target === null) throw new Error('nothing to press');
  target.addEventListener(
    target instanceof HTMLInputElement ? 'input' : 'click',
    (event) => {
      event.preventDefault();
      for (const write of writes) write();
    },
    { once: true },
  );
  return writes.length;
}
