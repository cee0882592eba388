import type { Output } from '@crossdock/contract/table.ts';
import { t } from '../shell/i18n.ts';

export type StandingOrderOptions = Output<'getVipChoices'> & {
  readonly points: Output<'listPickupPoints'>['list'];
  readonly services: Output<'listOfferedServices'>['list'];
};

interface Place {
  readonly addressId: string | null;
  readonly pickupPointId: string | null;
}

const pointPrefix = 'point:';

/** A place as a value of the choice box. */
export const toDestinationValue = ({ addressId, pickupPointId }: Place): string =>
  pickupPointId === null ? (addressId ?? '') : pointPrefix + pickupPointId;

export const parseDestinationValue = (value: string): Place =>
  value.startsWith(pointPrefix)
    ? { addressId: null, pickupPointId: value.slice(pointPrefix.length) }
    : { addressId: value, pickupPointId: null };

/** The member's addresses, then pickup points without a saved address. */
export const ruleDestinations = ({ addresses, points }: StandingOrderOptions) => [
  ...addresses.map(({ id, destination: { consignee, country, province, city, detail } }) => ({
    ...{ value: id, country },
    label: [consignee, `${province}${city}${detail}`].join(' · '),
  })),
  ...points
    .filter(({ kind }) => kind !== 'convenienceStore')
    .map(({ id, name, country, address }) => ({
      ...{ value: pointPrefix + id, country },
      label: [t('standing.address.point', { name }), address].join(' · '),
    })),
];
