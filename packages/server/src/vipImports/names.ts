import type { DeliveryType } from '@crossdock/domain/pricing/lane.ts';
import { Index, type Named } from '../platform/sheetNames.ts';

export interface NamedProduct extends Named {
  /** The name in the reader's language, for the list. */
  readonly name: string;
  readonly unit: string;
  readonly valueMinor: number;
}

export interface NamedCarrier {
  readonly id: string;
  readonly name: string;
  readonly deliveryType: number;
}

export interface NamedChannel extends Named {
  readonly name: string;
  readonly country: string;
  readonly carriers: readonly NamedCarrier[];
}

export interface NamedAddress extends Named {
  readonly name: string;
  readonly deliveryType: DeliveryType;
  readonly country: string;
}

export interface NamedCountry extends Named {
  readonly name: string;
  readonly areaCode: string;
}

/** The values that cells may refer to: every possible part of a VIP order of this member. */
export interface Choices {
  readonly products: readonly NamedProduct[];
  readonly channels: readonly NamedChannel[];
  readonly addresses: readonly NamedAddress[];
  readonly declarers: readonly (Named & { readonly name: string })[];
  /** The countries, whose ids are their codes. */
  readonly countries: readonly NamedCountry[];
  readonly currency: string;
}

export interface Names {
  readonly choices: Choices;
  readonly products: Index<NamedProduct>;
  readonly channels: Index<NamedChannel>;
  readonly addresses: Index<NamedAddress>;
  readonly declarers: Index<Named>;
  readonly countries: Index<NamedCountry>;
}

export function indexNames(choices: Choices): Names {
  return {
    choices,
    products: new Index(choices.products),
    channels: new Index(choices.channels),
    addresses: new Index(choices.addresses),
    declarers: new Index(choices.declarers),
    countries: new Index(choices.countries),
  };
}
