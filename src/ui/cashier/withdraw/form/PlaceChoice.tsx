import { Fragment, useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Link } from 'react-router-dom';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import type { DefaultShut } from '@/domain/cashier/withdrawals/defaultShut';
import type { WithdrawPlace } from '@/domain/cashier/withdrawals/withdrawPlaces';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { PayMark } from '@/ui/kit/pay/PayMark';
import { AccountMark } from '../AccountMark';
import { DefaultShutNote } from './DefaultShutNote';
import { feeText, timeText } from '../methodTexts';
import styles from './WithdrawFields.module.css';

export interface PlaceChoiceProps {
  readonly places: readonly WithdrawPlace[];
  /** Why the default is not among what can be chosen. */
  readonly shut: DefaultShut | null;
  /** Its id; null: none is chosen. */
  readonly chosen: string | null;
  readonly wrong: boolean;
  /** Ids of methods that have a request waiting. */
  readonly waiting: readonly string[];
  /** A bank is among the ways out. */
  readonly mayAddBank: boolean;
  /** What the chosen one asks for: it stands under it. */
  readonly children?: ReactNode;
  readonly onChoose: (place: WithdrawPlace) => void;
}

/** Accounts on file and other ways in one list; what cannot be paid now says why. */
export function PlaceChoice(props: PlaceChoiceProps) {
  const { places, shut, chosen, wrong, waiting, mayAddBank, children, onChoose } = props;
  const { t } = useTexts();
  const name = useId();
  const has = (check: BankAccount['check']): boolean =>
    places.some(({ account }) => account?.check === check);
  const onlyChecking = has('pending') && !has('approved');
  return (
    <fieldset className={styles.places} aria-describedby={wrong ? `${name}-wrong` : undefined}>
      <legend className={styles.head}>{t('withdraw.form.account')}</legend>
      {shut !== null && (
        <div className={styles.note}>
          <DefaultShutNote of={shut} />
        </div>
      )}
      {places.map((place) => (
        <Fragment key={place.id}>
          <label className={classNames(styles.place, !place.open && styles.shut)}>
            <input
              type="radio"
              name={name}
              value={place.id}
              checked={place.id === chosen}
              disabled={!place.open}
              onChange={() => onChoose(place)}
            />
            <PayMark
              of={place.method.id === 'wallet' ? 'paytm' : place.method.mode}
              name={place.account?.bank ?? ''}
            />
            <PlaceWords place={place} waits={waiting.includes(place.method.id)} />
          </label>
          {place.id === chosen && children}
        </Fragment>
      ))}
      {wrong && (
        <p className={styles.wrong} id={`${name}-wrong`}>
          <Icon of={CircleAlert} size={16} />{' '}
          {t(onlyChecking ? 'withdraw.form.account.checking' : 'withdraw.form.account.wrong')}
        </p>
      )}
      {mayAddBank && (
        <Link className={styles.add} to="/bank-details">
          {t(
            places.some(({ account }) => account !== null)
              ? 'withdraw.accounts.manage'
              : 'withdraw.accounts.add',
          )}
        </Link>
      )}
    </fieldset>
  );
}

function PlaceWords({ place, waits }: { readonly place: WithdrawPlace; readonly waits: boolean }) {
  const { t, format } = useTexts();
  const { method, account } = place;
  const terms = [feeText(method, t, format), timeText(method.minutes, t)].filter((text) => text !== null);
  const said =
    method.closed !== null
      ? method.closed.reason || t('withdraw.method.closed')
      : waits
        ? t('withdraw.method.waiting')
        : null;
  return (
    <span className={styles.words}>
      {account === null ? (
        <strong>{method.mode === 'upi' ? t('withdraw.form.account.other') : <bdi>{method.name}</bdi>}</strong>
      ) : (
        <AccountMark account={account} />
      )}
      <span className={styles.terms}>
        {[...(account === null ? [] : [method.name]), ...terms].join(' · ')}
      </span>
      {said !== null && (
        <span className={styles.warn}>
          <bdi>{said}</bdi>
        </span>
      )}
    </span>
  );
}
