import type { MarketCommand } from './MarketCommand';
import { isRecord, oneOf, textIn } from './readInput';

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
    case 'resettle':
    case 'removeRunner':
      return runnerId === null ? null : { action, runnerId };
    case 'move': {
      const odds = numberIn(value, 'odds');
      return runnerId === null || odds === undefined ? null : { action, runnerId, odds };
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
  const min = numberIn(value, 'min');
  const max = numberIn(value, 'max');
  const maxProfit = numberIn(value, 'maxProfit');
  const { allowUnmatched } = value;
  return {
    action: 'configure',
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(maxProfit === undefined ? {} : { maxProfit }),
    ...(typeof allowUnmatched === 'boolean' ? { allowUnmatched } : {}),
  };
}

function numberIn(value: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const found = value[name];
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}
