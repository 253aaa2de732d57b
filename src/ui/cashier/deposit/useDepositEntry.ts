import { useRef, useState, type RefObject } from 'react';
import { readDepositAmount, type AmountFault } from '@/domain/cashier/deposits/depositAmount';
import type { OrderRefusal } from '@/application/cashier/deposits/OrderRefusal';
import type { DailyLimit, Gateway } from '@/domain/cashier/deposits/Gateway';
import type { UpiApp } from '@/domain/cashier/deposits/upiApps';
import type { Paise } from '@/domain/shared/Money';
import { isAndroid } from '@/ui/device/isAndroid';
import { useCashier } from '../account/CashierContext';

export interface DepositEntry {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly write: (text: string) => void;
  /** What is wrong with the amount for the way that was pressed last; null: nothing, or none was. */
  readonly fault: (AmountFault & { readonly gateway: Gateway }) | null;
  /** The way whose order is being asked for. */
  readonly starting: Gateway | null;
  readonly refused: (OrderRefusal & { readonly amount: Paise }) | null;
  readonly daily: DailyLimit | null;
  /** Judges the amount by this way; true when it may go on. */
  readonly judge: (gateway: Gateway) => boolean;
  /** An order for this way; with an app it is opened as well. */
  readonly start: (gateway: Gateway, app: UpiApp | null) => Promise<void>;
}

/** An amount, and the way that it is to be paid by. A press that cannot go on leads to the amount. */
export function useDepositEntry(
  first: string,
  onOrdered: (gateway: Gateway, app: UpiApp | null) => void,
): DepositEntry {
  const { deposits } = useCashier();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [judgedBy, setJudgedBy] = useState<Gateway | null>(null);
  const [starting, setStarting] = useState<Gateway | null>(null);
  const [refused, setRefused] = useState<DepositEntry['refused']>(null);
  const { gateways } = deposits.view;
  const daily = gateways.state === 'ready' ? gateways.value.daily : null;
  const judged = judgedBy === null ? null : readDepositAmount(text, judgedBy, daily);

  function judge(gateway: Gateway): boolean {
    setJudgedBy(gateway);
    setRefused(null);
    const { ok } = readDepositAmount(text, gateway, daily);
    if (!ok) field.current?.focus();
    return ok;
  }
  async function start(gateway: Gateway, app: UpiApp | null): Promise<void> {
    const amount = readDepositAmount(text, gateway, daily);
    if (!judge(gateway) || !amount.ok || starting !== null) return;
    setStarting(gateway);
    deposits.chooseGateway(gateway.id);
    const { value } = amount;
    const ordered = await (app === null
      ? deposits.order(gateway.id, value)
      : deposits.payByApp(gateway.id, value, app, isAndroid()));
    setStarting(null);
    if (ordered.ok) onOrdered(gateway, app);
    else setRefused({ ...ordered.error, amount: value });
  }
  return {
    ...{ field, text, write: setText, starting, refused, daily, judge, start },
    fault: judgedBy === null || judged === null || judged.ok ? null : { ...judged.error, gateway: judgedBy },
  };
}
