/**
 * Where the last search found something. Whoever types on finds nothing elsewhere: what has the longer text has the shorter one too, so that a
 * key looks only at what the one before it left.
 */
export class LastFound {
  #index: object | null = null;
  #wanted = '';
  /** Room for every place of an index, written over by each search: a key leaves no list of thousands behind. */
  #places = new Int32Array(0);
  #count = 0;

  /** Looks at the places of the index, of which there are `size`, that may be called so, and keeps those that are. How many. */
  narrow(index: object, size: number, wanted: string, isFound: (place: number) => boolean): number {
    const goesOn = this.#index === index && this.#wanted !== '' && wanted.startsWith(this.#wanted);
    if (!goesOn && this.#places.length < size) this.#places = new Int32Array(size);
    const places = this.#places;
    const most = goesOn ? this.#count : size;
    let count = 0;
    for (let turn = 0; turn < most; turn += 1) {
      const place = goesOn ? (places[turn] ?? 0) : turn;
      // Never ahead of where it reads.
      if (isFound(place)) places[count++] = place;
    }
    this.#index = index;
    this.#wanted = wanted;
    this.#count = count;
    return count;
  }
}
