import { day, people, settings, type TableRetention } from '../platform/retention.ts';

export const addressesRetention = {
  addressWaits: people,
  addresses: people,
  areas: { kept: 'loaded by the installation, the same for every shop' },
  countries: { kept: 'loaded by the installation, the same for every shop' },
  loadedData: { kept: 'one row for each kind of data that the installation loads' },
  memberPickupPoints: people,
  pickupPointCarriers: settings,
  pickupPoints: settings,
  // Kept as long as a draft, because a draft may contain the choice.
  storeMapPicks: { after: 'createdAt', hours: 7 * day },
} satisfies TableRetention;
