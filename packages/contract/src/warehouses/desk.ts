import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, note, text, texts, whole } from '../wire/values.ts';
import { storageTerms } from './storageTerms.ts';

const warehouseFields = {
  code: text(20).regex(/^[A-Za-z0-9-]+$/, 'field.invalid'),
  name: text(60),
  /** Its name in a language, if different. */
  names: z
    .strictObject({ zh: note(60).default(''), tw: note(60).default(''), en: note(60).default('') })
    .default({ zh: '', tw: '', en: '' }),
  /** May contain {memberId}, {randomName}, {userName}, {alias}. */
  linkman: text(100),
  phone: text(30),
  address: text(200),
  zip: note(10),
  freeStorageDays: whole.min(0).max(365),
  storage: storageTerms,
  /** Days of the shop's calendar that do not count as storage days. */
  closedDays: z.array(z.iso.date({ error: 'field.invalid' })).max(400, 'field.tooMany'),
};

export const addWarehouseInput = z.strictObject(warehouseFields);
const editWarehouseInput = z.strictObject({ id, ...warehouseFields });

const staffWarehouse = z.object({
  id,
  code: z.string(),
  name: z.string(),
  names: texts,
  linkman: z.string(),
  phone: z.string(),
  address: z.string(),
  zip: z.string(),
  freeStorageDays: z.number().int(),
  storage: storageTerms,
  closedDays: z.array(z.string()),
  active: z.boolean(),
});
export type StaffWarehouse = z.infer<typeof staffWarehouse>;

export const warehouseCalls = {
  getWarehouseList: call('GET', 'Member/GetWarehouseList', {
    by: 'member',
    summary: "The shop's warehouses; linkman and address with my placeholders filled in, ready to copy",
    input: emptyInput,
    output: z.array(
      z.object({
        id,
        code: z.string(),
        name: z.string(),
        linkman: z.string(),
        phone: z.string(),
        address: z.string(),
        zip: z.string(),
        freeStorageDays: z.number().int(),
      }),
    ),
  }),
  listStaffWarehouses: call('GET', 'staff/warehouses', {
    by: 'staff',
    can: 'warehouse.read',
    summary: 'Warehouses, open and closed, with their placeholders as written',
    input: emptyInput,
    output: z.array(staffWarehouse),
  }),
  addWarehouse: call('POST', 'staff/warehouses', {
    by: 'staff',
    can: 'warehouse.write',
    summary: 'Open a warehouse',
    idempotent: true,
    input: addWarehouseInput,
    output: staffWarehouse,
    refusals: ['warehouse.codeTaken', 'warehouse.placeholder'],
  }),
  editWarehouse: call('POST', 'staff/warehouses/edit', {
    by: 'staff',
    can: 'warehouse.write',
    summary: 'Change a warehouse',
    input: editWarehouseInput,
    output: staffWarehouse,
    refusals: ['warehouse.codeTaken', 'warehouse.placeholder'],
  }),
  activateWarehouse: call('POST', 'staff/warehouses/activate', {
    by: 'staff',
    can: 'warehouse.write',
    summary: 'Close a warehouse for members, or open it again',
    input: z.strictObject({ id, active: z.boolean() }),
    output: doneAnswer,
    refusals: ['warehouse.inUse'],
  }),
};
