import type { EngineTab } from './Engine';
import { soon } from '../journeys/soon';

type Kind = 'button' | 'submit' | 'heading' | 'link' | 'field';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Somebody at a tab: finds what is there by its name, as it is read out, and presses and types as a person does. */
export class Hand {
  constructor(readonly tab: EngineTab) {}

  async press(kind: Kind, name: RegExp): Promise<void> {
    const find = `(${placeOf.toString()})(${JSON.stringify(kind)}, ${JSON.stringify(name.source)})`;
    let place: Place | null = null;
    // Twice at the same place: a layer that slides in is pressed where it has come to rest.
    const atRest = async (): Promise<boolean> => {
      const before: Place | null = place;
      place = await this.tab.run<Place | null>(find);
      return place !== null && before?.x === place.x && before.y === place.y;
    };
    try {
      await soon(atRest).toBe(true);
    } catch (cause) {
      throw new Error(`no ${kind} ${name} can be pressed; the page says: ${await this.text()}`, { cause });
    }
    const { x, y } = place as unknown as Place;
    await this.tab.press(x, y);
  }

  async fill(name: RegExp, text: string): Promise<void> {
    await this.press('field', name);
    await this.tab.type(text);
    await soon(() => this.tab.run<string>('document.activeElement.value')).toContain(text);
  }

  /** What can be read on the page now, frames aside. */
  text(): Promise<string> {
    return this.tab.run<string>('document.body.innerText');
  }

  async reads(text: RegExp): Promise<void> {
    await soon(() => this.text()).toMatch(text);
  }

  path(): Promise<string> {
    return this.tab.run<string>('location.pathname');
  }
}

/** Runs in the page. The middle of the first thing of this kind that bears the name and can be pressed there; null while there is none. */
function placeOf(kind: Kind, name: string): Place | null {
  const selectors = {
    button: 'button, [role="button"], [role="tab"], [role="radio"], input[type="radio"]',
    submit: 'button[type="submit"]',
    heading: 'h1, h2',
    link: 'a[href]',
    field: 'input, textarea',
  };
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    const own = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '');
    const said = element.getAttribute('aria-label') ?? '';
    const text = said || labels.join(' ').trim() || own.join(' ').trim() || element.textContent || '';
    return text.replace(/\s+/g, ' ').trim();
  };
  /** It, or what it lies in, is on its way: what moves for ever (a light that breathes) does not count. */
  const moves = (element: Element): boolean =>
    document.getAnimations().some(({ effect, playState }) => {
      const { target = null } = effect as KeyframeEffect;
      const { endTime = Infinity } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && endTime !== Infinity && target?.contains(element) === true;
    });
  const wanted = new RegExp(name, 'u');
  for (const element of document.querySelectorAll(selectors[kind])) {
    if (!wanted.test(nameOf(element))) continue;
    if ((element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true') continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // A control may be drawn by its label alone.
    const drawn = (element as HTMLInputElement).labels?.[0] ?? element;
    for (const each of [element, drawn]) {
      const { x, y, width, height } = each.getBoundingClientRect();
      const place = { x: x + width / 2, y: y + height / 2 };
      // Firefox finds things beside the window, too: a layer that begins to slide in.
      const isSeen = width * height > 0 && place.x < innerWidth && place.y < innerHeight;
      const met = isSeen && !moves(each) ? document.elementFromPoint(place.x, place.y) : null;
      if (met !== null && each.contains(met)) return place;
    }
  }
  return null;
}
