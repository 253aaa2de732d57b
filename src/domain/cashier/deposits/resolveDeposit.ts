import { GATEWAY_MODES, type Gateway, type GatewayMode } from './Gateway';

/** `/deposit/return`: where a redirect gateway sends the player back to. No gateway can have this id. */
export const RETURN_WORD = 'return';

export type DepositTarget =
  | { readonly kind: 'return' }
  | { readonly kind: 'gateway'; readonly gateway: Gateway }
  | { readonly kind: 'mode'; readonly mode: GatewayMode }
  | { readonly kind: 'unknown' };

/** What the parameter of `/deposit/{gateway}` means: an id of the list, else a mode, else nothing. Whatever its case. */
export function resolveDeposit(param: string, gateways: readonly Gateway[]): DepositTarget {
  const word = decoded(param).trim().toLowerCase();
  if (word === RETURN_WORD) return { kind: 'return' };
  const gateway = gateways.find(({ id }) => id.toLowerCase() === word);
  if (gateway !== undefined) return { kind: 'gateway', gateway };
  const mode = GATEWAY_MODES.find((each) => each === word);
  return mode === undefined ? { kind: 'unknown' } : { kind: 'mode', mode };
}

function decoded(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}
