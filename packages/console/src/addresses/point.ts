import type { Output } from '@crossdock/contract/table.ts';

/** A pickup point as the list shows it, open or closed. */
export type Point = Output<'listAllPickupPoints'>['list'][number];
