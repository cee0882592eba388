import type { MemberMoney } from '@crossdock/contract/wallet.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { mostWithdrawableMinor, withdrawalStepMinor } from '@crossdock/domain/wallet/withdrawals.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { TextBox, Unit } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';
import classes from './wallet.module.css';
import { type Asked, amountOf } from './withdrawalAsked.ts';

/** How much, with what is wrong about it said while it is typed: a number that is done, not one that is begun. */
export function WithdrawalAmount({ form, money }: { form: PlainForm<Asked>; money: MemberMoney }) {
  const formatting = useFormatting();
  const { currency } = money;
  const { source, amount } = form.values;
  const availableMinor = source === 'balance' ? money.balanceMinor : money.earningsMinor;
  const stepMinor = withdrawalStepMinor(currency);
  const mostMinor = mostWithdrawableMinor(availableMinor, currency);
  const text = (amountMinor: number) => formatMoney(amountMinor, currency, formatting);
  const asked = amountOf(amount, currency) ?? 0;
  const fault =
    asked > availableMinor
      ? t('wallet.withdrawals.most', { available: text(availableMinor) })
      : asked >= stepMinor && asked % stepMinor !== 0
        ? t('wallet.withdrawals.step', { step: text(stepMinor) })
        : undefined;
  return (
    <div className={classes.amount}>
      <TextBox
        label={t('wallet.withdrawals.amount')}
        description={t('wallet.withdrawals.amount.hint', { step: text(stepMinor), most: text(mostMinor) })}
        required
        inputMode="decimal"
        error={form.errors.amountMinor ?? fault}
        value={amount}
        onChange={(event) => form.set('amount', event.currentTarget.value)}
        rightSection={<Unit>{currency}</Unit>}
      />
      {mostMinor > 0 ? (
        <Chip
          chosen={asked === mostMinor}
          onClick={() => form.set('amount', amountText(mostMinor, currency))}
        >
          {t('wallet.withdrawals.all', { amount: text(mostMinor) })}
        </Chip>
      ) : null}
    </div>
  );
}
