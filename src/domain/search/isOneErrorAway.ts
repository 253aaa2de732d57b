/**
 * Whether `typed` begins `word` but for one error: a letter wrong, missing, too many, or changed with its neighbour. What comes after the
 * typed letters does not count, as the player may still be typing.
 */
export function isOneErrorAway(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same === typed.length) return true;
  const rest = typed.slice(same);
  return (
    word.startsWith(rest.slice(1), same + 1) ||
    word.startsWith(rest, same + 1) ||
    word.startsWith(rest.slice(1), same) ||
    (rest.length > 1 && word.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`, same))
  );
}
