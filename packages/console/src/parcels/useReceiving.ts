import { newKey } from '@crossdock/contract/wire/client.ts';
import { client } from '../shell/api.ts';
import { scaleName } from '../shell/ScaleBox.tsx';
import { play } from '../shell/sounds.ts';
import { useMachine } from '../shell/useMachine.ts';
import { receipts } from './receipts.ts';
import {
  begin,
  type DeskRules,
  type Effect,
  type Event,
  receive,
  type Receiving as Steps,
} from './receivingSteps.ts';

/**
 * The receiving form. Nothing waits for the network: the lookup answers while the parcel is on the scale, and a finished
 * receipt goes into the queue.
 */
export function useReceiving(rules: DeskRules) {
  const [state, send] = useMachine<Steps, Event, Effect>(
    begin,
    (before, event) => receive(before, event, rules),
    (effect) => {
      if ('sound' in effect) play(effect.sound);
      else if ('receipt' in effect)
        receipts.add({
          key: newKey(),
          input: { ...effect.receipt, scale: scaleName() },
          photos: effect.photos,
        });
      else void lookUp(effect.lookUp, send);
    },
  );
  return { ...state, send };
}

async function lookUp(courierNumber: string, send: (event: Event) => void): Promise<void> {
  const attempt = await client.attempt('lookupParcel', { courierNumber }, { fresh: true });
  if (attempt.ok) send({ type: 'found', lookup: attempt.data });
}

export type Receiving = ReturnType<typeof useReceiving>;
