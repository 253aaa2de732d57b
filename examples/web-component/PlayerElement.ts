import { element } from './element';
import { sharedPlayer, type SharedPlayer } from './sharedPlayer';
import styles from './elements.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** An element that shows something of the page's player while it is in the document, in the colours that the page gives it. */
export abstract class PlayerElement extends HTMLElement {
  protected readonly root = this.attachShadow({ mode: 'open' });
  #stops: (() => void)[] = [];
  /** Grows with every coming and going: an element that was moved is not drawn twice. */
  #life = 0;

  constructor() {
    super();
    this.root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    this.#life += 1;
    const life = this.#life;
    this.root.replaceChildren(element('p', { role: 'status' }, 'Loading'));
    sharedPlayer().then(
      (player) => {
        if (life === this.#life) this.#stops = [...this.follow(player)];
      },
      (error: unknown) => this.root.replaceChildren(element('p', { role: 'alert' }, String(error))),
    );
  }

  disconnectedCallback(): void {
    this.#life += 1;
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** What it shows is another thing now. */
  protected restart(): void {
    this.disconnectedCallback();
    this.connectedCallback();
  }

  /** Draws and follows what it shows. Returns how to stop, each part. */
  protected abstract follow(player: SharedPlayer): Iterable<() => void>;
}
