import { isRegion, type Region, regions } from '../../regions.ts';
import type { AddressFindings } from './addressFindings.ts';
import { addressPieces, isBuildingName, isPoliteness } from './addressPieces.ts';
import { chooseZip } from './chooseZip.ts';
import { countryWordsIn } from './countryWords.ts';
import type { KnownArea } from './knownArea.ts';
import { type AddressLabel, addressLabelsIn } from './labels.ts';
import { chooseName } from './names.ts';
import { phonesIn } from './phones.ts';
import { type RecognisedSpan, splitIntoPieces, type TextPiece } from './pieces.ts';
import { type AreaPath, type FoundPlace, placeIn } from './places.ts';
import { overlaps, plainText } from './plainText.ts';
import { joinPieces, splitStreet } from './splitStreet.ts';
import { type FoundZip, placeholderZipsIn, zipsIn } from './zips.ts';

/** Area names as the address form has them. An unknown level is empty. */
export interface ParsedPlace {
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly areaId: string | null;
}

export interface ParsedAddress extends ParsedPlace {
  readonly country: Region | '';
  readonly consignee: string;
  /** A mobile number in local form. */
  readonly phone: string;
  readonly tel: string;
  readonly street: string;
  readonly detail: string;
  readonly zip: string;
  /** Fields that the text does not name, filled in from the area tables. */
  readonly derived: readonly DerivedField[];
  /** Candidates for fields that were left empty because several values are possible. */
  readonly choices: {
    readonly country: readonly Region[];
    readonly consignee: readonly string[];
    readonly phone: readonly string[];
    readonly zip: readonly string[];
    readonly place: readonly ParsedPlace[];
  };
  /** Words that were put into no field. */
  readonly rest: string;
}

export type DerivedField = 'province' | 'city' | 'area' | 'zip';

interface Around {
  /** The area tables, or at least the areas that the text may name, with those above and right below them. */
  readonly areas: readonly KnownArea[];
  /** The countries that the address may be in. */
  readonly countries: readonly string[];
  /** The country that the form already has. It is used if the text does not name one. */
  readonly country?: string;
}

/**
 * Reads an address that was pasted as one text, in any order: name, phone, place, street and postal code. A field is
 * filled only from words of the text or from the area tables; where several values are possible, the field stays
 * empty and `choices` lists them. Never throws on any text.
 * @example readAddress('王小明 0912345678 大安區和平東路二段1號', { areas: [], countries: ['TW'] }).phone // → '0912345678'
 */
export function readAddress(pasted: string, { areas, countries, country = '' }: Around): ParsedAddress {
  const text = plainText(pasted);
  const served = regions.filter((region) => countries.includes(region));
  const labels = addressLabelsIn(text);
  const readings = served.map((region) => readingIn(region, { text, labels, areas, given: country, served }));
  const score = Math.max(0, ...readings.map((one) => one.score));
  const best = readings.filter((one) => one.score === score && one.score > 0);
  const [only, another] = best;
  if (only && !another) return addressFrom(only, areas);
  const given = best.find((one) => one.country === country);
  if (given) return addressFrom(given, areas);
  return undecided(text, labels, best.length > 0 ? best : readings);
}

interface Asked {
  readonly text: string;
  readonly labels: readonly AddressLabel[];
  readonly areas: readonly KnownArea[];
  readonly given: string;
  readonly served: readonly Region[];
}

function readingIn(country: Region, { text, labels, areas, given, served }: Asked): AddressFindings {
  const phones = phonesIn(text, country);
  const zips = zipsIn(text, country, [...phones, ...labels]);
  const place = placeIn(text, country, areas, zips);
  const mobile = phones.find((one) => one.mobile);
  const score =
    (isWrittenIn(text, country) ? place.score : 0) +
    (countryWordsIn(text, country).length > 0 ? 4 : 0) +
    (mobile?.international ? 3 : mobile ? 1 : 0) +
    (given === country ? 1.5 : 0) +
    (served.length === 1 ? 1 : 0);
  return { country, score: isWrittenIn(text, country) ? score : 0, text, labels, phones, zips, place };
}

/** Whether the text can be from this country: Thai letters are used only in Thailand. */
function isWrittenIn(text: string, country: Region): boolean {
  return country === 'TH' || !/\p{Script=Thai}/u.test(text);
}

