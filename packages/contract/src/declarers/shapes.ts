import { declarerKinds, declarerStatuses } from '@crossdock/domain/declarers/rules.ts';
import { z } from 'zod';
import { sensitiveDocumentWithId } from '../wire/sensitiveDocuments.ts';
import { count, id, instant, plain } from '../wire/values.ts';

/**
 * How many customs entries the importer had in this calendar half-year, and how many are duty-free; null if the
 * country does not count them.
 */
const entries = { entriesUsed: count, entriesFree: plain.maybeCount };

export const declarerView = z.object({
  id,
  name: plain.text,
  areaCode: plain.text,
  phone: plain.text,
  country: plain.text,
  idKind: z.enum(declarerKinds),
  idNumber: plain.text,
  front: sensitiveDocumentWithId.nullable(),
  back: sensitiveDocumentWithId.nullable(),
  isDefault: plain.yesNo,
  /** 0 waiting, 1 approved, 2 rejected. */
  status: z.union([
    z.literal(declarerStatuses.pending),
    z.literal(declarerStatuses.approved),
    z.literal(declarerStatuses.rejected),
  ]),
  rejectReason: plain.text,
  ...entries,
  /** The latest order that names this declarer. */
  orderId: plain.maybeId,
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
export const declarerChoice = declarerView
  .pick({ id: true, name: true, country: true, idNumber: true, isDefault: true })
  .extend(entries);
export type DeclarerChoice = z.infer<typeof declarerChoice>;
