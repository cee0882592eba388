import type { BankRefundOption } from '@crossdock/contract/payments/refunds.ts';
import type { MemberMoney } from '@crossdock/contract/wallet/calls.ts';
import { amountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { mostWithdrawableMinor, withdrawalStepMinor } from '@crossdock/domain/wallet/withdrawals.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Box, Grid } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';
import type { WithdrawalFormValues } from './withdrawalFormValues.ts';

interface AmountProps {
  readonly form: PlainForm<WithdrawalFormValues>;
  readonly money: MemberMoney;
  /** The refund that is paid out. The amount must not exceed what remains of the refund. */
  readonly refund: BankRefundOption | undefined;
}

/** The amount. Errors are shown while typing, but only for a finished number. */
export function WithdrawalAmount({ form, money, refund }: AmountProps) {
  const formatting = useFormatting();
  const { currency } = money;
  const { source, amount } = form.values;
  const ownMinor = source === 'balance' ? money.balanceMinor : money.earningsMinor;
  const availableMinor = Math.min(ownMinor, refund?.mostMinor ?? ownMinor);
  const stepMinor = withdrawalStepMinor(currency);
  const mostMinor = mostWithdrawableMinor(availableMinor, currency);
  const text = (amountMinor: number) => formatMoney(amountMinor, currency, formatting);
  const asked = typedAmount(amount, currency) ?? 0;
  const fault =
    asked > availableMinor
      ? t('wallet.withdrawals.most', { available: text(availableMinor) })
      : asked >= stepMinor && asked % stepMinor !== 0
        ? t('wallet.withdrawals.step', { step: text(stepMinor) })
        : undefined;
  return (
    <Grid gap={8} justifyItems="start">
      <Box full>
        <AmountBox
          label={t('wallet.withdrawals.amount')}
          description={t('wallet.withdrawals.amount.hint', { step: text(stepMinor), most: text(mostMinor) })}
          required
          error={form.errors.amountMinor ?? fault}
          value={amount}
          onText={(text) => form.set('amount', text)}
          currency={currency}
        />
      </Box>
      {mostMinor > 0 ? (
        <Chip
          chosen={asked === mostMinor}
          onClick={() => form.set('amount', amountText(mostMinor, currency))}
        >
          {t('wallet.withdrawals.all', { amount: text(mostMinor) })}
        </Chip>
      ) : null}
    </Grid>
  );
}
