import { refuse } from '@crossdock/contract/refusals.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { freePhotosLeft } from '@crossdock/domain/services/price.ts';
import { findOwnParcelByNumber } from '../parcels/detail.store.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { balanceOf } from '../wallet/store.ts';
import { serviceCatalogueRows } from './catalogue.store.ts';
import { countOpenTasksByKind, searchTasks } from './desk.store.ts';
import { countTasksOfMember, countUsedFreePhotos, tasksOf, tasksOfMember } from './store.ts';
import { offeredServiceOf, staffServiceOf, staffTaskOf, taskOf, taskViewContext } from './view.ts';

export const getServiceSettings: Handler<'getServiceSettings'> = async (tx) => ({
  freePhotos: (await currentSettings(tx)).freePhotos,
});

export const listOfferedServices: Handler<'listOfferedServices'> = async (tx, actor, _input, services) => {
  const [rows, { balanceMinor }] = await Promise.all([
    serviceCatalogueRows(tx),
    balanceOf(tx, actor.memberId),
  ]);
  const reader = taskViewContext(actor, services, tx.now);
  return {
    list: rows.map((row) => offeredServiceOf(row, reader)),
    freePhotos: actor.shop.settings.freePhotos,
    balanceMinor,
  };
};

export const listPhotos: Handler<'listPhotos'> = async (tx, actor, input, services) => {
  const [page, counts] = await Promise.all([
    tasksOfMember(tx, actor.memberId, input),
    countTasksOfMember(tx, actor.memberId, input.all),
  ]);
  const reader = taskViewContext(actor, services, tx.now);
  return { ...page, list: page.list.map((row) => taskOf(row, reader)), counts };
};

export const listServiceTasks: Handler<'listServiceTasks'> = async (tx, actor, input, services) => {
  const made = requestedPeriod(input, actor.shop);
  const [page, open] = await Promise.all([
    searchTasks(tx, { ...input, made, staffId: actor.staffId }),
    countOpenTasksByKind(tx),
  ]);
  const reader = taskViewContext(actor, services, tx.now);
  return { ...page, list: page.list.map((row) => staffTaskOf(row, reader, actor.staffId)), open };
};

export const listServices: Handler<'listServices'> = async (tx, actor, _input, services) => {
  const reader = taskViewContext(actor, services, tx.now);
  return { list: (await serviceCatalogueRows(tx, { all: true })).map((row) => staffServiceOf(row, reader)) };
};

export const listServicesOfParcel: Handler<'listServicesOfParcel'> = async (tx, actor, input, services) => {
  const parcel = await findOwnParcelByNumber(tx, actor.memberId, normaliseCourierNumber(input.courierNumber));
  if (parcel === undefined) return refuse('row.notFound');
  const [rows, taken] = await Promise.all([
    tasksOf(tx, { parcelIds: [parcel.id] }),
    countUsedFreePhotos(tx, parcel.id),
  ]);
  const reader = taskViewContext(actor, services, tx.now);
  const mine = rows.filter(({ memberId }) => memberId === actor.memberId);
  return {
    list: mine.map((row) => taskOf(row, reader)).reverse(),
    freePhotosLeft: freePhotosLeft('photo', actor.shop.settings.freePhotos, taken),
  };
};
