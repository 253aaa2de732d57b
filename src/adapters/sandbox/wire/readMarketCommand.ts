import type { MarketCommand } from './MarketCommand';
import { isRecord, oneOf, textIn, wholeIn } from './readInput';

/** A command as somebody typed or sent it; null when it is none, or lacks what it needs. */
export function readMarketCommand(value: unknown): MarketCommand | null {
  if (!isRecord(value)) return null;
  const runnerId = textIn(value, 'runnerId', 64);
  const { action } = value;
  switch (action) {
    case 'suspend':
      return { action, label: textIn(value, 'label', 40) ?? '' };
    case 'resume':
    case 'close':
    case 'void':
    case 'rollback':
    case 'bumpVersion':
    case 'freeze':
    case 'thaw':
      return { action };
    case 'inPlay': {
      const delaySeconds = numberIn(value, 'delaySeconds');
      return delaySeconds === undefined ? null : { action, delaySeconds };
    }
    case 'settle':
    case 'resettle': {
      const runs = wholeIn(value, 'result');
      const result = runs === null ? (textIn(value, 'result', 200) ?? runnerId) : String(runs);
      return result === null ? null : { action, result };
    }
    case 'removeRunner':
      return runnerId === null ? null : { action, runnerId };
    case 'move': {
      const odds = numberIn(value, 'odds');
      if (runnerId === null || odds === undefined) return null;
      return { action, runnerId, odds, ...optional(value, ['layOdds', 'line', 'layLine']) };
    }
    case 'depth': {
      const side = oneOf(textIn(value, 'side', 4), ['back', 'lay']);
      const size = numberIn(value, 'size');
      return runnerId === null || side === null || size === undefined
        ? null
        : { action, runnerId, side, size };
    }
    case 'configure':
      return configureIn(value);
    default:
      return null;
  }
}

function configureIn(value: Readonly<Record<string, unknown>>): MarketCommand {
  const { allowUnmatched, keepInPlay } = value;
  return {
    action: 'configure',
    ...optional(value, ['min', 'max', 'maxProfit']),
    ...(typeof allowUnmatched === 'boolean' ? { allowUnmatched } : {}),
    ...(typeof keepInPlay === 'boolean' ? { keepInPlay } : {}),
  };
}

/** The numbers among these that are there. */
function optional<Name extends string>(
  value: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const number = numberIn(value, name);
    if (number !== undefined) found[name] = number;
  }
  return found;
}

function numberIn(value: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const found = value[name];
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}
