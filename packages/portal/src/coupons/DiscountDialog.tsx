import type { MemberCoupon } from '@crossdock/contract/couponShapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { TextBox } from '@crossdock/ui/controls.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { wholeFromText } from '@crossdock/ui/format.ts';
import { Facts } from '@crossdock/ui/values.tsx';
import { type ReactNode, useState } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './coupons.module.css';
import { useCouponWords } from './couponWords.ts';
import { type DiscountChoice, type DiscountSectionProps, fitsMinor } from './discountChoice.ts';

type Props = Pick<DiscountSectionProps, 'coupons' | 'points' | 'chosen' | 'onChoose'> & {
  onClose: () => void;
};

/** One coupon, or points, or neither: each with what it saves; what does not apply says why. */
export function DiscountDialog({ coupons, points, chosen, onChoose, onClose }: Props) {
  const [pick, setPick] = useState(chosen.points > 0 ? 'points' : (chosen.memberCouponId ?? 'none'));
  const [typed, setTyped] = useState(String(chosen.points || points.usable));
  const [checked, setChecked] = useState(false);
  const count = wholeFromText(typed, 0) ?? 0;
  const faulty = count < points.minUse || count > points.usable;
  const [fitting, others] = [
    coupons.filter((coupon) => fitsMinor(coupon) > 0),
    coupons.filter((coupon) => fitsMinor(coupon) === 0),
  ];
  const send = () => {
    setChecked(true);
    if (pick === 'points' && faulty) return;
    onChoose(choiceOf(pick, count));
  };
  const option = (coupon: MemberCoupon) => (
    <CouponOption
      key={coupon.id}
      coupon={coupon}
      checked={pick === coupon.id}
      onPick={() => setPick(coupon.id)}
    />
  );
  return (
    <Dialog opened title={t('coupons.discount.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <fieldset className={classes.options}>
        <legend>{t('coupons.discount.either')}</legend>
        {fitting.map(option)}
        {points.active && points.balance > 0 ? (
          <PointsOption
            points={points}
            checked={pick === 'points'}
            typed={typed}
            count={count}
            error={checked && faulty}
            onType={setTyped}
            onPick={() => setPick('points')}
          />
        ) : null}
        <Option
          checked={pick === 'none'}
          onPick={() => setPick('none')}
          name={t('coupons.discount.without')}
        />
        {others.length > 0 ? (
          <details className={classes.more} open={fitting.length === 0}>
            <summary>{t('coupons.discount.more', { n: others.length })}</summary>
            {others.map(option)}
          </details>
        ) : null}
      </fieldset>
      <div className={classes.end}>
        <Button onClick={send}>{t('coupons.discount.apply')}</Button>
      </div>
    </Dialog>
  );
}

function choiceOf(pick: string, count: number): DiscountChoice {
  if (pick === 'points') return { points: count };
  return pick === 'none' ? { points: 0 } : { memberCouponId: pick, points: 0 };
}

interface OptionProps {
  readonly checked: boolean;
  readonly name: string;
  readonly onPick: () => void;
  readonly impossible?: boolean;
  readonly amount?: string | undefined;
  readonly children?: ReactNode;
}

function Option({ checked, name, onPick, impossible, amount, children }: OptionProps) {
  return (
    <label className={classes.option} data-impossible={impossible || undefined}>
      <input type="radio" name="discount" checked={checked} disabled={impossible} onChange={onPick} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {children}
      </span>
      {amount ? <span className={classes.amount}>{amount}</span> : null}
    </label>
  );
}

function CouponOption(props: { coupon: MemberCoupon; checked: boolean; onPick: () => void }) {
  const { coupon } = props;
  const words = useCouponWords();
  const saved = fitsMinor(coupon);
  return (
    <Option
      checked={props.checked}
      name={coupon.name}
      onPick={props.onPick}
      impossible={saved === 0}
      amount={saved > 0 ? `−${words.money(saved)}` : undefined}
    >
      <span className={classes.muted}>
        <Facts>
          {words.figure(coupon)}
          {words.conditions(coupon)}
          {words.limit(coupon)}
        </Facts>
      </span>
      {coupon.fit?.obstacle ? <span className={classes.why}>{coupon.fit.obstacle.message}</span> : null}
    </Option>
  );
}

function PointsOption(props: {
  points: DiscountSectionProps['points'];
  checked: boolean;
  typed: string;
  count: number;
  error: boolean;
  onType: (text: string) => void;
  onPick: () => void;
}) {
  const { points, count } = props;
  const words = useCouponWords();
  const { balance, usable } = points;
  const worth = words.money(count * points.pointMinor);
  return (
    <>
      <Option
        checked={props.checked}
        name={t('coupons.points')}
        onPick={props.onPick}
        impossible={usable === 0}
        amount={props.checked && count > 0 ? `−${worth}` : undefined}
      >
        <span className={classes.muted}>
          {usable === 0
            ? t('coupons.points.none', { balance })
            : t('coupons.points.have', { balance, usable, amount: words.money(points.worthMinor) })}
        </span>
      </Option>
      {props.checked ? (
        <div className={classes.pointsBox}>
          <TextBox
            label={t('coupons.points.amount')}
            description={t('coupons.points.worth', { amount: worth })}
            inputMode="numeric"
            value={props.typed}
            error={props.error ? t('coupons.points.invalid', { min: points.minUse, max: usable }) : undefined}
            onChange={(event) => props.onType(event.currentTarget.value)}
          />
        </div>
      ) : null}
    </>
  );
}
