import { type RefusalCode, refusalMessage, refusals, refuse } from '@crossdock/contract/refusals.ts';
import type { VipOrderCard } from '@crossdock/contract/vipOrders/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { hasKey } from '@crossdock/domain/records.ts';
import { vipActionsOf } from '@crossdock/domain/vipOrders/actions.ts';
import { vipProgress } from '@crossdock/domain/vipOrders/states.ts';
import type { ListedVipOrder } from './list.store.ts';
import type { ProductRow } from './products.store.ts';

export function vipOrderCardOf(row: ListedVipOrder, lang: Lang): VipOrderCard {
  const progress = vipProgress(row.parcels.map(({ state }) => state));
  const { orderId, orderState } = row;
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    progress,
    parcels: row.parcels.map((parcel) => ({
      ...parcel,
      arrivedAt: parcel.arrivedAt === null ? null : new Date(parcel.arrivedAt).toISOString(),
    })),
    goodsNames: [...new Set(row.lines.map((line) => line[lang]))],
    consignee: row.consignee,
    country: row.country,
    channelName: row[lang],
    declaredMinor: row.declaredMinor,
    obstacle: obstacleOf(row, lang),
    stuck: row.stuckAt !== null,
    askedAt: row.askedAt,
    order: orderId === null || orderState === null ? null : { id: orderId, state: orderState },
    createdAt: row.createdAt,
    actions: vipActionsOf({
      state: row.state,
      progress,
      order:
        orderState === null
          ? null
          : {
              state: orderState,
              cashOnDelivery: row.collected === true,
              packedAt: row.packedAt,
              paidMinor: row.paidMinor ?? 0,
            },
    }),
  };
}

function obstacleOf({ obstacle, obstacleParams }: ListedVipOrder, lang: Lang): VipOrderCard['obstacle'] {
  if (obstacle === null || !isCode(obstacle)) return null;
  return { error: obstacle, message: refusalMessage(refuse(obstacle, obstacleParams), lang) };
}

const isCode = (code: string): code is RefusalCode => hasKey(refusals, code);

export function customsLinesOf(row: ListedVipOrder, lang: Lang) {
  return row.lines.map((line) => ({ ...line, name: line[lang] }));
}

const typeIn = { zh: 'typeZh', tw: 'typeTw', en: 'typeEn' } as const;

export function productOf(row: ProductRow, lang: Lang) {
  return { ...row, name: row[lang], goodsTypeName: row[typeIn[lang]] };
}

/** A VIP order's card for staff: with the member, and without actions that only the member has. */
export function staffVipOrderCardOf(row: ListedVipOrder, lang: Lang) {
  const { actions: _, ...card } = vipOrderCardOf(row, lang);
  const { memberId, memberName, memberAccount } = row;
  return { ...card, memberId, memberName, memberAccount };
}
