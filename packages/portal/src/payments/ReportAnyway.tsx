import { parseAmount } from '@crossdock/domain/wallet/amount.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { TickRow } from '@crossdock/ui/TickRow.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { t } from '../shell/i18n.ts';
import type { TransferReport } from './transferReport.ts';

/**
 * The error codes that refuse the payment method. The member can choose another method; if the money was already
 * sent, the shop's finance department decides.
 */
const ofTheWay = ['recharge.methodNotAllowed', 'payment.methodUnavailable'];

/** Shown after a transfer was refused. If the money has already been sent, the member can report it all the same. */
export function ReportAnyway({ form }: { form: PlainForm<TransferReport> }) {
  const { values, errors, failure } = form;
  const ofTheAmount =
    errors.amountMinor !== undefined && 'amountMinor' in parseAmount(values.amount, currentShop().currency);
  const refused = ofTheAmount || (failure !== null && ofTheWay.includes(failure.error));
  if (!refused && !values.alreadySent) return null;
  return (
    <Banner tone="warning" title={t('payments.bank.alreadySent.title')}>
      <TickRow
        text={t('payments.bank.alreadySent')}
        checked={values.alreadySent}
        onChange={(yes) => form.set('alreadySent', yes)}
      />
    </Banner>
  );
}
