import type { DeliveryType } from '@crossdock/domain/pricing/lane.ts';
import { type NamedItem, NameIndex } from '../platform/nameIndex.ts';

export interface NamedProduct extends NamedItem {
  /** The name in the reader's language, for the drop-down list of the sheet. */
  readonly name: string;
  readonly unit: string;
  readonly valueMinor: number;
}

export interface NamedCarrier {
  readonly id: string;
  readonly name: string;
  readonly deliveryType: number;
}

export interface NamedChannel extends NamedItem {
  readonly name: string;
  readonly country: string;
  readonly carriers: readonly NamedCarrier[];
}

export interface NamedAddress extends NamedItem {
  readonly name: string;
  readonly deliveryType: DeliveryType;
  readonly country: string;
}

export interface NamedCountry extends NamedItem {
  readonly name: string;
  readonly areaCode: string;
}

/** The values that cells may refer to: every possible part of a VIP order of this member. */
export interface VipSheetChoices {
  readonly products: readonly NamedProduct[];
  readonly channels: readonly NamedChannel[];
  readonly addresses: readonly NamedAddress[];
  readonly declarers: readonly (NamedItem & { readonly name: string })[];
  /** The countries, whose ids are their codes. */
  readonly countries: readonly NamedCountry[];
  readonly currency: string;
}

export interface VipNameIndexes {
  readonly choices: VipSheetChoices;
  readonly products: NameIndex<NamedProduct>;
  readonly channels: NameIndex<NamedChannel>;
  readonly addresses: NameIndex<NamedAddress>;
  readonly declarers: NameIndex<NamedItem>;
  readonly countries: NameIndex<NamedCountry>;
}

export function indexNames(choices: VipSheetChoices): VipNameIndexes {
  return {
    choices,
    products: new NameIndex(choices.products),
    channels: new NameIndex(choices.channels),
    addresses: new NameIndex(choices.addresses),
    declarers: new NameIndex(choices.declarers),
    countries: new NameIndex(choices.countries),
  };
}
