/**
 * Whether `typed` begins a word but for one error: a letter wrong, missing, too many, or changed with its neighbour. What comes after the
 * typed letters does not count, as the player may still be typing. Its ends are made once for all words.
 */
export function oneErrorAway(typed: string): (word: string) => boolean {
  const rests = Array.from({ length: typed.length + 2 }, (_, from) => typed.slice(from));
  const swapped = rests.map((rest) => (rest.length > 1 ? `${rest[1]}${rest[0]}${rest.slice(2)}` : rest));
  return (word) => {
    let same = 0;
    while (same < typed.length && typed[same] === word[same]) same += 1;
    const [rest = '', after = '', turned = ''] = [rests[same], rests[same + 1], swapped[same]];
    return (
      word.startsWith(after, same + 1) ||
      word.startsWith(rest, same + 1) ||
      word.startsWith(after, same) ||
      word.startsWith(turned, same)
    );
  };
}
