import type { Attempt } from '@crossdock/contract/client.ts';
import type { ScannedItem } from '@crossdock/contract/finding/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { ScanDesk } from '@crossdock/domain/finding/steps.ts';
import { client } from './api.ts';
import { repeatUntilFinal } from './repeatUntilFinal.ts';

/** Asks the server what a scanned text is, for any desk. */
export const resolveScan = (text: string, desk: ScanDesk): Promise<Attempt<Output<'resolveScan'>>> =>
  client.attempt('resolveScan', { text, desk }, { fresh: true });

/**
 * The order whose number, box number or tote was scanned; undefined if it is something else. Retries until
 * the answer is final.
 */
export async function resolveOrder(
  number: string,
  desk: ScanDesk,
): Promise<Attempt<ScannedItem | undefined>> {
  const attempt = await repeatUntilFinal(() => resolveScan(number, desk));
  return attempt.ok
    ? { ...attempt, data: attempt.data.list.find(({ kind }) => kind === 'order' || kind === 'tote') }
    : attempt;
}
