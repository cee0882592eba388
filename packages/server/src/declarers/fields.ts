import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import { normaliseIdNumber } from '@crossdock/domain/members/identity.ts';
import { callingCodes, isRegion } from '@crossdock/domain/regions.ts';
import type { Tx } from '../platform/db.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { DeclarerFields } from './store.ts';

type Fields = Input<'addDeclarer'>;

/** The columns of what a member typed; refuses pictures that are not theirs. */
export async function declarerFieldsOf(
  tx: Tx,
  memberId: string,
  input: Fields,
): Promise<DeclarerFields | Refusal<'identity.pictureUnknown'>> {
  for (const field of ['frontFileId', 'backFileId'] as const) {
    const fileId = input[field];
    if (fileId !== null && !(await ownsFiles(tx, memberId, [fileId], 'idCard')))
      return refuse('identity.pictureUnknown', {}, field);
  }
  const { isDefault: _, ...typed } = input;
  return {
    ...typed,
    areaCode: isRegion(input.country) ? callingCodes[input.country] : '',
    idNumber: normaliseIdNumber(input.idNumber),
  };
}
