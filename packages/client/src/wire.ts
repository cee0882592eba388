import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';

/** How each call travels. The package that others install has it as it is written here, without the schemas. */
export const wire = deriveWire(calls);
