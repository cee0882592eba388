import type { OwnerFit, OwnerHint } from './owners.ts';

/** The answers of a member who was asked whether a parcel is theirs. */
export const ownerAnswers = ['open', 'yes', 'no'] as const;
export type OwnerAnswer = (typeof ownerAnswers)[number];

/**
 * How often the system asks one member: how many questions may be open at once, and how many may be asked in `days`.
 * The limit prevents people from learning about many parcels by pretending to be their owners. Staff may ask more
 * often.
 */
export const questionLimits = { open: 3, days: 30, inDays: 6 } as const;

/** For this many days after an unclaimed parcel arrives, the system looks for its owner each day. */
export const ownerSearchDays = 60;

/**
 * Hints whose value a member cannot choose. Names, nicknames and forecasts are not among them, because members write
 * them.
 */
const identifying: ReadonlySet<OwnerHint> = new Set([
  ...(['alias', 'plainAlias', 'shortAlias', 'aliasNear', 'aliasMasked', 'code'] as const),
  ...(['phoneWhole', 'phoneMasked', 'phone'] as const),
]);

/** The facts that decide the result of a member's yes. */
export interface OwnerConfirmationInput {
  readonly fit: OwnerFit;
  readonly hints: readonly OwnerHint[];
  /** The number of other members who were asked about the same parcel and have not said no. */
  readonly others: number;
  /** Whether the shop requires a proof of purchase for unclaimed parcels. */
  readonly needsProof: boolean;
}

/**
 * The result of a member's yes: the parcel becomes theirs, or staff must confirm it. Names and forecasts alone are
 * never enough, and neither is a yes while somebody else may still say yes.
 * @example ownerConfirmationOutcome({ fit: 'sure', hints: ['alias'], others: 0, needsProof: false }) // → 'yours'
 * @example ownerConfirmationOutcome({ fit: 'sure', hints: ['alias'], others: 1, needsProof: false }) // → 'checking'
 */
export function ownerConfirmationOutcome({
  fit,
  hints,
  others,
  needsProof,
}: OwnerConfirmationInput): 'yours' | 'checking' {
  const certain = fit === 'sure' && hints.some((hint) => identifying.has(hint));
  return certain && others === 0 && !needsProof ? 'yours' : 'checking';
}

/**
 * Whether the system may ask a member now: the label must fit them well, and their limit must not be reached.
 * @example mayAskOwner('possible', { open: 0, inDays: 0 }) // → false
 */
export function mayAskOwner(
  fit: OwnerFit,
  asked: { readonly open: number; readonly inDays: number },
): boolean {
  return fit !== 'possible' && asked.open < questionLimits.open && asked.inDays < questionLimits.inDays;
}

/**
 * The end of a courier number, four characters or fewer. The owner recognises the parcel by it, but nobody
 * else can claim the parcel with it.
 * @example lastCharacters('SF1234567890') // → '7890'
 */
export const lastCharacters = (courierNumber: string): string =>
  courierNumber.slice(-Math.min(4, Math.floor(courierNumber.length / 2)));
