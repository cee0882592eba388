import type { Output } from '@crossdock/contract/table.ts';

/** One parcel with everything that staff may know of it. */
export type StaffParcel = Output<'getStaffParcel'>;
