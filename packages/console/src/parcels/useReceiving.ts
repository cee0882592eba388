import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import { useEffect } from 'react';
import { useReopenSignal } from '../shell/deskActionLog.ts';
import { cameraPicture } from '../shell/deskCamera.ts';
import { deskNow } from '../shell/deskClock.ts';
import { resolveScan } from '../shell/resolveScan.ts';
import { scaleName } from '../shell/ScaleBox.tsx';
import { useScaleWeight } from '../shell/scale.ts';
import { scannedLineFromButton } from '../shell/scanDispatcher.ts';
import { scanDispatcher } from '../shell/scanKeys.ts';
import { playSound } from '../shell/sounds.ts';
import { useMachine } from '../shell/useMachine.ts';
import { isWeightExpected } from './handsFree.ts';
import { shrinkPicture } from './pictures.ts';
import { receiptQueue, receiptReopenSignal } from './receipts.ts';
import {
  type DeskRules,
  initialReceiving,
  type ReceivingEvent,
  type ReceivingState as Steps,
} from './receivingState.ts';
import { receivingReducer } from './receivingSteps.ts';
import type { ReceivingEffect } from './receivingTransitions.ts';

/**
 * The receiving form. Nothing waits for the network: the lookup answers while the parcel is weighed, and a finished
 * receipt goes into a queue.
 */
export function useReceiving(rules: DeskRules) {
  const [state, send, current, drawNow] = useMachine<Steps, ReceivingEvent, ReceivingEffect>(
    initialReceiving,
    (before, event) => receivingReducer(before, event, rules),
    (effect, send) => {
      if ('sound' in effect) playSound(effect.sound);
      else if ('picture' in effect) void takePicture(effect.picture, send);
      else if ('receipt' in effect)
        receiptQueue.add({
          key: newIdempotencyKey(),
          input: { ...effect.receipt, scale: scaleName() },
          photos: effect.photos,
        });
      else {
        const resume = effect.holds && scanDispatcher.pause(scannedLineFromButton(effect.lookUp));
        void lookUp(effect.lookUp, send).then(() => resume?.());
      }
    },
    `crossdock.console.receiving.${rules.warehouseId}`,
  );
  useScaleWeight((weightG) => {
    if (!isWeightExpected(current())) return false;
    send({ type: 'weighed', weightG, turn: current().bench.turn, atMs: deskNow() });
    return true;
  }, isWeightExpected(state));
  useReopenSignal(receiptReopenSignal, (courierNumber) => send({ type: 'reopen', courierNumber }));
  // After a reload the open parcel is open again, and has not been looked up yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the stored state
  useEffect(() => {
    const code = state.bench.open || state.asked;
    if (code !== '' && state.found === null) void lookUp(code, send);
  }, []);
  return { ...state, send, current, drawNow };
}

/** Takes a picture with the desk's camera. Without a camera the clerk does this step. */
async function takePicture(turn: number, send: (event: ReceivingEvent) => void): Promise<void> {
  const shown = cameraPicture();
  if (shown) send({ type: 'photo', photo: await shrinkPicture(shown), turn, atMs: deskNow() });
}

async function lookUp(courierNumber: string, send: (event: ReceivingEvent) => void): Promise<void> {
  const attempt = await resolveScan(courierNumber, 'receiving');
  const lookup = attempt.ok ? attempt.data.arrival : null;
  send(lookup ? { type: 'found', lookup } : { type: 'unanswered', code: courierNumber });
}

export type Receiving = ReturnType<typeof useReceiving>;
