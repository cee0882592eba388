import type { PointsSettings } from '../src/shops/settings.ts';

/** A point for each 10.00 of freight, worth 1.00, in a shop that gives none yet. */
export const pointsSwitchedOff: PointsSettings = {
  active: false,
  earnPerMinor: 1_000,
  worthMinor: 100,
  minUse: 1,
  maxShareBp: 5_000,
  exchangeable: true,
};
