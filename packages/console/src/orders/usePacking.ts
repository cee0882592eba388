import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
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
import { type Packed, usePackSubmit } from './usePackSubmit.ts';

/** The packing of one order: what was scanned, the packages being typed, and the bill that comes of them. */
export function usePacking(order: DeskOrderDetails) {
  const { kept, keep, drop } = usePackDraft(order);
  const [packed, setPacked] = useState<Packed | null>(null);
  const begun = useRef<Steps | null>(null);
  begun.current ??= beginPacking(order, kept);
  const submission = usePackSubmit(order, kept?.sending ?? '');
  const [resending, setResending] = useState(submission.key.current !== '');
  const keepNow = () => {
    const { here, allHere, packages, bench } = current();
    keep({ here, allHere, packages, waiting: bench.waiting, sending: submission.key.current });
  };
  const submit = async (what: Submission, tell: (event: Event) => void) => {
    const done = await submission.send(what, keepNow);
    play(done ? 'good' : 'bad');
    setResending(false);
    if (!done) return tell({ type: 'refused' });
    drop();
    if (current().bench.waiting !== '')
      showMessage('success', t('orders.desk.done', { number: order.number }));
    setPacked(done);
  };
  const [state, send, current] = useMachine<Steps, Event, Effect>(
    begun.current,
    (before, event) => pack(before, event, order),
    (effect, tell) => ('sound' in effect ? play(effect.sound) : void submit(effect.pack, tell)),
    null,
  );
  // Before the scan box takes what was scanned meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was kept
  useLayoutEffect(() => {
    if (resending) send({ type: 'resend' });
  }, []);
  const { here, allHere, packages, bench } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something of it changes
  useEffect(() => {
    if (packed === null) keepNow();
  }, [here, allHere, packages, bench.waiting, packed]);
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
    /** It was on its way when the page was left: nothing is taken until that is known. */
    resending,
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
