import type { OrderForPacking } from './orderForPacking.ts';
import { emptyPackage, type PackageDraft, type ParcelInPackage } from './packDraft.ts';

type Drafts = readonly PackageDraft[];
type Counted = Pick<OrderForPacking, 'parcels'>;

/** How many pieces of a parcel are in no package yet. */
export function unpackedPieces(packages: Drafts, id: string, order: Counted): number {
  const all = order.parcels.find((parcel) => parcel.id === id)?.goodsCount ?? 0;
  return all - packages.reduce((sum, one) => sum + piecesIn(one, id), 0);
}

export const piecesIn = ({ holds }: PackageDraft, id: string): number =>
  holds.find((hold) => hold.id === id)?.pieces ?? 0;

/**
 * Returns the packages with the given number of a parcel's pieces in one of them; 0 removes the parcel from that
 * package.
 */
function withPieces(packages: Drafts, key: number, id: string, pieces: number): Drafts {
  return packages.map((one) => {
    if (one.key !== key) return one;
    const others = one.holds.filter((hold) => hold.id !== id);
    return { ...one, holds: pieces === 0 ? others : [...others, { id, pieces }] };
  });
}

/**
 * Puts a parcel into a package: the pieces that are in no package yet, or, if there are none, all of it from
 * the other packages. Null if all of it is in this package already.
 */
function putInto(packages: Drafts, key: number, id: string, order: Counted): Drafts | null {
  const inside = packages.find((one) => one.key === key);
  if (inside === undefined) return null;
  const rest = unpackedPieces(packages, id, order);
  if (rest > 0) return withPieces(packages, key, id, piecesIn(inside, id) + rest);
  const all = packages.reduce((sum, one) => sum + piecesIn(one, id), 0);
  if (piecesIn(inside, id) === all) return null;
  return withPieces(takenOut(packages, id), key, id, all);
}

/** Removes a parcel from all packages. */
const takenOut = (packages: Drafts, id: string): Drafts =>
  packages.map((one) => ({ ...one, holds: one.holds.filter((hold) => hold.id !== id) }));

/**
 * Sets the number of a parcel's pieces in a package. Other packages keep what they held `before`, as far as
 * enough pieces are left.
 */
function countedInto(
  packages: Drafts,
  before: Drafts,
  { key, id, pieces }: ParcelInPackage & { readonly key: number },
  order: Counted,
): Drafts {
  const all = order.parcels.find((parcel) => parcel.id === id)?.goodsCount ?? 0;
  let left = all - pieces;
  let next = takenOut(packages, id);
  for (const one of before) {
    if (one.key === key) continue;
    const stays = Math.min(piecesIn(one, id), left);
    next = withPieces(next, one.key, id, stays);
    left -= stays;
  }
  return withPieces(next, key, id, pieces);
}

/** Removes a package; its contents move to the package before it. */
export function withoutPackage(packages: Drafts, key: number): Drafts {
  const at = packages.findIndex((one) => one.key === key);
  const [gone, to] = [packages[at], packages[at === 0 ? 1 : at - 1]];
  if (gone === undefined || to === undefined) return packages;
  return gone.holds.reduce<Drafts>(
    (rest, { id, pieces }) => withPieces(rest, to.key, id, piecesIn(to, id) + pieces),
    packages.filter((one) => one.key !== key),
  );
}

/**
 * Restores the packages of a stored packing. A packing from an older version gets all parcels into its first package.
 */
export function restorePackages(packages: Drafts, here: readonly string[], order: Counted): Drafts {
  const [first, ...others] = packages;
  if (first === undefined) return [emptyPackage(1)];
  if (packages.some(({ holds }) => holds.length > 0)) return packages;
  const holds = here.map((id) => ({ id, pieces: unpackedPieces([], id, order) }));
  return [{ ...first, holds }, ...others];
}

/** Whether there are several packages, and the contents of all of them are recorded. */
export const areContentsKnown = (packages: Drafts, order: Counted): boolean =>
  packages.length > 1 &&
  packages.every(({ holds }) => holds.length > 0) &&
  order.parcels.every(({ id }) => unpackedPieces(packages, id, order) === 0);

/** The state of filling packages with scanned parcels. */
export interface PackageFilling {
  readonly here: readonly string[];
  readonly packages: Drafts;
  /** The key of the package that scanned parcels go into. */
  readonly into: number;
  /** The parcel that was added last, and the packages before that. */
  readonly put: { readonly id: string; readonly before: Drafts } | null;
}

/** Puts a parcel into the open package; returns the same state if the whole parcel was there already. */
export function addParcel<State extends PackageFilling>(state: State, id: string, order: Counted): State {
  const packages = putInto(state.packages, state.into, id, order);
  const known = state.here.includes(id);
  if (packages === null && known) return state;
  return {
    ...state,
    here: [...state.here.filter((one) => one !== id), id],
    packages: packages ?? state.packages,
    put: { id, before: state.packages },
  };
}

/** Removes a parcel from all packages. */
export const removeParcel = <State extends PackageFilling>(state: State, id: string): State => ({
  ...state,
  here: state.here.filter((one) => one !== id),
  packages: takenOut(state.packages, id),
});

/** Removes scanned parcels that have left the order since. */
export function removeMissingParcels<State extends Pick<PackageFilling, 'here' | 'packages'>>(
  state: State,
  order: Counted,
): State {
  const isIn = (parcelId: string): boolean => order.parcels.some(({ id }) => id === parcelId);
  return {
    ...state,
    here: state.here.filter(isIn),
    packages: state.packages.map((one) => ({ ...one, holds: one.holds.filter(({ id }) => isIn(id)) })),
  };
}

/** The key of the package after the open one; after the last comes the first. */
export function nextPackageKey({ packages, into }: PackageFilling): number {
  const at = packages.findIndex(({ key }) => key === into);
  return (packages[at + 1] ?? packages[0])?.key ?? into;
}

/** Opens the last package after a package was added, or if the open one was removed. */
export function withOpenPackage<State extends PackageFilling>(state: State, type: string): State {
  const last = state.packages.at(-1)?.key ?? state.into;
  const known = type !== 'addPackage' && state.packages.some(({ key }) => key === state.into);
  return known ? state : { ...state, into: last, put: null };
}

/** Starts to count the pieces of a parcel; undefined if it has only one piece. */
export function startPieceCount<State extends PackageFilling>(
  state: State,
  id: string,
  order: Counted,
): State | undefined {
  const parcel = order.parcels.find((one) => one.id === id);
  if (parcel === undefined || parcel.goodsCount < 2) return undefined;
  return state.put?.id === id ? state : { ...state, put: { id, before: state.packages } };
}

/** Sets how many pieces of the parcel in `put` are in the open package; undefined if the number is impossible. */
export function withPieceCount<State extends PackageFilling>(
  state: State,
  pieces: number,
  order: Counted,
): State | undefined {
  const { put, into, here } = state;
  const parcel = order.parcels.find(({ id }) => id === put?.id);
  if (put === null || parcel === undefined || pieces < 1 || pieces > parcel.goodsCount) return undefined;
  const packages = countedInto(state.packages, put.before, { key: into, id: put.id, pieces }, order);
  return { ...state, packages, here: [...here.filter((id) => id !== put.id), put.id], put: null };
}
