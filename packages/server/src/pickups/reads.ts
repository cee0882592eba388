import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { pickupDays } from '@crossdock/domain/pickups/days.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { balanceOf } from '../wallet/store.ts';
import { allAreas, servedAreas } from './areas.store.ts';
import { countPickupsByTab, searchPickups } from './desk.store.ts';
import { driversOf } from './drivers.ts';
import { pickupCountsOfMember, pickupsOfMember } from './store.ts';
import { areaOf, pickTaskOf, pickupViewContext, staffAreaOf, staffPickTaskOf } from './view.ts';

export const getPickAreas: Handler<'getPickAreas'> = async (tx, actor) => {
  const { settings, timeZone } = actor.shop;
  const [areas, { balanceMinor }] = await Promise.all([servedAreas(tx), balanceOf(tx, actor.memberId)]);
  return {
    areas: areas.map((row) => areaOf(row, actor.lang)),
    days: pickupDays(dateIn(tx.now, timeZone), settings.pickups),
    parts: [...settings.pickups.parts],
    balanceMinor,
  };
};

export const getPickTaskList: Handler<'getPickTaskList'> = async (tx, actor, input, services) => {
  const [page, counts] = await Promise.all([
    pickupsOfMember(tx, actor.memberId, input),
    pickupCountsOfMember(tx, actor.memberId),
  ]);
  const reader = pickupViewContext(actor, services, tx.now);
  return { ...page, counts, list: page.list.map((row) => pickTaskOf(row, reader)) };
};

export const getPickupSettings: Handler<'getPickupSettings'> = async (tx) => {
  const { weekdays, parts, ...days } = (await currentSettings(tx)).pickups;
  return { ...days, weekdays: [...weekdays], parts: [...parts] };
};

export const listPickupAreas: Handler<'listPickupAreas'> = async (tx) => ({
  list: (await allAreas(tx)).map(staffAreaOf),
});

export const listPickups: Handler<'listPickups'> = async (tx, actor, input, services) => {
  const today = dateIn(tx.now, actor.shop.timeZone);
  const [page, { late, ...counts }, drivers] = await Promise.all([
    searchPickups(tx, input),
    countPickupsByTab(tx, today),
    driversOf(tx),
  ]);
  const reader = pickupViewContext(actor, services, tx.now);
  return {
    ...page,
    counts,
    late,
    drivers,
    today,
    list: page.list.map((row) => staffPickTaskOf(row, reader)),
  };
};
