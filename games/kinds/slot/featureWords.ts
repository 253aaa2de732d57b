import { symbolName, textOr } from '../../texts/t';
import type { SlotView } from './SlotRound';

/** What a feature does, in a sentence; its own word where there is none. The last paying symbol is named: it is the one that some features change. */
export function featureWords({ symbols }: Pick<SlotView, 'symbols'>, feature: string): string {
  return textOr(`feature.${feature}`, feature, { last: symbolName(symbols.at(-3) ?? '') });
}
