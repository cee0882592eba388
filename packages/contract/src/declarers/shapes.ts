import { declarerKinds, declarerStatuses } from '@crossdock/domain/declarers/rules.ts';
import { z } from 'zod';
import { namedDocument } from '../wire/sensitiveDocuments.ts';
import { count, id, instant } from '../wire/values.ts';

/**
 * How many entries the importer had in this calendar half-year, and how many are duty-free; null if not counted there.
 */
const entries = { entriesUsed: count, entriesFree: count.nullable() };

export const declarerView = z.object({
  id,
  name: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  country: z.string(),
  idKind: z.enum(declarerKinds),
  idNumber: z.string(),
  front: namedDocument.nullable(),
  back: namedDocument.nullable(),
  isDefault: z.boolean(),
  /** 0 waiting, 1 approved, 2 rejected. */
  status: z.union([
    z.literal(declarerStatuses.pending),
    z.literal(declarerStatuses.approved),
    z.literal(declarerStatuses.rejected),
  ]),
  rejectReason: z.string(),
  ...entries,
  /** The latest order that names this declarer. */
  orderId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type DeclarerView = z.infer<typeof declarerView>;

/** A declarer as copied to the order; later edits do not change it. */
export const orderDeclarer = z.object({
  id,
  orderId: id,
  ...declarerView.pick({ name: true, phone: true, country: true, idKind: true, idNumber: true }).shape,
  createdAt: instant,
});
export type OrderDeclarer = z.infer<typeof orderDeclarer>;

/** A declarer that can be chosen for an order. */
export const declarerChoice = z.object({
  id,
  name: z.string(),
  country: z.string(),
  idNumber: z.string(),
  isDefault: z.boolean(),
  ...entries,
});
export type DeclarerChoice = z.infer<typeof declarerChoice>;
