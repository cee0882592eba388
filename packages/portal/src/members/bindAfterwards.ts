import type { Client } from '@crossdock/contract/client.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { t } from '../shell/i18n.ts';
import { forgetWaiting, waitingAccount } from './waitingLine.ts';

/** Binds the LINE account that waits to whoever has just logged in or registered, and says how it went. */
export async function bindAfterwards(client: Client): Promise<void> {
  const waiting = waitingAccount();
  if (waiting === null) return;
  forgetWaiting();
  const attempt = await client.attempt('bindLine', { ticket: waiting.ticket });
  if (attempt.ok) showMessage('success', t('members.bound'));
  else showMessage('danger', attempt.failure.message);
}
