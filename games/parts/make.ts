export type Attrs = Readonly<Record<string, string | number | boolean>>;

interface What {
  readonly text?: string;
  readonly on?: () => unknown;
  readonly attrs?: Attrs;
  readonly className?: string;
}

function fill<E extends Element>(node: E, { text, on, attrs = {}, className }: What, children: Child[]): E {
  if (text !== undefined) node.textContent = text;
  if (className !== undefined) node.setAttribute('class', className);
  for (const [name, value] of Object.entries(attrs)) node.setAttribute(name, String(value));
  if (on !== undefined) node.addEventListener('click', () => void on());
  node.append(...children);
  return node;
}

type Child = Node | string;

/** A piece of the page. Text is set as text; nothing is ever parsed. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  what: What = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), what, children);
}

/** A piece of a drawing. */
export function draw<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attrs: Attrs = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), { attrs }, children);
}

export function button(text: string, on: () => unknown, className = 'button'): HTMLButtonElement {
  return make('button', { text, on, className, attrs: { type: 'button' } });
}

/** The same words are not written again: nothing is laid out anew for them, and no reader says them twice. */
export function write(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** A named control of the panel. */
export function field(text: string, control: HTMLElement): HTMLElement {
  return make('div', { className: 'field' }, make('label', { text, attrs: { for: control.id } }), control);
}
