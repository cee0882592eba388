import type { DeliveryType } from '@crossdock/domain/pricing/lane.ts';
import { normal } from './rows.ts';

interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

export interface NamedProduct extends Named {
  /** As the reader knows it, for the list. */
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
}

export interface NamedCountry extends Named {
  readonly name: string;
  readonly areaCode: string;
}

/** What cells may name: everything that a VIP order of this member can be made of. */
export interface Choices {
  readonly products: readonly NamedProduct[];
  readonly channels: readonly NamedChannel[];
  readonly addresses: readonly NamedAddress[];
  readonly declarers: readonly (Named & { readonly name: string })[];
  /** Their ids are their codes. */
  readonly countries: readonly NamedCountry[];
  readonly currency: string;
}

/** Finds things by any of their names; ten thousand rows ask for the same few. */
export class Index<T extends Named> {
  readonly #byName = new Map<string, T>();

  constructor(things: readonly T[]) {
    for (const thing of things)
      for (const name of [thing.id, ...thing.names]) {
        const key = normal(name);
        if (key !== '' && !this.#byName.has(key)) this.#byName.set(key, thing);
      }
  }

  find(text: string): T | undefined {
    return this.#byName.get(normal(text));
  }
}

export interface Names {
  readonly choices: Choices;
  readonly products: Index<NamedProduct>;
  readonly channels: Index<NamedChannel>;
  readonly addresses: Index<NamedAddress>;
  readonly declarers: Index<Named>;
  readonly countries: Index<NamedCountry>;
}

export function namesIn(choices: Choices): Names {
  return {
    choices,
    products: new Index(choices.products),
    channels: new Index(choices.channels),
    addresses: new Index(choices.addresses),
    declarers: new Index(choices.declarers),
    countries: new Index(choices.countries),
  };
}
