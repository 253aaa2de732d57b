import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

/** What a device keeps of a player's bets, or of edits and cash outs, whose fate is not known; as text, in the order of storing. A key that was let go unused is none of them. */
export function sentOnDevice(
  store: Pick<KeyValueStore, 'keys' | 'read'>,
  kind: 'bet' | 'change',
  user = 'asha',
): readonly string[] {
  return store
    .keys()
    .filter((place) => place.startsWith(`sent.${kind}.`) && place.endsWith(`:${user}`))
    .map((place) => store.read(place) ?? '')
    .filter((text) => !text.startsWith('{"unused":'));
}
