import fc from 'fast-check';

/** Checks that a property holds for `numRuns` generated values of each arbitrary. */
export const forAllIn =
  (numRuns: number) =>
  <Values extends [unknown, ...unknown[]]>(
    ...property: [
      ...arbitraries: { [K in keyof Values]: fc.Arbitrary<Values[K]> },
      holds: ((...values: Values) => boolean) | ((...values: Values) => void),
    ]
  ) =>
    fc.assert(fc.property(...property), { numRuns });

export const forAll = forAllIn(100);
