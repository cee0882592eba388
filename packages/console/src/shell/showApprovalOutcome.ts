import type { Output } from '@crossdock/contract/table.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { t } from './i18n.ts';

type State = Output<'adjustMemberBalance'>['state'];

/** Shows how a request that creates or pays out money ended: done, or sent to a second person. */
export function showApprovalOutcome(state: State, done: string): void {
  if (state === 'pending') showMessage('info', t('adjust.pending'));
  else showMessage('success', done);
}
