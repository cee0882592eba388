import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';

/**
 * How each call is sent over HTTP, derived from the contract. The published package contains only this derived table,
 * without the schemas.
 */
export const wire = deriveWire(calls);
