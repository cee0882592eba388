import { day, people, settings, type TableEnds } from '../platform/retention.ts';

export const addressesEnds = {
  addresses: people,
  areas: { kept: 'loaded by the installation, the same for every shop' },
  countries: { kept: 'loaded by the installation, the same for every shop' },
  loadedData: { kept: 'one row for each kind of data that the installation loads' },
  memberPickupPoints: people,
  pickupPointCarriers: settings,
  pickupPoints: settings,
  // As long as a draft is kept, which may hold the choice.
  storeMapPicks: { after: 'createdAt', hours: 7 * day },
} satisfies TableEnds;
