import { refuse } from '@crossdock/contract/refusals.ts';
import { pointSearchText } from '@crossdock/domain/addresses/pointSearchText.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { listAudits } from './audit.store.ts';
import { allCountries, childAreas, countriesByCode } from './geography.store.ts';
import {
  defaultPickupPoint,
  findPickupPoint,
  savedPickupPoints,
  searchPickupPoints,
} from './pickupPoints.store.ts';
import { carriersByPoint } from './pointCarriers.store.ts';
import { servedOrAllRegions } from './servedRegions.ts';
import { findAddress, listAddressRows } from './store.ts';
import { readStoreMapSettings } from './storeMapKeys.ts';
import { addressViewOf, areaViewOf, auditViewOf, countryViewOf, pickupPointViewOf } from './view.ts';

export const getAddress: Handler<'getAddress'> = async (tx, actor, input) => {
  const address = await findAddress(tx, actor.memberId, input.id);
  return address ? addressViewOf(address, actor.lang) : refuse('row.notFound');
};

export const getDefaultPickupPoint: Handler<'getDefaultPickupPoint'> = async (
  tx,
  actor,
  _input,
  services,
) => {
  const row = await defaultPickupPoint(tx, actor.memberId);
  return row ? pickupPointViewOf(row, services.config.APP_SECRET, tx.now) : null;
};

export const getDestinationOfPickupPoint: Handler<'getDestinationOfPickupPoint'> = async (
  tx,
  actor,
  input,
) => {
  const point = await findPickupPoint(tx, input.id);
  if (!point?.active) return refuse('row.notFound');
  const [country] = await countriesByCode(tx, [point.country]);
  const { province, city, zip } = point;
  return {
    list: [{ country: point.country, name: country?.[actor.lang] ?? point.country, province, city, zip }],
  };
};

export const getStoreMapSettings: Handler<'getStoreMapSettings'> = (tx) => readStoreMapSettings(tx);

export const listAddressAudits: Handler<'listAddressAudits'> = async (tx, actor, input) => {
  const { state, memberId, country, fromDay, toDay, ...asked } = input;
  const made = requestedPeriod({ fromDay, toDay }, actor.shop);
  const { rows, page } = await listAudits(tx, { state, memberId, country, made }, asked);
  return { list: rows.map((row) => auditViewOf(row, actor.lang)), ...page };
};

export const listAddresses: Handler<'listAddresses'> = async (tx, actor, input) => {
  const page = await listAddressRows(tx, actor.memberId, input, input);
  return { ...page, list: page.list.map((row) => addressViewOf(row, actor.lang)) };
};

export const listAllPickupPoints: Handler<'listAllPickupPoints'> = async (tx, _actor, input, services) => {
  const { kind, words, ...asked } = input;
  const { rows, page } = await searchPickupPoints(tx, { kind, words, closedToo: true }, asked);
  const named = await carriersByPoint(tx, fieldOf(rows, 'id'));
  const list = rows.map((row) => ({
    ...pickupPointViewOf(row, services.config.APP_SECRET, tx.now),
    active: row.active,
    carrierIds: named.get(row.id) ?? [],
  }));
  return { list, ...page };
};

export const listAreas: Handler<'listAreas'> = async (tx, actor, input) => {
  const rows = await childAreas(tx, input.country, input.parentId || undefined);
  return { list: rows.map((row) => areaViewOf(row, actor.lang)) };
};

/** All countries for the calling codes of phones (`isall`), else the countries that the shop serves. */
export const listCountries: Handler<'listCountries'> = async (tx, actor, input) => {
  const rows = input.isall ? await allCountries(tx) : await countriesByCode(tx, await servedOrAllRegions(tx));
  return { list: rows.map((row) => countryViewOf(row, actor.lang)) };
};

export const listDestinations: Handler<'listDestinations'> = async (tx, actor) => {
  const rows = await countriesByCode(tx, await servedOrAllRegions(tx));
  return { list: rows.map((row) => countryViewOf(row, actor.lang)) };
};

export const listMyPickupPoints: Handler<'listMyPickupPoints'> = async (tx, actor, _input, services) => {
  const rows = await savedPickupPoints(tx, actor.memberId);
  return {
    list: rows.map((row) => ({
      ...pickupPointViewOf(row, services.config.APP_SECRET, tx.now),
      isDefault: row.isDefault,
    })),
  };
};

export const listPickupPoints: Handler<'listPickupPoints'> = async (tx, _actor, input, services) => {
  const { country, kind, words, ...asked } = input;
  const { rows, page } = await searchPickupPoints(
    tx,
    { country, kind, words: pointSearchText(words), closedToo: false },
    asked,
  );
  const list = rows.map((row) => pickupPointViewOf(row, services.config.APP_SECRET, tx.now));
  return { list, ...page };
};
