import { refuse } from '@crossdock/contract/refusals.ts';
import { areaPlacesMax } from '@crossdock/domain/pickups/area.ts';
import type { Handler } from '../platform/handler.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { insertArea, updateArea } from './areas.store.ts';

export const savePickupArea: Handler<'savePickupArea'> = async (tx, _actor, { id, places, ...fields }) => {
  if (fields.maxWeightG < fields.baseWeightG) return refuse('pickup.bounds', {}, 'maxWeightG');
  const warehouse = await findWarehouse(tx, fields.warehouseId);
  if (!warehouse?.active) return refuse('parcel.warehouse', {}, 'warehouseId');
  const area = { ...fields, places: placesIn(places) };
  if (id === undefined) return { id: await insertArea(tx, area) };
  return (await updateArea(tx, id, area)) === 1 ? { id } : refuse('row.notFound');
};

/** The listed places, without repeats. */
function placesIn(text: string): string[] {
  const places = text.split(/[,，、;；\n]+/u).map((place) => place.trim());
  return [...new Set(places)].filter((place) => place !== '').slice(0, areaPlacesMax);
}
