import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import { DepositAmount } from './DepositAmount';
import styles from './DepositWays.module.css';
import { DepositRefused } from './DepositRefused';
import { GatewayToday } from './GatewayToday';
import { OwnTooLittle } from './OwnTooLittle';
import { UpiApps } from './UpiApps';
import { useAmountWords } from './useAmountWords';
import { useDepositEntry } from './useDepositEntry';
import { useDepositVisit } from './useDepositVisit';
import { useGatewayFacts } from './useGatewayFacts';
import { useOwnLeft } from './useOwnLeft';
import { WayRow } from './WayRow';
import { amountLimits } from '@/domain/cashier/deposits/depositAmount';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { writeDepositVisit } from '@/domain/cashier/deposits/depositVisit';
import { useTouch } from '@/ui/device/useTouch';
import { useText } from '@/ui/i18n/useText';
import { useCashier } from '../account/CashierContext';
import { Part } from '@/ui/kit/list/Part';

export interface DepositWaysProps {
  readonly gateways: readonly Gateway[];
  /** Not all of them are here. */
  readonly narrowed: boolean;
}

/** How much and by which way, on one screen: the press on a way is all that is needed to go on and pay. */
export const DepositWays = observer(function DepositWays({ gateways, narrowed }: DepositWaysProps) {
  const { deposits } = useCashier();
  const t = useText();
  const touch = useTouch();
  const navigate = useNavigate();
  const factsOf = useGatewayFacts();
  const visit = useDepositVisit();
  const search = writeDepositVisit({ ...visit, amount: '' });
  const entry = useDepositEntry(visit.amount, ({ id }, app) => {
    void navigate(`/deposit/${encodeURIComponent(id)}${search}`, { state: { app } });
  });
  const { text, fault, starting, refused, daily } = entry;
  const limits = amountLimits(gateways);
  const own = useOwnLeft(limits, daily);
  const words = useAmountWords(limits, daily, own);
  const upi = touch
    ? gateways.find(({ mode, flow, closed }) => mode === 'upi' && flow === 'transfer' && closed === null)
    : undefined;
  const rows = gateways.filter((each) => each !== upi);

  function pay(gateway: Gateway): void {
    // Its own page says what leaving for it means.
    if (gateway.flow === 'transfer') return void entry.start(gateway, null);
    if (!entry.judge(gateway)) return;
    deposits.chooseGateway(gateway.id);
    const asked = writeDepositVisit({ ...visit, amount: text });
    void navigate(`/deposit/${encodeURIComponent(gateway.id)}${asked}`);
  }
  const facts = upi === undefined ? null : factsOf(upi);
  return (
    <>
      <Part>
        <OwnTooLittle own={own} min={limits.min} />
        <DepositAmount
          ref={entry.field}
          text={text}
          hint={words.hint}
          error={fault === null ? undefined : words.fault(fault, fault.gateway)}
          isOff={words.isOff}
          onEdit={entry.write}
        />
        {refused !== null && <DepositRefused {...refused} paid={false} />}
      </Part>
      {upi !== undefined && facts !== null && (
        <Part title={t('deposit.app.title')}>
          <UpiApps
            label={t('deposit.app.title')}
            disabled={starting !== null}
            onPick={(app) => void entry.start(upi, app)}
          />
          <p className={styles.appFacts}>
            {[facts.range, facts.fee, facts.time].filter((each) => each !== null).join(' · ')}
            <GatewayToday gateway={upi} />
          </p>
        </Part>
      )}
      {rows.length > 0 && (
        <Part title={t(upi === undefined ? 'deposit.choose' : 'deposit.others')}>
          <ul className={styles.ways} role="list" aria-label={t('deposit.choose')}>
            {rows.map((gateway) => (
              <WayRow
                key={gateway.id}
                gateway={gateway}
                last={gateway.id === deposits.view.selected}
                busy={starting === gateway}
                onPay={() => pay(gateway)}
              />
            ))}
          </ul>
        </Part>
      )}
      {narrowed && (
        <Link to={`/gatewaylist${writeDepositVisit({ ...visit, amount: text })}`} className={styles.all}>
          {t('deposit.showAll')}
        </Link>
      )}
    </>
  );
});
