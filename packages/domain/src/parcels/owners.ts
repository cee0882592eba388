import { keysOf } from '../records.ts';
import { aliasIn } from '../warehouses/placeholders.ts';
import { type LabelHints, looksLikeName } from './labelHints.ts';
import { foldLookAlikes, isWithinOneEdit, maskMatch, numberLikeness } from './similarText.ts';

/**
 * How much each hint counts. Among a hundred thousand members, thirty share the last four digits of a phone, and
 * thirty share a name. Either alone only makes an owner possible; both together occur by chance once in millions.
 */
export const ownerWeights = {
  /** An alias with its check character, which shows that the alias was not misread. */
  alias: 12,
  code: 12,
  /**
   * An alias without a check character, from the time before the firm moved to this system. One wrong character may
   * turn it into another member's alias.
   */
  plainAlias: 9,
  phoneWhole: 9,
  numberNear: 8,
  aliasNear: 7,
  numberCut: 7,
  /** An alias of digits only, or a very short one: many words on a label look like it. */
  shortAlias: 6,
  phoneMasked: 6,
  aliasMasked: 5,
  /**
   * Only the last digit of the number differs: a seller's parcels have consecutive numbers and go to
   * different members.
   */
  numberLast: 5,
  phone: 4,
  name: 3,
  seller: 3,
  nameMasked: 2,
  goods: 2,
  value: 2,
  /** The last four digits of a phone number agree, but the digits before them differ. */
  phoneEnd: 1,
} as const satisfies Readonly<Record<string, number>>;
export type OwnerHint = keyof typeof ownerWeights;
export const ownerHints = keysOf(ownerWeights);

/** How well a proposed owner fits. Only a person decides, however well one fits. */
export const ownerFits = ['sure', 'likely', 'possible'] as const;
export type OwnerFit = (typeof ownerFits)[number];

/** The least score of each level, and the required distance to the second best. */
export const ownerThresholds = {
  sure: { least: 10, ahead: 4 },
  likely: { least: 5, ahead: 2 },
  possible: { least: 1, ahead: 0 },
} as const satisfies Readonly<Record<OwnerFit, { least: number; ahead: number }>>;

/**
 * Points against an owner: a name or phone on the label that is not theirs, and an earlier no. The first also
 * lowers the result by one level.
 */
const against = { contradiction: 1, declined: 8 } as const;

/** At most this many proposals are shown to staff. */
const proposalsMax = 3;

/** A forecast whose parcel has not arrived. Its Chinese texts are converted to simplified characters. */
export interface OpenForecast {
  readonly courierNumber: string;
  readonly goods: string;
  readonly remark: string;
  readonly link: string;
  readonly valueMinor: number;
}

/** The facts of a member that a label is compared with. Chinese texts are converted to simplified characters. */
export interface OwnerCandidate {
  readonly id: string;
  readonly alias: string;
  readonly code: string;
  readonly phone: string;
  readonly name: string;
  readonly nickname: string;
  readonly forecasts: readonly OpenForecast[];
  /** The member was asked and said that the parcel is not theirs. */
  readonly declined: boolean;
}

/**
 * An unclaimed parcel: its label and the desk's notes, with Chinese texts converted to simplified characters.
 * `amountsMinor` are the amounts in the label and in the notes.
 */
export interface FoundParcel {
  readonly courierNumber: string;
  readonly label: LabelHints;
  readonly goods: string;
  readonly amountsMinor: readonly number[];
}

export interface OwnerProposal {
  readonly id: string;
  readonly by: readonly OwnerHint[];
  readonly score: number;
  readonly fit: OwnerFit;
}

interface Scored {
  readonly id: string;
  readonly by: readonly OwnerHint[];
  readonly score: number;
  readonly contradicted: boolean;
}

/**
 * The members who may own the parcel, the likeliest first, at most three. Nobody is `sure` or `likely` while
 * another is nearly as likely, and nobody is proposed if more than three are equally likely. Never assigns a
 * parcel.
 * @example proposeOwners({ courierNumber: '', label: {}, goods: '', amountsMinor: [] }, []) // → []
 */
export function proposeOwners(parcel: FoundParcel, candidates: readonly OwnerCandidate[]): OwnerProposal[] {
  const goods = pieces(asCompared(parcel.goods));
  const scored = candidates
    .flatMap((candidate) => scoreOwner(parcel, goods, candidate) ?? [])
    .filter(({ score }) => score >= ownerThresholds.possible.least)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  if (scored.filter(({ score }) => score === best).length > proposalsMax) return [];
  return scored.slice(0, proposalsMax).map((one, at) => ({
    ...{ id: one.id, by: one.by, score: one.score },
    fit: at === 0 ? fitOf(one, one.score - (scored[1]?.score ?? 0)) : 'possible',
  }));
}

function fitOf({ score, contradicted }: Scored, ahead: number): OwnerFit {
  const steps = ownerFits.filter(
    (step) => score >= ownerThresholds[step].least && ahead >= ownerThresholds[step].ahead,
  );
  const [step = 'possible', below = 'possible'] = steps;
  return contradicted ? below : step;
}

/**
 * How well one member fits: the sum of all matching hints, so an extra hint never lowers it. Of several hints
 * of one kind, and of several forecasts, only the best counts, so that nobody gains by forecasting much.
 * Undefined if no hint matches.
 */
