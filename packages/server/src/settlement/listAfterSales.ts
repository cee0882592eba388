import type { Lang } from '@crossdock/contract/wire/values.ts';
import { claimReasonKinds } from '@crossdock/domain/aftersales/rules.ts';
import { picked } from '@crossdock/domain/records.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { packingPictures, searchClaims } from '../aftersales/store.ts';
import { claimReader, pictures } from '../aftersales/view.ts';
import { photosOf } from '../parcels/chosen.store.ts';
import type { Handler } from '../platform/handler.ts';
import { awaitedOn } from '../wallet/approvals.store.ts';
import { limitsOfOrders } from './claimLimits.ts';

export const listAfterSales: Handler<'listAfterSales'> = async (tx, actor, input, services) => {
  const page = await searchClaims(tx, input);
  const idsOf = (name: 'id' | 'orderId' | 'parcelId') => [...new Set(page.list.map((row) => row[name]))];
  const orders = new Map(page.list.map(({ orderId: id, ...row }) => [id, { ...row, id }]));
  const [read, awaited, photos, packed, limits] = await Promise.all([
    claimReader(tx, actor, services, page.list),
    awaitedOn(tx, actor, 'aftersales', idsOf('id')),
    photosOf(tx, idsOf('parcelId')),
    packingPictures(tx, idsOf('orderId')),
    limitsOfOrders(tx, [...orders.values()], actor.shop.settings),
  ]);
  const { picture } = pictures(actor, services, tx.now);
  const limitOf = new Map(limits.map(({ limit }) => [limit.parcelId, limit]));
  const ready = readyReasons(actor.shop.settings.afterSalesReasons, actor.lang);
  const list = page.list.map((row) => ({
    ...row,
    ...read(row),
    limit: limitOf.get(row.parcelId) ?? nothingLeft(),
    arrivalPictures: photos
      .filter(({ parcelId }) => parcelId === row.parcelId)
      .map(({ fileId }) => picture(fileId)),
    packingPictures: packed.flatMap(({ orderId, photoFileId }) =>
      orderId === row.orderId && photoFileId !== null ? [picture(photoFileId)] : [],
    ),
    auditedBy: row.staffName,
    readyReasons: ready(row.memberLang),
    secondAwaited: awaited(row.id),
    secondAsked: row.secondAsked && picked(row.secondAsked, ['amountMinor', 'way']),
  }));
  return { ...page, list };
};

/** The shop's prepared answers in the clerk's language, and as the member will read them. */
function readyReasons(reasons: ShopSettings['afterSalesReasons'], lang: Lang) {
  return (memberLang: Lang) =>
    claimReasonKinds.flatMap((kind) =>
      reasons[kind].map((texts) => ({ kind, label: texts[lang], text: texts[memberLang] })),
    );
}

/** For a parcel that is no longer in the order. */
const nothingLeft = () => ({
  freightShareMinor: 0,
  declaredValueMinor: 0,
  insuredShareMinor: 0,
  parcelMaxMinor: 0,
  awardedMinor: 0,
  mostMinor: { freight: 0, freightAndGoods: 0 },
});
