import type { PromotionStatistics } from '@crossdock/contract/promotion/calls.ts';
import { amountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

interface Values {
  readonly amount: string;
}

/** Moves earnings to the balance: all of them, unless the member types a lower amount. */
export function MoveEarningsDialog({
  statistics,
  onClose,
}: {
  statistics: PromotionStatistics;
  onClose: () => void;
}) {
  const { currency, availableMinor } = statistics;
  const formatting = useFormatting();
  const shown = (minor: number) => formatMoney(minor, currency, formatting);
  const all = amountText(availableMinor, currency);
  const form = usePlainForm<'moveEarnings', Values>('moveEarnings', {
    schema: () =>
      import('@crossdock/contract/promotion/calls.ts').then((one) => one.promotionCalls.moveEarnings.input),
    defaults: { amount: all },
    input: ({ amount }) => ({ amountMinor: typedAmount(amount, currency) ?? Number.NaN }),
    done: (_, { amountMinor }) => t('promotion.move.done', { amount: shown(amountMinor) }),
    refreshes: ['getPromotionStatistics', 'getWallet', 'getMemberInfo', 'getConsumptionList'],
    onDone: onClose,
  });
  return (
    <Dialog opened title={t('promotion.move.title')} onClose={onClose}>
      <Grid as="form" gap={16} noValidate onSubmit={(event) => void form.send(event)}>
        <p>{t('promotion.move.text')}</p>
        <AmountBox
          label={t('promotion.move.amount')}
          description={t('promotion.move.range', { amount: shown(availableMinor) })}
          required
          error={form.errors.amountMinor}
          value={form.values.amount}
          onText={(text) => form.set('amount', text)}
          currency={currency}
          action={
            <Button small look="plain" onClick={() => form.set('amount', all)}>
              {t('promotion.move.all')}
            </Button>
          }
        />
        {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
        <Button type="submit" full busy={form.busy}>
          {t('promotion.move')}
        </Button>
      </Grid>
    </Dialog>
  );
}