function addressFrom(reading: AddressFindings, areas: readonly KnownArea[]): ParsedAddress {
  const { text, country, labels, phones, place } = reading;
  const zip = chooseZip(reading, areas);
  const pieces = splitIntoPieces(text, takenOf(reading, zip.used), labels);
  const name = chooseName(firstNamed(pieces).filter((piece) => !isBuildingName(piece, pieces, place)));
  const body = pieces.filter((piece) => piece.start !== name.sure?.piece.start && !isPoliteness(piece.text));
  const within = addressPieces(body, reading).filter((piece) => !name.choices.includes(piece.text.trim()));
  const mobiles = [...new Set(phones.filter(({ mobile }) => mobile).map(({ local }) => local))];
  const landline = phones.find(({ mobile }) => !mobile);
  const named = placeOf(place.path);
  return {
    country,
    consignee: name.sure?.name ?? '',
    phone: mobiles.length === 1 ? (mobiles[0] ?? '') : '',
    tel: landline
      ? landline.local.replace(/轉|分機|分机|ext\.?|ต่อ/giu, '#').replace(/[^\d+()#\- ]/gu, '')
      : '',
    ...named,
    ...splitStreet(joinPieces(text, within)),
    zip: zip.zip,
    derived: [...derivedLevels(place), ...(zip.derived ? ['zip' as const] : [])],
    choices: {
      country: [],
      consignee: name.choices,
      phone: mobiles.length > 1 ? mobiles.slice(0, 3) : [],
      zip: zip.choices,
      place: place.others.length > 6 ? [] : place.others.map(placeOf),
    },
    rest: body
      .filter((piece) => !within.includes(piece) && !name.choices.includes(piece.text.trim()))
      .map((piece) => piece.text)
      .join(' · '),
  };
}

function takenOf(
  { text, country, labels, phones, zips, place }: AddressFindings,
  used: readonly FoundZip[],
): RecognisedSpan[] {
  const areas = [...place.spans.filter(({ stays }) => !stays), ...place.shared];
  return [
    ...phones.map((one) => ({ ...one, by: 'phone' as const })),
    ...zips.filter((one) => used.includes(one)).map((one) => ({ ...one, by: 'zip' as const })),
    ...placeholderZipsIn(text)
      .filter(() => country === 'HK')
      .map((one) => ({ ...one, by: 'zip' as const })),
    ...areas.map((one) => ({ ...one, by: 'area' as const })),
    ...countryWordsIn(text, country)
      .filter((one) => !areas.some((area) => overlaps(one, area)))
      .map((one) => ({ ...one, by: 'country' as const })),
    ...labels.map((one) => ({ ...one, by: 'label' as const })),
  ];
}

/** A name label applies to the first part after it. */
function firstNamed(pieces: readonly TextPiece[]): TextPiece[] {
  let seen = false;
  return pieces.map((piece) => {
    if (piece.label !== 'name') return piece;
    if (seen) return { ...piece, label: undefined };
    seen = true;
    return piece;
  });
}

function placeOf(path: AreaPath): ParsedPlace {
  const [province = '', city = '', area = ''] = path.map(({ localName }) => localName);
  return { province, city, area, areaId: path.at(-1)?.id ?? null };
}

function derivedLevels({ path, named }: FoundPlace): DerivedField[] {
  const spans = [...named.values()];
  const levels = ['province', 'city', 'area'] as const;
  return levels.filter((_, at) => {
    const area = path[at];
    if (!area) return false;
    const own = named.get(area.id);
    return own ? own.stays === true : spans.length === 0 || !path[at + 1]?.localName.endsWith(area.localName);
  });
}

/** The result if the country is not certain: only values that all readings agree on are filled in. */
function undecided(
  text: string,
  labels: readonly AddressLabel[],
  readings: readonly AddressFindings[],
): ParsedAddress {
  const phones = readings.map((one) => one.phones.filter(({ mobile }) => mobile).map(({ local }) => local));
  const [own] = phones;
  const agreed = own?.length === 1 && phones.every((one) => one.length === 1 && one[0] === own[0]);
  const taken = labels.map((one) => ({ ...one, by: 'label' as const }));
  const name = chooseName(
    firstNamed(
      splitIntoPieces(
        text,
        [...taken, ...(readings[0]?.phones ?? []).map((one) => ({ ...one, by: 'phone' as const }))],
        labels,
      ),
    ),
  );
  return {
    country: '',
    consignee: name.sure?.name ?? '',
    phone: agreed ? (own[0] ?? '') : '',
    tel: '',
    ...placeOf([]),
    street: '',
    detail: '',
    zip: '',
    derived: [],
    choices: {
      country: readings.map(({ country }) => country).filter(isRegion),
      consignee: name.choices,
      phone: [],
      zip: [],
      place: [],
    },
    rest: '',
  };
}
