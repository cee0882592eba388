import type { Request } from '@crossdock/contract/table.ts';
import { sidesFrom, weightFrom } from '../shell/measures.ts';

/** A package as it is being typed. */
export interface PackageDraft {
  readonly key: number;
  readonly weight: string;
  readonly size: string;
  readonly photoFileId: string | undefined;
}

export const emptyPackage = (key: number): PackageDraft => ({
  key,
  weight: '',
  size: '',
  photoFileId: undefined,
});

type Packages = Request<'packOrder'>['packages'];

/** The packages in grams and millimetres. Null while one of them is incomplete. */
export function packagesFrom(drafts: readonly PackageDraft[]): Packages | null {
  const packages: Packages = [];
  for (const { weight, size, photoFileId } of drafts) {
    const weightG = weightFrom(weight);
    const sides = sidesFrom(size);
    if (weightG === null || sides === null) return null;
    packages.push({ weightG, ...sides, ...(photoFileId === undefined ? {} : { photoFileId }) });
  }
  return packages;
}

/** The packages in the form that the preview's call takes. */
export function boxesText(packages: Packages): string {
  return packages
    .map(({ weightG, lengthMm, widthMm, heightMm }) => [weightG, lengthMm, widthMm, heightMm].join('x'))
    .join(',');
}
