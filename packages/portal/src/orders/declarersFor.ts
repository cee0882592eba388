import type { Output } from '@crossdock/contract/table.ts';

type DefaultInfo = Output<'getOrderDefaultInfo'>;

interface Place {
  readonly addressId: string | undefined;
  readonly pickupPointId: string | undefined;
}

/** The destination country. Undefined while no destination is chosen. */
export function destinationCountry(info: DefaultInfo | undefined, to: Place): string | undefined {
  if (to.pickupPointId) return info?.pickupPoints.find(({ id }) => id === to.pickupPointId)?.country;
  return info?.addresses.find(({ id }) => id === to.addressId)?.destination.country;
}

/**
 * The chosen declarers that can declare at the destination. If it requires one and none is chosen, the
 * default declarer is used.
 */
export function declarersFor(
  chosen: readonly string[] | undefined,
  info: DefaultInfo | undefined,
  to: Place,
): string[] {
  const country = destinationCountry(info, to);
  const usable = (info?.declarers ?? []).filter((one) => one.country === country).map(({ id }) => id);
  if (chosen) return chosen.filter((id) => usable.includes(id));
  const needed = country !== undefined && info?.declarerCountries.includes(country);
  return needed ? usable.slice(0, 1) : [];
}
