import type { FieldDefinition } from '../wire/fact.ts';

/** Free texts of a declaration that only a parcel's own page shows. */
export const detailTextFields = {
  goodsLink: { kind: 'link', max: 500, says: 'Address where the goods were bought; may be empty' },
} as const satisfies Readonly<Record<string, FieldDefinition>>;

/** The free texts that lists also show. The console's list of parcels and its export have a column for each. */
export const listedTextFields = {
  remark: { kind: 'lines', max: 200, says: 'Remark of the member on the parcel; may be empty' },
} as const satisfies Readonly<Record<string, FieldDefinition>>;

/**
 * All free texts of a declaration, in the order of the form. Inputs, answers, the API's description, forms and fact
 * lists are made from this list. An erasure empties them, and the parts of a split parcel copy them. To add one, add a
 * database column with its name, a line in one of the two lists above and a text `parcels.said.<name>`.
 */
export const declaredTextFields = { ...detailTextFields, ...listedTextFields };
export type DeclaredTextField = keyof typeof declaredTextFields;
