import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useEffect, useRef, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { scaleName } from '../shell/ScaleBox.tsx';
import { dropScansOfOrder, scanLine } from '../shell/scanKeys.ts';
import { play } from '../shell/sounds.ts';
import { useMachine } from '../shell/useMachine.ts';
import { usePackDraft } from './keptPacking.ts';
import { boxesText, type PackageDraft, packagesFrom } from './packDraft.ts';
import {
  beginPacking,
  type Effect,
  type Event,
  isComplete,
  pack,
  type Packing as Steps,
  type Submission,
} from './packingSteps.ts';

export type Packed = Output<'packOrder'>;

/** The packing of one order: what was scanned, the packages being typed, and the bill that comes of them. */
export function usePacking(order: DeskOrderDetails) {
  const { kept, keep, drop } = usePackDraft(order);
  const [packed, setPacked] = useState<Packed | null>(null);
  const begun = useRef<Steps | null>(null);
  begun.current ??= beginPacking(order, kept);
  const submission = useSubmit('packOrder', { quiet: true, refreshes: ['listDeskOrders', 'getDeskOrder'] });
  const submit = async ({ packages, parcelIds, allHere }: Submission, tell: (event: Event) => void) => {
    // What is scanned meanwhile is for what comes next: another order, or this one again.
    const resume = scanLine.pause();
    const attempt = await submission.submit({
      ...{ orderId: order.id, number: order.number, scale: scaleName() },
      ...{ packages: [...packages], parcelIds: [...parcelIds], allHere },
    });
    if (attempt.ok) {
      play('good');
      drop();
      if (current().bench.waiting !== '')
        showMessage('success', t('orders.desk.done', { number: order.number }));
      return setPacked(attempt.data);
    }
    tell({ type: 'refused' });
    dropScansOfOrder();
    resume();
  };
  const [state, send, current] = useMachine<Steps, Event, Effect>(
    begun.current,
    (before, event) => pack(before, event, order),
    (effect, tell) => ('sound' in effect ? play(effect.sound) : void submit(effect.pack, tell)),
    null,
  );
  const { here, allHere, packages, bench } = state;
  const { waiting } = bench;
  useEffect(() => {
    if (packed === null) keep({ here, allHere, packages, waiting });
  }, [here, allHere, packages, waiting, packed, keep]);
  const measured = packagesFrom(packages);
  const bill = useCall(
    'previewBill',
    { orderId: order.id, packages: measured ? boxesText(measured) : '' },
    { enabled: measured !== null },
  );
  return {
    ...state,
    order,
    here: new Set(here),
    complete: isComplete(state, order),
    measured,
    bill,
    packed,
    busy: submission.busy,
    failure: submission.failure,
    send,
    current,
    /** Something was found that had been begun before. */
    resumed: kept !== null,
    startOver() {
      drop();
      send({ type: 'startOver' });
    },
    change: (key: number, part: Partial<PackageDraft>) => send({ type: 'change', key, part }),
    confirm: () => send({ type: 'confirm', atMs: performance.now() }),
  };
}

export type Packing = ReturnType<typeof usePacking>;
