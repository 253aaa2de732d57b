import { CASH_OUT_RULES, DEFAULT_CASH_OUT_RULE, type CashOutRule } from '@/domain/betting/CashOutRule';
import type { Ports } from '../ports/Ports';
import { playerKey } from '../shared/playerKey';

const KEY = 'cashOutRule';

/** Which moves a player takes when a figure is tapped: saved on this device for each apart. */
export class CashOutRuleMemory {
  constructor(private readonly ports: Pick<Ports, 'localStore' | 'session'>) {}

  recall(): CashOutRule {
    const stored = this.ports.localStore.read(playerKey(KEY, this.ports.session));
    return CASH_OUT_RULES.find((rule) => String(rule) === stored) ?? DEFAULT_CASH_OUT_RULE;
  }

  keep(rule: CashOutRule): void {
    this.ports.localStore.write(playerKey(KEY, this.ports.session), String(rule));
  }
}
