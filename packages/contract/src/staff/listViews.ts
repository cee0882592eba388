import { z } from 'zod';
import { call } from '../wire/call.ts';
import { done, text } from '../wire/values.ts';

/** The console's lists whose filters and order can be saved under a name. */
const viewedLists = ['members', 'parcels', 'orders', 'payments', 'audit'] as const;
export type ViewedList = (typeof viewedLists)[number];

const list = z.enum(viewedLists);
const name = text(40);
/** The query of the list's address. */
const search = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine((fields) => Object.keys(fields).length <= 20, 'field.tooMany');

export const listViewCalls = {
  getListViews: call('GET', 'staff/views', {
    by: 'staff',
    can: 'any',
    summary: 'List your saved views of a list, by name',
    input: z.strictObject({ list }),
    output: z.object({ list: z.array(z.object({ name: z.string(), search })) }),
  }),
  saveListView: call('POST', 'staff/views/save', {
    by: 'staff',
    can: 'any',
    summary: 'Save filters and order of a list under a name',
    input: z.strictObject({ list, name, search }),
    output: done,
    refusals: ['staff.tooManyViews'],
  }),
  removeListView: call('POST', 'staff/views/remove', {
    by: 'staff',
    can: 'any',
    summary: 'Delete a saved view of a list',
    input: z.strictObject({ list, name }),
    output: done,
  }),
};
