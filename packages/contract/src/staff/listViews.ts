import { z } from 'zod';
import { tableLists } from '../tables/lists.gen.ts';
import { staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { id, note, plain, text } from '../wire/values.ts';

/** Lists whose call has no `table`. They have their own export or no export, or they show the rows of another list. */
const otherLists = [
  'members',
  'parcels',
  'orders',
  'payments',
  'audit',
  'memberParcels',
  'memberOrders',
  'packing',
  'shipping',
] as const;

/** The console's lists for which filters, order and columns can be saved under a name. */
export const listsWithSavedViews = [...otherLists, ...Object.values(tableLists)] as const;
export type ListWithSavedViews = (typeof listsWithSavedViews)[number];

const list = z.enum(listsWithSavedViews);
const name = text(40);
/** The query string of the list's URL: filters, order, and columns. */
const search = z
  .record(z.string().max(40), z.union([z.string().max(400), z.number(), plain.yesNo]))
  .refine((fields) => Object.keys(fields).length <= 20, 'field.tooMany');

export const listViewCalls = {
  getListViews: staff('any').get('staff/views', {
    summary: 'List your saved views of a list and those that the shop shares, by name, with your columns',
    input: z.strictObject({ list }),
    output: z.object({
      list: z.array(
        z.object({
          name: plain.text,
          search,
          shared: plain.yesNo,
          /** The owner of the view. */
          staffId: id,
          staffName: plain.text,
          mine: plain.yesNo,
          /** The list opens with this view. */
          opens: plain.yesNo,
        }),
      ),
      /** The chosen columns, in order; empty for the default. */
      columns: plain.texts,
    }),
  }),
  saveListView: staff('any').post('staff/views/save', {
    summary: 'Save filters, columns and order of a list under a name, or rename a view of yours',
    input: z.strictObject({ list, name, search, was: name.optional() }),
    refusals: ['staff.tooManyViews', 'staff.viewNamed'],
  }),
  removeListView: staff('any').post('staff/views/remove', {
    summary: 'Delete a saved view of a list',
    input: z.strictObject({ list, name }),
  }),
  shareListView: staff('view.share').post('staff/views/share', {
    summary: 'Show a view of yours to the whole shop, or end the sharing of any',
    input: z.strictObject({ list, name, shared: plain.yesNo, staffId: plain.optionalId }),
  }),
  openWithView: staff('any').post('staff/views/first', {
    summary: 'Open a list with a view, yours or a shared one, or with none',
    input: z.strictObject({ list, name: note(40), staffId: plain.optionalId }),
  }),
  saveListColumns: staff('any').post('staff/views/columns', {
    summary: 'Choose the columns of a list for yourself',
    input: z.strictObject({ list, columns: z.array(z.string().max(40)).max(40, 'field.tooMany') }),
  }),
  listColleagues: staff('any').get('staff/colleagues', {
    summary: 'List the names of the shop’s staff',
    output: listOf(z.object({ staffId: id, name: plain.text })),
  }),
};