function scoreOwner(
  parcel: FoundParcel,
  goods: readonly string[],
  candidate: OwnerCandidate,
): Scored | undefined {
  const { label } = parcel;
  const own = [
    best(aliasHints(label, candidate)),
    label.words.includes(candidate.code.toUpperCase()) ? ('code' as const) : undefined,
    best(label.phones.flatMap((phone) => phoneHint(phone, candidate.phone) ?? [])),
    best(nameHints(label, candidate)),
  ].flatMap((hint) => hint ?? []);
  const forecasts = candidate.forecasts.map((forecast) => forecastHints(parcel, goods, forecast));
  const ofForecast = forecasts.reduce((a, b) => (sum(b) > sum(a) ? b : a), []);
  const by = [...own, ...ofForecast];
  if (by.length === 0) return undefined;
  const contradictions = [
    label.phones.length > 0 && !by.some((hint) => isOf('phone', hint)),
    label.names.some(looksLikeName) && !by.some((hint) => isOf('name', hint)),
  ].filter(Boolean).length;
  const minus = contradictions * against.contradiction + (candidate.declined ? against.declined : 0);
  return {
    id: candidate.id,
    by: by.toSorted((a, b) => ownerWeights[b] - ownerWeights[a]),
    score: sum(by) - minus,
    contradicted: contradictions > 0 || candidate.declined,
  };
}

const isOf = (kind: 'phone' | 'name', hint: OwnerHint): boolean =>
  hint.startsWith(kind) && hint !== 'phoneEnd';
const sum = (hints: readonly OwnerHint[]): number => hints.reduce((all, hint) => all + ownerWeights[hint], 0);
const best = (hints: readonly OwnerHint[]): OwnerHint | undefined =>
  hints.reduce<OwnerHint | undefined>(
    (a, b) => (a === undefined || ownerWeights[b] > ownerWeights[a] ? b : a),
    undefined,
  );

function aliasHints(label: LabelHints, candidate: OwnerCandidate): OwnerHint[] {
  const alias = candidate.alias.toUpperCase();
  if (alias === '') return [];
  const words = [...label.words, ...label.names];
  const isLong = /[^\d]/.test(alias) && alias.length >= 4;
  if (words.some((word) => word.length === alias.length && foldLookAlikes(word) === foldLookAlikes(alias))) {
    if (aliasIn(alias) === alias) return ['alias'];
    if (words.includes(alias)) return [isLong ? 'plainAlias' : 'shortAlias'];
  }
  if (isLong && label.words.some((word) => isWithinOneEdit(word, alias))) return ['aliasNear'];
  return label.maskedWords.some((mask) => maskMatch(foldLookAlikes(mask), foldLookAlikes(alias)))
    ? ['aliasMasked']
    : [];
}

/** The digits of a phone number without the leading zero that only some people write. */
const plain = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '');

function phoneHint({ start, end }: LabelHints['phones'][number], written: string): OwnerHint | undefined {
  const phone = plain(written);
  if (phone.length < 4) return undefined;
  // A long number on the label may have a country code in front, so it only has to end with the member's number.
  if (end.length >= 8) return end.endsWith(phone) && phone.length >= 8 ? 'phoneWhole' : undefined;
  if (!phone.endsWith(end)) return undefined;
  if (start === '') return 'phone';
  return phone.startsWith(start) ? 'phoneMasked' : 'phoneEnd';
}

function nameHints(label: LabelHints, { name, nickname }: OwnerCandidate): OwnerHint[] {
  const called = [name, nickname].filter((one) => one !== '').map((one) => one.toUpperCase());
  const whole = called.some((one) => label.names.includes(one) || label.words.includes(one));
  if (whole) return ['name'];
  return called.some((one) => label.maskedNames.some((mask) => maskMatch(mask, one))) ? ['nameMasked'] : [];
}

function forecastHints(parcel: FoundParcel, goods: readonly string[], forecast: OpenForecast): OwnerHint[] {
  const likeness = numberLikeness(parcel.courierNumber, forecast.courierNumber);
  const ofNumber =
    likeness && ({ near: 'numberNear', last: 'numberLast', cut: 'numberCut' } as const)[likeness];
  const { sellers } = parcel.label;
  const about =
    sellers.length === 0 ? '' : [forecast.goods, forecast.remark, forecast.link].join(' ').toUpperCase();
  const sold = sellers.some((seller) => seller.length >= 2 && about.includes(seller));
  return [
    ...(ofNumber ? [ofNumber] : []),
    ...(sold ? (['seller'] as const) : []),
    ...(hasMost(goods, forecast.goods) ? (['goods'] as const) : []),
    ...(parcel.amountsMinor.includes(forecast.valueMinor) ? (['value'] as const) : []),
  ];
}

/**
 * Whether most of the shorter text is in the other one, compared by pairs of Chinese characters and Latin
 * words. Symmetric in its arguments.
 * @example areSameGoods('羊毛外套', '外套') // → true
 */
export function areSameGoods(a: string, b: string): boolean {
  return hasMost(pieces(asCompared(a)), b);
}

function hasMost(goods: readonly string[], text: string): boolean {
  const written = asCompared(text);
  // A quick check first: most texts contain none of the pieces, and splitting every text into pieces would be slow.
  if (!goods.some((piece) => written.includes(piece))) return false;
  const [few = [], many = []] = [goods, pieces(written)].sort((x, y) => x.length - y.length);
  const shared = few.filter((piece) => many.includes(piece)).length;
  return shared > 0 && shared * 2 >= few.length;
}

const asCompared = (text: string): string => text.normalize('NFKC').toUpperCase();

function pieces(written: string): string[] {
  const han = (written.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) => {
    const chars = [...run];
    return chars.slice(1).map((char, at) => `${chars[at]}${char}`);
  });
  return [...new Set([...han, ...(written.match(/[A-Z]{3,}/g) ?? [])])];
}
