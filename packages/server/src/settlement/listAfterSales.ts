import type { StaffClaim } from '@crossdock/contract/aftersales/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ClaimLimit } from '@crossdock/domain/aftersales/limits.ts';
import { claimReasonKinds } from '@crossdock/domain/aftersales/rules.ts';
import { pick } from '@crossdock/domain/records.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import { packagePhotosOfOrders, searchClaims } from '../aftersales/store.ts';
import { claimViewMapper, pictureUrlSigner } from '../aftersales/view.ts';
import { photosOf } from '../parcels/chosenParcels.store.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { claimLimitsOfOrders } from './claimLimits.ts';
import { claimLimitInPackage, type PackageWithAwards, packagesWithAwards } from './packagesWithAwards.ts';

export const listAfterSales: Handler<'listAfterSales'> = async (tx, actor, input, services) => {
  const page = await searchClaims(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const idsOf = (name: 'id' | 'orderId' | 'parcelId') => [...new Set(page.list.map((row) => row[name]))];
  const orders = new Map(page.list.map(({ orderId: id, ...row }) => [id, { ...row, id }]));
  const [read, awaited, photos, packed, limits, boxes] = await Promise.all([
    claimViewMapper(tx, actor, services, page.list),
    findAwaitedApprovals(tx, actor, 'aftersales', idsOf('id')),
    photosOf(tx, idsOf('parcelId')),
    packagePhotosOfOrders(tx, idsOf('orderId')),
    claimLimitsOfOrders(tx, [...orders.values()], actor.shop.settings),
    packagesWithAwards(tx, idsOf('orderId')),
  ]);
  const { picture } = pictureUrlSigner(actor, services, tx.now);
  const limitOf = new Map(limits.map(({ limit }) => [limit.parcelId, limit]));
  const boxOf = new Map(boxes.map((box) => [box.id, box]));
  const ready = readyReasons(actor.shop.settings.afterSalesReasons, actor.lang);
  const list = page.list.map((row) => ({
    ...row,
    ...read(row),
    channelName: row[actor.lang],
    limit: limitIn(limitOf.get(row.parcelId), boxOf.get(row.packageId ?? ''), actor.shop.settings),
    package: boxView(boxOf.get(row.packageId ?? ''), picture),
    arrivalPictures: photos
      .filter(({ parcelId }) => parcelId === row.parcelId)
      .map(({ fileId }) => picture(fileId)),
    packingPictures: packed.flatMap(({ orderId, photoFileId }) =>
      orderId === row.orderId && photoFileId !== null ? [picture(photoFileId)] : [],
    ),
    auditedBy: row.staffName,
    readyReasons: ready(row.memberLang),
    secondAwaited: awaited(row.id),
    secondAsked: row.secondAsked && pick(row.secondAsked, ['amountMinor', 'way']),
  }));
  return { ...page, list };
};

/** The amount that can be granted for the parcel, or for its part in the package that the claim refers to. */
function limitIn(
  limit: ClaimLimit | undefined,
  box: PackageWithAwards | undefined,
  { coinMinor }: Pick<ShopSettings, 'coinMinor'>,
) {
  const narrowed = limit && box ? claimLimitInPackage(limit, box, coinMinor) : limit;
  return narrowed ?? nothingLeft();
}

function boxView(
  box: PackageWithAwards | undefined,
  picture: ReturnType<typeof pictureUrlSigner>['picture'],
): StaffClaim['package'] {
  if (box === undefined) return null;
  return {
    ...box,
    picture: box.photoFileId === null ? null : picture(box.photoFileId),
    contents: [...box.contents],
  };
}

/** The shop's prepared answers in the clerk's language, and in the member's language. */
function readyReasons(reasons: ShopSettings['afterSalesReasons'], lang: Lang) {
  return (memberLang: Lang) =>
    claimReasonKinds.flatMap((kind) =>
      reasons[kind].map((texts) => ({ kind, label: texts[lang], text: texts[memberLang] })),
    );
}

/** The amounts for a parcel that is no longer in the order. */
const nothingLeft = () => ({
  freightShareMinor: 0,
  declaredValueMinor: 0,
  insuredShareMinor: 0,
  parcelMaxMinor: 0,
  awardedMinor: 0,
  mostMinor: { freight: 0, freightAndGoods: 0 },
});
