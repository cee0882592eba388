import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import type { PrintedLabel } from '@crossdock/contract/labels/desk.ts';
import type { LabelKind } from '@crossdock/domain/labels/sizes.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { client } from './client.ts';
import { t } from './i18n.ts';
import { labelStation } from './labelStation.ts';
import { playSound } from './sounds.ts';

/** The result of printing labels. `again`: one of them was printed before, so a reason is needed. */
export type PrintResult =
  | { readonly printed: number }
  | { readonly failed: 'again' | 'refused'; readonly message: string };

/** At most this many labels are requested at once. */
const most = 200;

/** Jobs run one after the other, so that labels are printed in the order of the scans. */
let last: Promise<unknown> = Promise.resolve();

export function printLabels(kind: LabelKind, ids: readonly string[], reason = ''): Promise<PrintResult> {
  const job = last.then(() => print(kind, ids, reason));
  last = job.catch(() => {});
  return job;
}

async function print(kind: LabelKind, ids: readonly string[], reason: string): Promise<PrintResult> {
  const station = labelStation();
  try {
    const { openLabelOutput } = await import('./labelOutput.ts');
    const output = await openLabelOutput(station);
    const list: PrintedLabel[] = [];
    for (let at = 0; at < ids.length; at += most) {
      const input = { kind, ids: ids.slice(at, at + most), way: station.way, reason };
      const attempt = await client.attempt('printLabels', input, { idempotencyKey: newIdempotencyKey() });
      if (!attempt.ok) {
        const failed = attempt.failure.error === 'label.reprint' ? 'again' : 'refused';
        return { failed, message: attempt.failure.message };
      }
      list.push(...attempt.data.list);
    }
    await output(kind, list);
    return { printed: list.length };
  } catch (error) {
    return { failed: 'refused', message: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Prints the label of something that a desk has finished, without a click. A copy gets a standard reason; a
 * failure is shown with a sound.
 */
async function printUnasked(kind: LabelKind, id: string, reason: string): Promise<void> {
  const first = await printLabels(kind, [id]);
  const done = 'failed' in first && first.failed === 'again' ? await printLabels(kind, [id], reason) : first;
  if (!('failed' in done)) return;
  playSound('bad');
  showMessage('danger', t('labels.failed', { why: done.message }));
}

/** Call when a parcel was received, on a shelf or not. */
export function autoPrintOnReceipt(parcelId: string, { onShelf }: { onShelf: boolean }): void {
  const { receiving } = labelStation();
  if (receiving === 'received' || (receiving === 'shelved' && onShelf))
    void printUnasked('parcel', parcelId, t('labels.auto.received'));
}

/** Call when a received parcel was put on its first shelf. */
export function autoPrintOnShelving(parcelId: string): void {
  if (labelStation().receiving === 'shelved')
    void printUnasked('parcel', parcelId, t('labels.auto.received'));
}

export function autoPrintOnPacking(orderId: string): void {
  if (labelStation().packing) void printUnasked('box', orderId, t('labels.auto.packed'));
}
