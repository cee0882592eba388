import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { deskNow } from '../shell/deskClock.ts';
import { t } from '../shell/i18n.ts';
import { useScaleWeight } from '../shell/scale.ts';
import { type ScannedLine, scannedLineFromButton } from '../shell/scanDispatcher.ts';
import { scanDispatcher } from '../shell/scanKeys.ts';
import { playSound } from '../shell/sounds.ts';
import { useMachine } from '../shell/useMachine.ts';
import { loadOrderToPack } from './loadOrderToPack.ts';
import { nextOrderOf } from './orderForPacking.ts';
import { boxesText, type PackageDraft, packagesFrom } from './packDraft.ts';
import { removeMissingParcels, unpackedPieces } from './packingBoxes.ts';
import type {
  PackingEffect,
  PackingEvent,
  PackingSubmission,
  PackingState as Steps,
} from './packingState.ts';
import { beginPacking, isPackingComplete, packingReducer } from './packingSteps.ts';
import { usePackDraft } from './storedPacking.ts';
import { type PackOrderResult, usePackSubmit } from './usePackSubmit.ts';

/** The packing of one order: the scans, the packages as typed, and the resulting bill. */
export function usePacking(order: DeskOrderDetails) {
  const { kept, keep, drop } = usePackDraft(order);
  const [packed, setPacked] = useState<PackOrderResult | null>(null);
  const begun = useRef<Steps | null>(null);
  begun.current ??= beginPacking(order, kept);
  const submission = usePackSubmit(order, kept?.sending ?? '');
  const [resending, setResending] = useState(submission.key.current !== '');
  const keepNow = () => keep({ ...keptOf(current()), sending: submission.key.current });
  const submit = async (what: PackingSubmission, tell: (event: PackingEvent) => void) => {
    const done = await submission.send(what, keepNow, tell);
    setResending(false);
    if (!done) return;
    playSound('good');
    drop();
    if (current().bench.waiting !== '')
      showMessage('success', t('orders.desk.done', { number: order.number }));
    setPacked(done);
  };
  const [state, send, current, drawNow] = useMachine<Steps, PackingEvent, PackingEffect>(
    begun.current,
    (before, event) => packingReducer(before, event, order),
    (effect, tell) => {
      if ('sound' in effect) playSound(effect.sound);
      else if ('pack' in effect) void submit(effect.pack, tell);
      else if ('lookUp' in effect) void lookUp(effect.lookUp, tell);
      else leaveFor(effect.open, effect.heard);
    },
    null,
  );
  // Runs before the scan box receives the scans made meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the stored state
  useLayoutEffect(() => {
    if (resending) send({ type: 'resend' });
  }, []);
  useWeighedPackages(state, current, send);
  const { here, allHere, packages, ahead, failed, away } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever any of it changes
  useEffect(() => {
    if (packed === null) keepNow();
  }, [here, allHere, packages, ahead, failed, away, packed]);
  const measured = packagesFrom(packages);
  const shown = removeMissingParcels(state, order);
  const bill = useBill(order.id, measured);
  return {
    ...state,
    order,
    here: new Set(shown.here.filter((id) => unpackedPieces(packages, id, order) <= 0)),
    packages: shown.packages,
    complete: isPackingComplete(state, order),
    measured,
    bill,
    packed,
    /** The packing was being sent when the page was left. Nothing is accepted until the result is known. */
    resending,
    failure: submission.failure,
    send,
    current,
    drawNow,
    /** An unfinished packing was restored. */
    resumed: kept !== null,
    startOver() {
      drop();
      send({ type: 'startOver' });
    },
    change: (key: number, part: Partial<PackageDraft>) => send({ type: 'change', key, part }),
    confirm: () => send({ type: 'confirm', atMs: deskNow() }),
  };
}

/** The bill that the order would get with the packages as typed. */
const useBill = (orderId: string, measured: PackingSubmission['packages'] | null) =>
  useCall(
    'previewBill',
    { orderId, packages: measured ? boxesText(measured) : '' },
    { enabled: measured !== null, topics: ['orders'] },
  );

/** A stable weight from the scale ends the weight step of a package, as if it had been typed. */
function useWeighedPackages(
  { at, busy }: Steps,
  current: () => Steps,
  send: (event: PackingEvent) => void,
): void {
  useScaleWeight((weightG) => {
    const { at: place, busy: isSending, bench } = current();
    if (!place.startsWith('weight') || isSending) return false;
    const text = (weightG / 1_000).toFixed(3);
    send({ type: 'line', heard: { text, atMs: deskNow(), bare: false, turn: bench.turn } });
    playSound('good');
    return true;
  }, `${at} ${busy}`);
}

const keptOf = ({ here, allHere, packages, ahead, failed, away }: Steps) => ({
  ...{ here, allHere, packages, ahead, failed, away },
});

/**
 * Looks up an order that is scanned while another is still open. If it cannot be packed, the clerk learns so at once,
 * and it does not become the next order.
 */
async function lookUp(number: string, tell: (event: PackingEvent) => void): Promise<void> {
  const resume = scanDispatcher.pause(scannedLineFromButton(number));
  const order = await loadOrderToPack(number);
  // For a scanned tote, the order's number replaces the tote's.
  if (typeof order === 'string') tell({ type: 'found', number, order });
  else tell({ type: 'found', number: order.number, order: nextOrderOf(order) });
  resume();
}

/** Opens the other order's screen; further scans go there. */
function leaveFor(number: string, heard: ScannedLine | null): void {
  scanDispatcher.pause(scannedLineFromButton(number));
  if (heard) scanDispatcher.again(heard);
}

export type Packing = ReturnType<typeof usePacking>;
