import { z } from 'zod';
import { member, staff } from '../wire/call.ts';
import { recordListCalls } from '../wire/recordCalls.ts';
import { count, id, note, plain, text, texts, whole } from '../wire/values.ts';
import { storageTerms } from './storageTerms.ts';

const warehouseFields = {
  code: text(20).regex(/^[A-Za-z0-9-]+$/, 'field.invalid'),
  name: text(60),
  /** The warehouse's name in each language in which it differs from `name`. */
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

const staffWarehouse = z.object({
  id,
  code: plain.text,
  name: plain.text,
  names: texts,
  linkman: plain.text,
  phone: plain.text,
  address: plain.text,
  zip: plain.text,
  freeStorageDays: count,
  storage: storageTerms,
  closedDays: plain.texts,
  active: plain.yesNo,
});
export type StaffWarehouse = z.infer<typeof staffWarehouse>;

const warehouses = recordListCalls('staff/warehouses', {
  can: 'warehouse.write',
  add: addWarehouseInput,
  edit: z.strictObject({ id, ...warehouseFields }),
  output: staffWarehouse,
  refusals: ['warehouse.codeTaken', 'warehouse.placeholder'],
});

export const warehouseCalls = {
  getWarehouseList: member.get('Member/GetWarehouseList', {
    summary: "The shop's warehouses; linkman and address with my placeholders filled in, ready to copy",
    output: z.array(
      staffWarehouse
        .pick({ id: true, code: true, name: true, linkman: true, phone: true, address: true, zip: true })
        .extend({ freeStorageDays: count }),
    ),
  }),
  listStaffWarehouses: warehouses.list(
    'warehouse.read',
    'Warehouses, open and closed, with their placeholders as written',
  ),
  addWarehouse: warehouses.add('Open a warehouse'),
  editWarehouse: warehouses.edit('Change a warehouse'),
  activateWarehouse: staff('warehouse.write').post('staff/warehouses/activate', {
    summary: 'Close a warehouse for members, or open it again',
    input: z.strictObject({ id, active: plain.yesNo }),
    refusals: ['warehouse.inUse'],
  }),
};
