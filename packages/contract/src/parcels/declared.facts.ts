import type { Fact } from '../wire/fact.ts';

/**
 * Free texts of a declaration. Inputs, answers, the API's description, forms and fact lists are made from this list.
 * An erasure empties them, and the parts of a split parcel take them over. Lists and sheets name their columns
 * themselves. To add one, add a database column with its name and a text `parcels.said.<name>`.
 */
export const declaredWords = {
  goodsLink: { kind: 'link', max: 500, says: 'Address where the goods were bought; may be empty' },
  remark: { kind: 'lines', max: 200, says: 'Remark of the member on the parcel; may be empty' },
} as const satisfies Readonly<Record<string, Fact>>;
export type DeclaredWordKey = keyof typeof declaredWords;
