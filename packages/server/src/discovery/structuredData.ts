import type { Lang } from '@crossdock/contract/wire/values.ts';
import { decimalText } from '@crossdock/domain/decimalText.ts';
import { currencyExponent } from '@crossdock/domain/money.ts';
import type { Shop } from '../platform/shop.ts';
import { descriptionOf } from '../shops/description.ts';
import type { LanePrices } from './prices.ts';
import { searchLangs } from './publicPages.ts';

const idOf = (origin: string) => `${origin}/#organization`;

/** The company as JSON-LD for search engines. Contact details that the shop left empty are left out. */
export function organizationJsonLd(shop: Shop, origin: string, lang: Lang): object {
  const { phone, email, address } = shop.settings.contact;
  const reached = {
    ...(phone === '' ? {} : { telephone: phone }),
    ...(email === '' ? {} : { email }),
  };
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    ...reached,
    url: `${origin}/support`,
    availableLanguage: shop.languages.map((one) => searchLangs[one]),
  };
  return {
    '@type': 'Organization',
    '@id': idOf(origin),
    name: shop.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: descriptionOf(shop, lang),
    ...reached,
    ...(address === '' ? {} : { address }),
    contactPoint,
  };
}

export const websiteJsonLd = (shop: Shop, origin: string): object => ({
  '@type': 'WebSite',
  name: shop.name,
  url: `${origin}/`,
  inLanguage: shop.languages.map((lang) => searchLangs[lang]),
  publisher: { '@id': idOf(origin) },
});

/** A shipping method with the calculator's current prices for these weights. */
export function shippingServiceJsonLd(
  { name, country, minDays, maxDays, prices }: LanePrices,
  shop: Shop,
  origin: string,
): object {
  return {
    '@type': 'Service',
    name,
    serviceType: 'Parcel forwarding',
    provider: { '@type': 'Organization', '@id': idOf(origin), name: shop.name },
    areaServed: { '@type': 'Country', name: country },
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Delivery time',
      minValue: minDays,
      maxValue: maxDays,
      unitCode: 'DAY',
    },
    offers: prices.map(({ weightG, totalMinor }) => ({
      '@type': 'Offer',
      url: `${origin}/freightTrial`,
      price: decimalText(totalMinor, currencyExponent(shop.currency)),
      priceCurrency: shop.currency,
      eligibleQuantity: { '@type': 'QuantitativeValue', value: weightG / 1000, unitCode: 'KGM' },
    })),
  };
}

interface ArticleData {
  readonly title: string;
  readonly plain: string;
  readonly address: string;
  readonly updatedAt: string;
  readonly lang: Lang;
}

/** An article of the guide; an article with a question as its title is marked as a question with its answer. */
export function articleJsonLd(data: ArticleData, shop: Shop, origin: string): object {
  const publisher = { '@type': 'Organization', '@id': idOf(origin), name: shop.name };
  const about = { inLanguage: searchLangs[data.lang], dateModified: data.updatedAt, url: data.address };
  if (/[?？]\s*$/.test(data.title))
    return {
      '@type': 'FAQPage',
      ...about,
      mainEntity: [
        {
          '@type': 'Question',
          name: data.title,
          acceptedAnswer: { '@type': 'Answer', text: data.plain },
        },
      ],
    };
  return { '@type': 'Article', headline: data.title, ...about, author: publisher, publisher };
}
