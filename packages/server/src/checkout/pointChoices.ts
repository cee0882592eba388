import { areaDistance } from '@crossdock/domain/addresses/nearness.ts';
import { takesBox } from '@crossdock/domain/pricing/limits.ts';
import type { PickupPointRow } from '../addresses/pickupPoints.store.ts';
import type { AddressRow } from '../addresses/store.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import { pointLimits } from './destination.ts';
import { toBox } from './shipment.ts';

interface Around {
  readonly parcels: readonly ChosenParcelRow[];
  /** The member's default pickup point. */
  readonly ownId: string | undefined;
  /** The address that the order goes to if no pickup point is chosen. */
  readonly home: AddressRow | undefined;
}

/**
 * The pickup points in the order in which a member chooses among them: those that accept all of the parcels, then
 * the others. In each of the two groups, the member's own point comes first, and then the nearest to the member's
 * address, compared by place names.
 */
export function rankPickupPoints(points: readonly PickupPointRow[], { parcels, ownId, home }: Around) {
  return points
    .map((point) => {
      const limits = pointLimits(point);
      const unfit = parcels.filter((parcel) => !takesBox(limits, toBox(parcel)));
      const steps = home ? areaDistance(home, point) : 0;
      return { point, unfit, rank: (unfit.length > 0 ? 10 : 0) + (point.id === ownId ? -1 : steps) };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ point, unfit }) => {
      const { id, code, name, kind, country, city, address, hours, latitude, longitude } = point;
      return {
        ...{ id, code, name, kind, country, city, address, hours, latitude, longitude },
        isDefault: id === ownId,
        unfitParcelIds: unfit.map((parcel) => parcel.id),
      };
    });
}
