import type { Client } from '@crossdock/contract/client.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { t } from '../shell/i18n.ts';
import { deleteUnboundLineAccount, unboundLineAccount } from './unboundLineAccount.ts';

/** Binds the waiting LINE account to the member who has just logged in or registered, and reports the result. */
export async function bindStoredLineAccount(client: Client): Promise<void> {
  const waiting = unboundLineAccount();
  if (waiting === null) return;
  deleteUnboundLineAccount();
  const attempt = await client.attempt('bindLine', { ticket: waiting.ticket });
  if (attempt.ok) showMessage('success', t('members.bound'));
  else showMessage('danger', attempt.failure.message);
}
