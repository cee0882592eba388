/** A recipient in Taiwan, as members type it. */
export const recipient = {
  consignee: '王小明',
  areaCode: '886',
  phone: '0912345678',
  country: 'TW',
  idNumber: 'A123456789',
};

/** An address at home in Taiwan. */
export const atHome = {
  ...recipient,
  province: '臺北市',
  city: '信義區',
  detail: '松高路 11 號 12 樓之 3 室',
  zip: '110',
};

/** A convenience store in Taiwan, by its number. */
export const atStore = (number: string) => ({ ...recipient, deliveryType: 3 as const, store: { number } });
