import { refuse } from '@crossdock/contract/refusals.ts';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import { memberAlias } from '@crossdock/domain/warehouses/placeholders.ts';
import {
  findMemberByAccount,
  findMemberByEmail,
  findMemberByPhone,
  insertMember,
  type NewMember,
} from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import { randomBytesOf } from '../platform/ids.ts';

/** Invitation code and alias are made up; one that exists already is made up again. */
export async function insertUnderFreeCodes(
  tx: Tx,
  member: Omit<NewMember, 'simpleCode' | 'randomName'>,
): Promise<boolean> {
  for (let tried = 0; tried < 3; tried += 1) {
    const simpleCode = referenceNumber('', randomBytesOf(5));
    if (await insertMember(tx, { ...member, simpleCode, randomName: memberAlias(randomBytesOf(4)) }))
      return true;
  }
  return false;
}

type Contacts = Pick<NewMember, 'areaCode' | 'phone' | 'email'>;

/** Which of the contacts belongs to a member already. */
export async function takenContact(tx: Tx, { areaCode, phone, email }: Contacts) {
  if (await findMemberByPhone(tx, phone, areaCode)) return refuse('member.phoneTaken', {}, 'phone');
  if (await findMemberByEmail(tx, email)) return refuse('member.emailTaken', {}, 'email');
  return undefined;
}

/** Why no such member could be made. */
export async function whatIsTaken(tx: Tx, wished: Contacts & Pick<NewMember, 'account'>) {
  if (await findMemberByAccount(tx, wished.account)) return refuse('member.accountTaken', {}, 'account');
  return (await takenContact(tx, wished)) ?? refuse('row.changed');
}
