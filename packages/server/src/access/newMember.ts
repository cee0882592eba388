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
import type { ThrottleLimit } from '../platform/throttle.ts';

/** The limit of registrations for a network, shared by both calls that register members. */
export const registrationLimitOfNetwork: ThrottleLimit = {
  bucket: 'register-ip',
  max: 100,
  windowSeconds: 3_600,
};

/** Generates invitation code and alias, and generates again if one exists already. */
export async function insertMemberWithUniqueCodes(
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

/** The refusal that names a contact that already belongs to a member; undefined if none does. */
export async function duplicateContactRefusal(tx: Tx, { areaCode, phone, email }: Contacts) {
  if (await findMemberByPhone(tx, phone, areaCode)) return refuse('member.phoneTaken', {}, 'phone');
  if (email !== '' && (await findMemberByEmail(tx, email))) return refuse('member.emailTaken', {}, 'email');
  return undefined;
}

/** The refusal that names the account or contacts that are taken. */
export async function duplicateMemberRefusal(tx: Tx, wished: Contacts & Pick<NewMember, 'account'>) {
  if (await findMemberByAccount(tx, wished.account)) return refuse('member.accountTaken', {}, 'account');
  return (await duplicateContactRefusal(tx, wished)) ?? refuse('row.changed');
}
