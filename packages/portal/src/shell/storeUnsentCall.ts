import { type CallFailure, noAnswerCode } from '@crossdock/contract/wire/callFailure.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import type { OutboxInput } from '@crossdock/web/outboxEntries.ts';
import { t } from './i18n.ts';

/**
 * Stores on the device a call that got no answer, instead of the entry `replaces`. False for other failures,
 * or if this device cannot store it; then the form shows the failure.
 */
export async function storeUnsentCall(
  failure: CallFailure,
  written: readonly OutboxInput[],
  replaces: string | undefined,
): Promise<boolean> {
  if (failure.code !== noAnswerCode) return false;
  const { outbox } = await import('./outbox.ts');
  const kept = await outbox.add(written, replaces);
  if (kept) showMessage('info', t('unsent.kept'));
  return kept;
}

/** Deletes the entry after its changed version has reached the server. */
export async function deleteUnsentCall(id: string | undefined): Promise<void> {
  if (id !== undefined) await import('./outbox.ts').then(({ outbox }) => outbox.remove(id));
}
