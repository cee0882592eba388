/** The facts of a parcel on its own label. */
export const parcelOnLabel = {
  code: 'SF1374920011835',
  copy: 2,
  alias: 'R7K2M9',
  shelf: 'A-12-3',
  tail: '011835',
  day: '2026-11-27',
} as const;
