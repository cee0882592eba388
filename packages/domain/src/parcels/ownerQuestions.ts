import type { OwnerFit, OwnerHint } from './owners.ts';

/** What a member answered. */
export const ownerAnswers = ['open', 'yes', 'no'] as const;
export type OwnerAnswer = (typeof ownerAnswers)[number];

/**
 * The system asks a member no more often than this, so that nobody learns of many parcels by making themselves look like their
 * owner: at once, and within `days`. Staff may ask beyond it.
 */
export const questionLimits = { open: 3, days: 30, inDays: 6 } as const;

/** The system looks for the owner of an unclaimed parcel each day, for so many days after its arrival. */
export const soughtDays = 60;

/** What a member cannot choose for themselves: names, nicknames and forecasts are written by them. */
const identifying: ReadonlySet<OwnerHint> = new Set([
  ...(['alias', 'plainAlias', 'shortAlias', 'aliasNear', 'aliasMasked', 'code'] as const),
  ...(['phoneWhole', 'phoneMasked', 'phone'] as const),
]);

/** What a yes is judged by. */
export interface YesFacts {
  readonly fit: OwnerFit;
  readonly hints: readonly OwnerHint[];
  /** Others who were asked about the same parcel and did not say no. */
  readonly others: number;
  /** The shop wants a proof of purchase for unclaimed parcels. */
  readonly needsProof: boolean;
}

/**
 * What a member's yes does: the parcel is theirs, or staff confirm it. Never gives a parcel away on names and forecasts alone, or
 * while somebody else may say yes too.
 * @example afterYes({ fit: 'sure', hints: ['alias'], others: 0, needsProof: false }) // → 'yours'
 * @example afterYes({ fit: 'sure', hints: ['alias'], others: 1, needsProof: false }) // → 'checking'
 */
export function afterYes({ fit, hints, others, needsProof }: YesFacts): 'yours' | 'checking' {
  const certain = fit === 'sure' && hints.some((hint) => identifying.has(hint));
  return certain && others === 0 && !needsProof ? 'yours' : 'checking';
}

/**
 * Whether the system may ask a member now: it asks whom the label fits well, within their limits.
 * @example mayBeAsked('possible', { open: 0, inDays: 0 }) // → false
 */
export function mayBeAsked(
  fit: OwnerFit,
  asked: { readonly open: number; readonly inDays: number },
): boolean {
  return fit !== 'possible' && asked.open < questionLimits.open && asked.inDays < questionLimits.inDays;
}

/**
 * The end of a courier number, by which the addressee knows the parcel and nobody else can claim it: four characters, less of a
 * short number.
 * @example numberEnd('SF1234567890') // → '7890'
 */
export const numberEnd = (courierNumber: string): string =>
  courierNumber.slice(-Math.min(4, Math.floor(courierNumber.length / 2)));
