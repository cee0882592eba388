import type { UsablePoints } from '@crossdock/contract/coupons/discounts.ts';
import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { pointsDiscountMinor } from '@crossdock/domain/points/rules.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceCard } from '@crossdock/ui/ChoiceCard.tsx';
import { parseFixedPoint } from '@crossdock/ui/format.ts';
import { DetailsSummary, Grid, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { InlineFacts } from '@crossdock/ui/values.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconTag } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import classes from './coupons.module.css';
import { useCouponWords } from './couponWords.ts';
import { type DiscountChoice, type DiscountSectionProps, discountMinor } from './discountChoice.ts';

type Props = Pick<DiscountSectionProps, 'coupons' | 'chosen' | 'onChoose'> & {
  points: UsablePoints;
  couponsOnly: boolean;
  onClose: () => void;
};

const saysOfBoth = { title: 'coupons.discount.title', rule: 'coupons.discount.either' } as const;
const saysOfCoupons = {
  title: 'coupons.discount.chooseCoupon',
  rule: 'coupons.discount.oneCoupon',
} as const;

const applies = (coupon: MemberCoupon): boolean => discountMinor(coupon) > 0;

/** Chooses one coupon, or points, or neither. Each shows what it saves, or why it does not apply. */
export function DiscountDialog({ coupons, points, couponsOnly, chosen, onChoose, onClose }: Props) {
  const says = couponsOnly ? saysOfCoupons : saysOfBoth;
  const best = bestOf(coupons, points);
  const [pick, setPick] = useState(chosen.points > 0 ? 'points' : (chosen.memberCouponId ?? best));
  const [typed, setTyped] = useState(String(chosen.points || points.usable));
  const [checked, setChecked] = useState(false);
  const count = parseFixedPoint(typed, 0) ?? 0;
  const faulty = count < points.minUse || count > points.usable;
  const fitting = coupons.filter(applies).toSorted((a, b) => discountMinor(b) - discountMinor(a));
  const others = coupons.filter((coupon) => !applies(coupon));
  const words = useCouponWords();
  const picked = coupons.find(({ id }) => id === pick);
  const savedMinor = pick === 'points' ? pointsValue(points, count) : picked ? discountMinor(picked) : 0;
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
      best={best === coupon.id}
      onPick={() => setPick(coupon.id)}
    />
  );
  return (
    <Dialog opened title={t(says.title)} onClose={onClose}>
      <Grid as="fieldset" gap={8}>
        <Muted as="legend" below={12}>
          {t(says.rule)}
        </Muted>
        {fitting.map(option)}
        {points.active && points.balance > 0 ? (
          <PointsOption
            points={points}
            checked={pick === 'points'}
            best={best === 'points'}
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
          <Stack as="details" gap={8} open={fitting.length === 0}>
            <DetailsSummary>{t('coupons.discount.more', { n: others.length })}</DetailsSummary>
            {others.map(option)}
          </Stack>
        ) : null}
      </Grid>
      <Row justify="end" above={16}>
        <Button onClick={send}>
          {savedMinor > 0
            ? t('coupons.discount.apply', { amount: words.money(savedMinor) })
            : t('coupons.discount.without')}
        </Button>
      </Row>
    </Dialog>
  );
}

/** The discount for this many points, rounded down to whole coins like on the server. */
function pointsValue({ pointMinor }: Props['points'], count: number): number {
  return pointsDiscountMinor(count, pointMinor, currentShop().limits.coinMinor);
}

/**
 * Returns the choice that saves most, to propose it. If a coupon and points save the same, the coupon is proposed,
 * because it expires.
 */
function bestOf(coupons: Props['coupons'], points: Props['points']): string {
  const coupon = coupons.reduce<MemberCoupon | undefined>(
    (most, one) => (discountMinor(one) > (most ? discountMinor(most) : 0) ? one : most),
    undefined,
  );
  if (points.usable > 0 && points.worthMinor > (coupon ? discountMinor(coupon) : 0)) return 'points';
  return coupon?.id ?? 'none';
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
  /** True for the choice that saves most. */
  readonly best?: boolean;
  readonly children?: ReactNode;
}

function Option({ checked, name, onPick, impossible, amount, best, children }: OptionProps) {
  return (
    <ChoiceCard name="discount" checked={checked} impossible={impossible} onChange={onPick}>
      <Grid as="span" gap={2} justifyItems="start" minWidth={0}>
        <Text strong tone={impossible ? 'muted' : 'text'}>
          {name}
        </Text>
        {best ? <StatusBadge tone="success" icon={IconTag} label={t('coupons.discount.most')} /> : null}
        {children}
      </Grid>
      {amount ? (
        <Text tone="success" strong figures>
          {amount}
        </Text>
      ) : null}
    </ChoiceCard>
  );
}

function CouponOption(props: { coupon: MemberCoupon; checked: boolean; best: boolean; onPick: () => void }) {
  const { coupon } = props;
  const words = useCouponWords();
  const saved = discountMinor(coupon);
  return (
    <Option
      checked={props.checked}
      name={coupon.name}
      onPick={props.onPick}
      impossible={saved === 0}
      best={props.best}
      amount={saved > 0 ? `−${words.money(saved)}` : undefined}
    >
      <Muted size={13}>
        <InlineFacts>
          {words.figure(coupon)}
          {words.conditions(coupon)}
          {words.limit(coupon)}
        </InlineFacts>
      </Muted>
      {coupon.fit?.obstacle ? (
        <Text tone="danger" size={13}>
          {coupon.fit.obstacle.message}
        </Text>
      ) : null}
    </Option>
  );
}

function PointsOption(props: {
  points: UsablePoints;
  checked: boolean;
  best: boolean;
  typed: string;
  count: number;
  error: boolean;
  onType: (text: string) => void;
  onPick: () => void;
}) {
  const { points, count } = props;
  const words = useCouponWords();
  const { balance, usable } = points;
  const worth = words.money(pointsValue(points, count));
  return (
    <>
      <Option
        checked={props.checked}
        name={t('coupons.points')}
        onPick={props.onPick}
        impossible={usable === 0}
        best={props.best}
        amount={props.checked && count > 0 ? `−${worth}` : undefined}
      >
        <Muted size={13}>
          {usable === 0
            ? t('coupons.points.none', { balance })
            : t('coupons.points.have', { balance, usable, amount: words.money(points.worthMinor) })}
        </Muted>
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
