import type { Messages } from './CompiledMessage';

/** The brand's own words by language; they go before ours, whatever joins later. */
export const ownTexts: Record<string, Messages> = {};
