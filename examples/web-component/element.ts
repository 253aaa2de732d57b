type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

/** A piece of a page. Text is set as text; a function listens to the event of its name. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (typeof value === 'string') made.setAttribute(name, value);
    else made.toggleAttribute(name, value);
  }
  made.append(...children);
  return made;
}
