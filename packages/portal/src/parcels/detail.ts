import type { Output } from '@crossdock/contract/table.ts';

/** One parcel with everything that its page shows. */
export type ParcelDetail = Output<'getParcel'>;
