import type { Output } from '@crossdock/contract/table.ts';

/** A staff account as the list shows it. */
export type StaffRow = Output<'listStaff'>['list'][number];
