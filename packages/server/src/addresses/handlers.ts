import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { addAddress } from './addAddress.ts';
import { auditAddress } from './auditAddress.ts';
import { closeUnlistedStores } from './closeUnlistedStores.ts';
import { deleteAddress } from './deleteAddress.ts';
import { editAddress } from './editAddress.ts';
import { findAreas } from './findAreas.ts';
import { forgetPickupPoint } from './forgetPickupPoint.ts';
import { getAddress } from './getAddress.ts';
import { getDefaultPickupPoint } from './getDefaultPickupPoint.ts';
import { getDestinationOfPickupPoint } from './getDestinationOfPickupPoint.ts';
import { getStoreMapSettings } from './getStoreMapSettings.ts';
import { getStoreTemplate } from './getStoreTemplate.ts';
import { importStores } from './importStores.ts';
import { listAddressAudits } from './listAddressAudits.ts';
import { listAddresses } from './listAddresses.ts';
import { listAllPickupPoints } from './listAllPickupPoints.ts';
import { listAreas } from './listAreas.ts';
import { listCountries } from './listCountries.ts';
import { listDestinations } from './listDestinations.ts';
import { listMyPickupPoints } from './listMyPickupPoints.ts';
import { listPickupPoints } from './listPickupPoints.ts';
import { previewProviderStores } from './previewProviderStores.ts';
import { previewStores } from './previewStores.ts';
import { savePickupPoint } from './savePickupPoint.ts';
import { saveStoreMapSettings } from './saveStoreMapSettings.ts';
import { setDefaultAddress } from './setDefaultAddress.ts';
import { setDefaultPickupPoint } from './setDefaultPickupPoint.ts';
import { setPickupPointActive } from './setPickupPointActive.ts';
import { startStoreMap } from './startStoreMap.ts';
import { takeMapStore } from './takeMapStore.ts';

export const addressHandlers = {
  addAddress,
  auditAddress,
  closeUnlistedStores,
  deleteAddress,
  editAddress,
  findAreas,
  forgetPickupPoint,
  getAddress,
  getDefaultPickupPoint,
  getDestinationOfPickupPoint,
  getStoreMapSettings,
  getStoreTemplate,
  importStores,
  listAddressAudits,
  listAddresses,
  listAllPickupPoints,
  listAreas,
  listCountries,
  listDestinations,
  listMyPickupPoints,
  listPickupPoints,
  previewProviderStores,
  previewStores,
  savePickupPoint,
  saveStoreMapSettings,
  setDefaultAddress,
  setDefaultPickupPoint,
  setPickupPointActive,
  startStoreMap,
  takeMapStore,
} satisfies Partial<Handlers<CallTable>>;
