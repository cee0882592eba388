import type { Request } from '@crossdock/contract/table.ts';
import { parseSides, parseWeight } from '../shell/measures.ts';

/** A parcel in a package, with the number of its pieces there. */
export interface ParcelInPackage {
  readonly id: string;
  readonly pieces: number;
}

/** A package as it is being typed. */
export interface PackageDraft {
  readonly key: number;
  readonly weight: string;
  readonly size: string;
  readonly photoFileId: string | undefined;
  /** The parcels in the package. */
  readonly holds: readonly ParcelInPackage[];
}

export const emptyPackage = (key: number): PackageDraft => ({
  key,
  weight: '',
  size: '',
  photoFileId: undefined,
  holds: [],
});

type Packages = Request<'packOrder'>['packages'];

/** The packages in grams and millimetres. Null while one of them is incomplete. */
export function packagesFrom(drafts: readonly PackageDraft[]): Packages | null {
  const packages: Packages = [];
  for (const { weight, size, photoFileId } of drafts) {
    const weightG = parseWeight(weight);
    const sides = parseSides(size);
    if (weightG === null || sides === null) return null;
    packages.push({ weightG, ...sides, ...(photoFileId === undefined ? {} : { photoFileId }) });
  }
  return packages;
}

/** The packages with their contents. */
export const withContents = (packages: Packages, drafts: readonly PackageDraft[]): Packages =>
  packages.map((one, at) => ({
    ...one,
    contents: (drafts[at]?.holds ?? []).map(({ id, pieces }) => ({ parcelId: id, pieces })),
  }));

/** The packages in the form that the preview call expects. */
export function boxesText(packages: Packages): string {
  return packages
    .map(({ weightG, lengthMm, widthMm, heightMm }) => [weightG, lengthMm, widthMm, heightMm].join('x'))
    .join(',');
}
