import type { Output } from '@crossdock/contract/table.ts';

/** One parcel of mine with everything its page shows. */
export type ParcelDetail = Output<'getParcel'>;
