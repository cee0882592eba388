import type { Handler } from '../platform/handler.ts';
import { isId } from '../platform/keyset.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { queryParcelsForStaff } from './staffList.store.ts';
import { staffParcelRowOf } from './staffView.ts';
import { parcelViewContext } from './view.ts';

const dayMs = 86_400_000;

export const queryAllParcels: Handler<'queryAllParcels'> = async (tx, actor, input, services) => {
  const { olderThanDays, after } = input;
  // Older API clients send the id of a parcel in `after`. Such pages are sorted by creation.
  const sort = after !== undefined && isId(after) ? 'created' : (input.sort ?? 'created');
  const order = input.order ?? (sort === 'created' || sort === 'weight' ? 'desc' : 'asc');
  const { list, ...page } = await queryParcelsForStaff(
    tx,
    {
      states: input.state,
      warehouseId: input.warehouseId,
      memberId: input.memberId,
      words: input.words,
      withoutPicture: input.withoutPicture,
      courier: input.courier,
      goodsTypeId: input.goodsTypeId,
      receivedBy: input.receivedById,
      made: requestedPeriod(input, actor.shop),
      arrivedBefore: olderThanDays === undefined ? undefined : tx.earlier(olderThanDays * dayMs),
    },
    { sort, order },
    input,
  );
  const viewer = parcelViewContext(actor, tx.now, services);
  return { list: list.map((row) => staffParcelRowOf(row, viewer)), ...page };
};
