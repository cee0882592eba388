import { refuse } from '@crossdock/contract/refusals.ts';
import { wireWords } from '@crossdock/contract/wire/wireNames.ts';
import { courierNumberProblem, normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { maxGoodsNameLength } from '@crossdock/domain/parcels/declaration.ts';
import { lastCharacters } from '@crossdock/domain/parcels/ownerQuestions.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { Handler } from '../platform/handler.ts';
import { findOwnParcelByNumber, photosOf } from './detail.store.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';
import { goodsTypeOf, staffGoodsTypeOf } from './goodsView.ts';
import { warehousesWithParcels } from './list.store.ts';
import { lookUpNumber } from './lookUpNumber.ts';
import { listOpenOwnerQuestions } from './ownerQuestions.store.ts';
import { searchOwners } from './owners.store.ts';
import { queryRefusalsOf } from './refusals.store.ts';
import { memberBriefOf } from './staffView.ts';
import { parcelViewContext, pictureOf } from './view.ts';

export const findOwners: Handler<'findOwners'> = async (tx, _actor, input) => ({
  list: (await searchOwners(tx, input.words)).map(memberBriefOf),
});

export const getForecastRules: Handler<'getForecastRules'> = async (tx, actor) => {
  const { settings, currency } = actor.shop;
  const types = await listGoodsTypes(tx);
  return {
    batchMax: settings.batchMax,
    maxDeclaredValueMinor: settings.maxDeclaredValueMinor,
    currency,
    goodsNameMax: maxGoodsNameLength,
    // The fields that the specification of the API requires (section 5, "Parcel forecast").
    requiredFields: [wireWords.courierNumber, 'goodsType', 'goodsCount', 'goodsName', 'declaredValueMinor'],
    goodsTypes: types.map((type) => goodsTypeOf(type, actor.lang)),
    sensitiveWords: [...settings.sensitiveWords],
    claimNeedsProof: settings.claimNeedsProof,
    mergeBy: settings.mergeBy,
  };
};

export const getParcelPictures: Handler<'getParcelPictures'> = async (tx, actor, input, services) => {
  const parcel = await findOwnParcelByNumber(tx, actor.memberId, normaliseCourierNumber(input.courierNumber));
  if (parcel === undefined) return refuse('row.notFound');
  const viewer = parcelViewContext(actor, tx.now, services);
  const photos = await photosOf(tx, parcel.id);
  return {
    courierNumber: parcel.courierNumber,
    state: parcel.state,
    pictures: photos.map((photo) => pictureOf(photo, viewer)),
  };
};

export const listOwnerQuestions: Handler<'listOwnerQuestions'> = async (tx, actor) => ({
  list: (await listOpenOwnerQuestions(tx, actor.memberId)).map(
    ({ id, courierNumber, arrivedAt, answer }) => ({
      ...{ id, arrivedAt, answer },
      numberEnd: lastCharacters(courierNumber),
    }),
  ),
});

export const listStaffGoodsTypes: Handler<'listStaffGoodsTypes'> = async (tx) =>
  (await listGoodsTypes(tx, { all: true })).map(staffGoodsTypeOf);

export const lookupParcel: Handler<'lookupParcel'> = async (tx, actor, input, services) => {
  const courierNumber = normaliseCourierNumber(input.courierNumber);
  if (courierNumberProblem(courierNumber)) return refuse('parcel.number', {}, 'courierNumber');
  return (
    (await lookUpNumber(tx, actor, courierNumber, services)) ??
    refuse('parcel.ownNumber', {}, 'courierNumber')
  );
};

export const queryMyWarehouses: Handler<'queryMyWarehouses'> = async (tx, actor) => {
  const rows = await warehousesWithParcels(tx, actor.memberId, inWarehouseParcelStates);
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: warehouseNameIn(actor.lang, row),
      inHouse: row.inHouse,
      shelved: row.shelved,
    })),
  };
};

export const queryRefusals: Handler<'queryRefusals'> = async (tx, actor, input) => {
  const { rows, page } = await queryRefusalsOf(tx, actor.memberId, input, input);
  return {
    list: rows.map((row) => ({
      id: row.id,
      courierNumber: row.courierNumber,
      reason: row.reason,
      createdAt: row.createdAt,
      parcel:
        row.parcelId !== null && row.parcelState !== null
          ? { id: row.parcelId, state: row.parcelState, arrivedAt: row.arrivedAt }
          : null,
    })),
    ...page,
  };
};
