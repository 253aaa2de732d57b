/** The text of an element that React draws once: one text-node write, and none when nothing changed. Remembers what stands there, because asking costs as much. */
export class ShownText {
  #shown: string;

  constructor(private readonly element: HTMLElement | null) {
    this.#shown = element?.textContent ?? '';
  }

  write(text: string): void {
    if (text === this.#shown) return;
    this.#shown = text;
    const node = this.element?.firstChild;
    if (node instanceof Text) node.data = text;
    else if (this.element !== null) this.element.textContent = text;
  }
}
