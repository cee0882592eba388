import type { AmountFault } from '@crossdock/domain/wallet/amount.ts';
import { t } from '../shell/i18n.ts';

/** Returns the error of a typed amount in the reader's language. */
export function amountFaultText(fault: AmountFault): string {
  if (fault === 'field.required') return t('payments.amount.required');
  if (fault === 'field.spaces') return t('payments.amount.spaces');
  return fault === 'amount.negative' ? t('payments.amount.negative') : t('payments.amount.invalid');
}
