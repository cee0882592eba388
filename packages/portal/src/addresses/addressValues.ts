import type { AddressView } from '@crossdock/contract/addresses/shapes.ts';
import type { Output, Request } from '@crossdock/contract/table.ts';
import type { WrittenAddress } from '@crossdock/domain/addresses/line.ts';
import { hasKey, keysOf, pick } from '@crossdock/domain/records.ts';
import { callingCodes, isRegion } from '@crossdock/domain/regions.ts';

export type AddressKind = 'home' | 'point' | 'store';

/** The values of the form. `toAddressInput` makes the input of the call from them. */
export interface AddressValues extends WrittenAddress {
  readonly kind: AddressKind;
  readonly consignee: string;
  readonly phone: string;
  readonly tel: string;
  readonly areaId: string | null;
  readonly idNumber: string;
  readonly idKind: 'person' | 'company';
  readonly pickupPointId: string;
  readonly storeNumber: string;
  readonly storeName: string;
  readonly storeAddress: string;
  /** Another person who collects at the store. Empty means the consignee collects. */
  readonly collectorName: string;
  readonly collectorPhone: string;
  readonly isDefault: boolean;
  /** The member keeps a postal code that the tables do not have for the area. */
  readonly zipKept: boolean;
  /** The pasted text, which is stored with the draft. */
  readonly pasted: string;
  /** The values that the pasted text filled in, to distinguish them from typed ones. */
  readonly filled: FilledFields;
  /** The fields that the pasted text left open. */
  readonly open: UnclearParts;
  /** Fields that were filled in from the area tables and not touched since. */
  readonly derived: readonly DerivedField[];
}

export type FilledFields = Readonly<
  Partial<Record<'consignee' | 'phone' | 'tel' | 'street' | 'detail' | 'zip', string>>
>;
type ReadAddress = Output<'readAddress'>;
export type DerivedField = ReadAddress['derived'][number];
export type UnclearParts = ReadAddress['choices'] & Pick<ReadAddress, 'rest'>;
export const noUnclearParts: UnclearParts = {
  country: [],
  consignee: [],
  phone: [],
  zip: [],
  place: [],
  rest: '',
};

export const emptyAddress: AddressValues = {
  kind: 'home',
  consignee: '',
  phone: '',
  tel: '',
  country: '',
  province: '',
  city: '',
  area: '',
  areaId: null,
  street: '',
  detail: '',
  zip: '',
  idNumber: '',
  idKind: 'person',
  pickupPointId: '',
  storeNumber: '',
  storeName: '',
  storeAddress: '',
  collectorName: '',
  collectorPhone: '',
  isDefault: false,
  zipKept: false,
  pasted: '',
  filled: {},
  open: noUnclearParts,
  derived: [],
};

export function toAddressValues(address: AddressView): AddressValues {
  const { store, pickupPointId, ...same } = address;
  return {
    ...emptyAddress,
    ...pick(
      same,
      keysOf(emptyAddress).filter((name) => hasKey(same, name)),
    ),
    kind: store ? 'store' : address.deliveryType === 3 ? 'point' : 'home',
    pickupPointId: pickupPointId ?? '',
    storeNumber: store?.number ?? '',
    storeName: store?.name ?? '',
    storeAddress: store?.address ?? '',
    ...(store && store.linkName !== address.consignee
      ? { collectorName: store.linkName, collectorPhone: store.phone }
      : {}),
  };
}

/** Sends only the fields of the chosen kind of delivery. The form keeps the others in case the member changes back. */
export function toAddressInput(values: AddressValues): Request<'addAddress'> {
  const {
    kind,
    storeNumber,
    storeName: _name,
    storeAddress: _address,
    collectorName,
    collectorPhone,
    pickupPointId,
    pasted: _pasted,
    filled: _filled,
    open: _open,
    derived: _derived,
    ...same
  } = values;
  const home = kind === 'home';
  return {
    ...same,
    ...(home
      ? {}
      : { zipKept: false, province: '', city: '', area: '', areaId: null, street: '', detail: '', zip: '' }),
    areaCode: isRegion(values.country) ? callingCodes[values.country] : '0',
    deliveryType: home ? 2 : 3,
    pickupPointId: kind === 'point' && pickupPointId ? pickupPointId : null,
    store:
      kind === 'store'
        ? {
            number: storeNumber,
            linkName: collectorName,
            phone: collectorPhone,
          }
        : null,
  };
}
