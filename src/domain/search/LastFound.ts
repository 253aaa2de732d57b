/**
 * Where the last search found something. Whoever types on finds nothing elsewhere: what has the longer text has the shorter one too, so that a
 * key looks only at what the one before it left.
 */
export class LastFound {
  #index: object | null = null;
  #wanted = '';
  #places: readonly number[] = [];

  /** Places in the index that are worth a look; null: all of them. */
  among(index: object, wanted: string): readonly number[] | null {
    const goesOn = this.#index === index && this.#wanted !== '' && wanted.startsWith(this.#wanted);
    return goesOn ? this.#places : null;
  }

  found(index: object, wanted: string, places: readonly number[]): void {
    this.#index = index;
    this.#wanted = wanted;
    this.#places = places;
  }
}
