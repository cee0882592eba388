import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { lastCharacters } from '@crossdock/domain/parcels/ownerQuestions.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import { publish } from '../platform/realtime.ts';
import type { Staff, System } from '../platform/scope.ts';

/**
 * Asks the member whether a parcel is theirs. The message shows the end of its number and the day of arrival,
 * which its owner knows, and nothing else from the label.
 */
export async function askMemberIfParcelIsTheirs(
  tx: Tx,
  actor: Staff | System,
  memberId: string,
  { courierNumber, arrivedAt }: { readonly courierNumber: string; readonly arrivedAt: string | null },
): Promise<void> {
  const day = dateIn(arrivedAt ?? tx.now, actor.shop.timeZone);
  const params = { number: lastCharacters(courierNumber), day };
  await notify(tx, actor, [{ memberId, event: 'parcel.ask', subjectId: null, params }]);
  await publish(tx, 'parcels', memberId);
}
