import type { Output, Request } from '@crossdock/contract/table.ts';
import { parseCourierNumbers } from '@crossdock/domain/parcels/couriers.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';

/** A customs line as it is typed. */
export interface CustomsLineValues {
  readonly key: number;
  /** The text in the box. `productId` is empty until the text is the name of a product. */
  readonly name: string;
  readonly productId: string;
  readonly unit: string;
  readonly quantity: string;
  readonly price: string;
}

/** A VIP order as it is typed. */
export interface VipOrderValues {
  readonly numbers: string;
  readonly lines: readonly CustomsLineValues[];
  readonly addressId: string;
  readonly channelId: string;
  readonly carrierId: string;
  readonly declarerIds: readonly string[];
  readonly insured: string;
  readonly taxIncluded: boolean;
  readonly cashOnDelivery: boolean;
  readonly remark: string;
}

export const emptyCustomsLine = (key: number): CustomsLineValues => ({
  key,
  name: '',
  productId: '',
  unit: '',
  quantity: '1',
  price: '',
});

export const emptyVipOrder: VipOrderValues = {
  numbers: '',
  lines: [emptyCustomsLine(0)],
  addressId: '',
  channelId: '',
  carrierId: '',
  declarerIds: [],
  insured: '',
  taxIncluded: false,
  cashOnDelivery: false,
  remark: '',
};

/** The total value of all complete lines, in minor units. */
export function totalOfTypedLines(lines: readonly CustomsLineValues[], currency: string): number {
  return lines.reduce((sum, { quantity, price }) => {
    const minor = (typedAmount(price, currency) ?? 0) * Number(quantity);
    return Number.isSafeInteger(minor) ? sum + minor : sum;
  }, 0);
}

/**
 * The typed values as the input of the call. Values that cannot be read are passed on, and the call's schema refuses
 * them.
 */
export function toVipOrderInput(values: VipOrderValues, currency: string): Request<'placeVipOrder'> {
  const { numbers } = parseCourierNumbers(values.numbers);
  return {
    courierNumbers: numbers,
    lines: values.lines.map(({ productId, quantity, price }) => ({
      productId,
      quantity: quantity === '' ? Number.NaN : Number(quantity),
      priceMinor: typedAmount(price, currency) ?? Number.NaN,
    })),
    ...(values.addressId === '' ? {} : { addressId: values.addressId }),
    channelId: values.channelId,
    carrierId: values.carrierId,
    declarerIds: [...values.declarerIds],
    insuredMinor: values.insured === '' ? 0 : (typedAmount(values.insured, currency) ?? Number.NaN),
    taxIncluded: values.taxIncluded,
    cashOnDelivery: values.cashOnDelivery,
    remark: values.remark,
  };
}

/** The values of an existing order, for the form that changes it. */
export function toVipOrderValues(vip: Output<'getVipOrder'>, currency: string): VipOrderValues {
  return {
    numbers: vip.parcels.map(({ courierNumber }) => courierNumber).join('\n'),
    lines: vip.lines.map(({ name, productId, unit, quantity, priceMinor }, key) => ({
      key,
      name,
      productId,
      unit,
      quantity: String(quantity),
      price: shortAmountText(priceMinor, currency),
    })),
    addressId: vip.addressId,
    channelId: vip.channelId,
    carrierId: vip.carrierId,
    declarerIds: vip.declarers.map(({ id }) => id),
    insured: vip.insuredMinor === 0 ? '' : shortAmountText(vip.insuredMinor, currency),
    taxIncluded: vip.taxIncluded,
    cashOnDelivery: vip.cashOnDelivery,
    remark: vip.remark,
  };
}
