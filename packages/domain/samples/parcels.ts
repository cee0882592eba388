import type { MergeCandidate, MergeRules } from '../src/parcels/merge.ts';

/** A parcel of clothes in Guangzhou that can be shipped. `more` replaces fields. */
export const shelvedParcel = (id: string, more: Partial<MergeCandidate> = {}): MergeCandidate => ({
  id,
  state: 'shelved',
  warehouseId: 'guangzhou',
  goodsType: 'clothes',
  hasPictures: true,
  declared: true,
  blocked: false,
  inService: false,
  awaited: false,
  travelsAlone: false,
  ...more,
});

/** Parcels ship together if they have the same goods type. */
export const mergeByType: MergeRules = { mergeBy: 'type', goodsClasses: {}, picturesNeeded: true };
