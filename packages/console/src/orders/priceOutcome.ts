import type { Output } from '@crossdock/contract/table.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { t } from '../shell/i18n.ts';

/** Says that the price was changed, or that a second person must approve. */
export function showPriceOutcome(state: Output<'addPriceChange'>['state']): void {
  if (state === 'pending') showMessage('info', t('orders.price.pending'));
  else showMessage('success', t('orders.price.saved'));
}
