import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { isRetryable } from '@crossdock/contract/wire/retryable.ts';
import { useRef, useState } from 'react';
import { client, queryClient } from '../shell/api.ts';
import { autoPrintOnPacking } from '../shell/labelJobs.ts';
import { repeatUntilFinal } from '../shell/repeatUntilFinal.ts';
import { scaleName } from '../shell/ScaleBox.tsx';
import { scanDispatcher } from '../shell/scanKeys.ts';
import type { PackingEvent, PackingSubmission } from './packingState.ts';

export type PackOrderResult = Output<'packOrder'>;

/** Sends a packing with one idempotency key, which is kept across reloads, so that an order is packed only once. */
export function usePackSubmit(order: DeskOrderDetails, begun: string) {
  const key = useRef(begun);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const send = async (
    { packages, parcelIds, allHere }: PackingSubmission,
    keep: () => void,
    tell: (event: PackingEvent) => void,
  ): Promise<PackOrderResult | null> => {
    // Scans during the sending belong to what comes next: another order, or this one again after a failure.
    const resume = scanDispatcher.pause();
    setFailure(null);
    key.current ||= newIdempotencyKey();
    keep();
    const input = {
      ...{ orderId: order.id, number: order.number, scale: scaleName() },
      ...{ packages: [...packages], parcelIds: [...parcelIds], allHere },
    };
    const idempotencyKey = key.current;
    const attempt = await repeatUntilFinal(() => client.attempt('packOrder', input, { idempotencyKey }));
    if (attempt.ok) {
      for (const name of ['listDeskOrders', 'getDeskOrder'])
        void queryClient.invalidateQueries({ queryKey: [name] });
      autoPrintOnPacking(order.id);
      return attempt.data;
    }
    if (!isRetryable(attempt.failure)) key.current = '';
    keep();
    setFailure(attempt.failure);
    tell({ type: 'refused' });
    // After a failure, the scans made in the meantime are refused one by one until another order starts.
    resume();
    return null;
  };
  return { key, send, failure };
}
