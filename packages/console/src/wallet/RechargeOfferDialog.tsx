import type { Output } from '@crossdock/contract/table.ts';
import { instantOfWallClock, wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { amountBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';

interface OfferDialogProps {
  readonly offer: Output<'listRechargeOffers'>['list'][number] | null;
  readonly onClose: () => void;
}

interface Values {
  amount: string;
  bonus: string;
  /** In the shop's time zone. */
  from: string;
  to: string;
}

/** The form that creates or changes an offer. Saving an expired offer starts it again. */
export function RechargeOfferDialog({ offer, onClose }: OfferDialogProps) {
  const { currency, timeZone } = useFormatting();
  const amount = (text: string) => typedAmount(text, currency) ?? Number.NaN;
  const at = (wallClock: string) => instantOfWallClock(wallClock, timeZone) ?? '';
  const form = usePlainDialog<'saveRechargeOffer', Values>('saveRechargeOffer', {
    schema: () =>
      import('@crossdock/contract/payments/rechargeOffers.ts').then(
        (all) => all.rechargeOfferCalls.saveRechargeOffer.input,
      ),
    defaults: {
      amount: offer ? shortAmountText(offer.amountMinor, currency) : '',
      bonus: offer ? shortAmountText(offer.bonusMinor, currency) : '',
      from: wallClockAt(offer?.validFrom ?? new Date().toISOString(), timeZone),
      to: offer?.validTo ? wallClockAt(offer.validTo, timeZone) : '',
    },
    input: (values) => ({
      ...(offer ? { id: offer.id } : {}),
      amountMinor: amount(values.amount),
      bonusMinor: amount(values.bonus),
      validFrom: at(values.from),
      validTo: values.to === '' ? null : at(values.to),
    }),
    refreshes: ['listRechargeOffers'],
    onDone: ({ state }) => showApprovalOutcome(state, t('shell.saved')),
    onClose,
  });
  return (
    <SendDialog {...form} wide title={t(offer ? 'wallet.offers.edit' : 'wallet.offers.add')}>
      {offer?.ended ? <Banner tone="info">{t('wallet.offers.reopen')}</Banner> : null}
      <OfferFields form={form} />
    </SendDialog>
  );
}

function OfferFields({ form }: { form: PlainForm<Values> }) {
  return (
    <FieldPair>
      <AmountBox
        label={t('wallet.offers.amount')}
        required
        {...amountBoxPropsOf(form, 'amount', 'amountMinor')}
      />
      <AmountBox
        label={t('wallet.offers.bonus')}
        required
        {...amountBoxPropsOf(form, 'bonus', 'bonusMinor')}
      />
      <TextBox
        label={t('wallet.offers.from')}
        type="datetime-local"
        required
        {...form.box('from', 'validFrom')}
      />
      <TextBox {...labelAndHint('wallet.offers.to')} type="datetime-local" {...form.box('to', 'validTo')} />
    </FieldPair>
  );
}
