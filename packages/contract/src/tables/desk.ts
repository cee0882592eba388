import { keysOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { exportedList, exportPartFields, exportRefusals } from '../wire/listExport.ts';
import { tableLists } from './lists.gen.ts';

export const tablesCalls = {
  exportList: staff('any').get('staff/lists/export', {
    summary:
      'Write a list of the console as a table, with the filters and columns that it is shown with; for those who may read the list',
    watched: 'export',
    input: z.strictObject({
      list: z.literal(keysOf(tableLists)),
      filters: z.string().max(2_000, 'field.tooLong').default(''),
      columns: z.string().max(400, 'field.tooLong').default(''),
      ...exportPartFields,
    }),
    output: exportedList,
    refusals: ['tables.filters', ...exportRefusals],
  }),
};
