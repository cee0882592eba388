import type { PromotionStatistics } from '@crossdock/contract/promotion.ts';
import { amountText, parseAmount } from '@crossdock/domain/wallet/amount.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { TextBox } from '@crossdock/ui/controls.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { markStale } from '@crossdock/web/stale.ts';
import { t } from '../shell/i18n.ts';
import classes from './promotion.module.css';

interface Values {
  readonly amount: string;
}

/** Earnings become balance; all of them unless the member types less. */
export function MoveDialog({
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
      import('@crossdock/contract/promotion.ts').then((one) => one.promotionCalls.moveEarnings.input),
    defaults: { amount: all },
    input: ({ amount }) => ({ amountMinor: minorOf(amount, currency) }),
    onDone: () => {
      showMessage(
        'success',
        t('promotion.move.done', { amount: shown(minorOf(form.values.amount, currency)) }),
      );
      markStale(['getPromotionStatistics', 'getWallet', 'getMemberInfo', 'getConsumptionList']);
      onClose();
    },
  });
  return (
    <Dialog opened title={t('promotion.move.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={(event) => void form.send(event)}>
        <p>{t('promotion.move.text')}</p>
        <TextBox
          label={t('promotion.move.amount')}
          description={t('promotion.move.range', { amount: shown(availableMinor) })}
          required
          inputMode="decimal"
          autoComplete="off"
          error={form.errors.amountMinor}
          value={form.values.amount}
          onChange={(event) => form.set('amount', event.currentTarget.value)}
          rightSection={
            <Button small look="plain" onClick={() => form.set('amount', all)}>
              {t('promotion.move.all')}
            </Button>
          }
        />
        {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
        <Button type="submit" full busy={form.busy}>
          {t('promotion.move')}
        </Button>
      </form>
    </Dialog>
  );
}

/** What the contract's schema is to judge: faults of typing become a number that it refuses. */
function minorOf(text: string, currency: string): number {
  const parsed = parseAmount(text, currency);
  return 'amountMinor' in parsed ? parsed.amountMinor : Number.NaN;
}
