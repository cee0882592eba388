import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { codeLengths } from '@crossdock/domain/coupons/codes.ts';
import { dayEnd } from '@crossdock/domain/orders/timeFilters.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** Creates a batch of codes: number, length, uses of each, and expiry. */
export function CodesDialog({ coupon, onClose }: { coupon: StaffCoupon; onClose: () => void }) {
  const { timeZone } = useFormatting();
  const form = usePlainDialog('makeCouponCodes', {
    schema: () =>
      import('@crossdock/contract/coupons/calls.ts').then((all) => all.couponCalls.makeCouponCodes.input),
    defaults: { count: '100', length: String(codeLengths.usual), maxUses: '1', expires: '' },
    input: ({ count, length, maxUses, expires }) => ({
      id: coupon.id,
      count: numberIn(count),
      length: numberIn(length),
      maxUses: numberIn(maxUses),
      expiresAt: expires === '' ? null : dayEnd(expires, timeZone),
    }),
    refreshes: ['listCouponCodes'],
    done: ({ count }) => t('coupons.codes.made', { n: count }),
    onClose,
  });
  const number = (name: 'count' | 'length' | 'maxUses', description?: string) => (
    <TextBox
      label={t(`coupons.codes.${name}`)}
      description={description}
      required
      inputMode="numeric"
      autoComplete="off"
      {...form.box(name)}
    />
  );
  return (
    <SendDialog {...form} title={t('coupons.codes.make')} sendLabel={t('coupons.codes.make')}>
      {number('count')}
      {number('length', t('coupons.codes.alphabet'))}
      {number('maxUses', t('coupons.codes.maxUses.hint'))}
      <TextBox type="date" {...labelAndHint('coupons.codes.expires')} {...form.box('expires', 'expiresAt')} />
    </SendDialog>
  );
}
