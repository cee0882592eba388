import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';

/**
 * How each call is sent over HTTP. The published package contains the result of this line, without the
 * schemas.
 */
export const wire = deriveWire(calls);
