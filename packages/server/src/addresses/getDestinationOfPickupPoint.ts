import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { countriesByCode } from './geography.store.ts';
import { findPickupPoint } from './pickupPoints.store.ts';

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
