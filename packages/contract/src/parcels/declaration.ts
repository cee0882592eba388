import { maxGoodsNameLength } from '@crossdock/domain/parcels/declaration.ts';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { count, minor, note, plain, requiredWhole, text } from '../wire/values.ts';
import { declaredTextFields, detailTextFields, listedTextFields } from './declared.facts.ts';
import type { declaredFieldNames } from './declaredFieldNames.ts';

const words = keysOf(declaredTextFields);
type DeclaredName = (typeof declaredFieldNames)[number];

/**
 * The declaration of a parcel as a member types it in the forecast. The member can change it until the parcel has
 * arrived.
 */
export const declaration = {
  goodsType: text(40),
  goodsName: text(maxGoodsNameLength),
  goodsCount: requiredWhole(1, 100_000),
  declaredValueMinor: z
    .number({ error: 'field.required' })
    .int('field.integer')
    .min(1, 'parcel.valueMissing'),
  ...recordOf(words, (word) => note(declaredTextFields[word].max).default('')),
} satisfies Record<DeclaredName, z.ZodType>;

const declarationInput = z.object(declaration);
export type Declaration = z.output<typeof declarationInput>;
/** A declaration as a form or a caller sends it. */
export type DeclarationInput = z.input<typeof declarationInput>;

/** The declaration in an answer that lists parcels; the type is empty if undeclared. */
export const listedDeclarationFields = {
  goodsName: plain.text,
  goodsType: plain.text,
  goodsCount: count,
  declaredValueMinor: minor,
  ...recordOf(keysOf(listedTextFields), () => plain.text),
};

/** The additional fields in the answer for a single parcel. */
export const detailDeclarationFields = recordOf(keysOf(detailTextFields), () => plain.text);

export const declaredFields = { ...listedDeclarationFields, ...detailDeclarationFields } satisfies Record<
  DeclaredName,
  z.ZodType
>;
