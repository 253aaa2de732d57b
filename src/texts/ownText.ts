import type { CompiledMessage } from './CompiledMessage';

/** A text of the brand's own, as it stands in config.json: words and `{name}`s, no plural and no other form. */
export function ownText(text: string): CompiledMessage {
  return text
    .split(/(\{[a-z]\w*\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{[a-z]\w*\}$/.test(part) ? ([part.slice(1, -1)] as const) : part));
}
