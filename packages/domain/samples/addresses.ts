import type { AddressInput } from '../src/addresses/rules.ts';

/** A home in Taipei, without anything wrong. */
export const taipeiHome: AddressInput = {
  kind: 'home',
  country: 'TW',
  consignee: '王小明',
  areaCode: '886',
  phone: '0912345678',
  province: '臺北市',
  city: '大安區',
  street: '',
  detail: '和平東路二段106巷8號3樓',
  zip: '10617',
  idNumber: 'A123456789',
  storeNumber: '',
  collector: '',
  pickupPointId: '',
};
