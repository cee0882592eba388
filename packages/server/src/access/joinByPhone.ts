import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import { findMemberByPhone, findMemberBySimpleCode } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, randomBytesOf } from '../platform/ids.ts';
import { rememberDevice } from '../platform/knownDevices.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { shopNotOpenRefusal } from '../platform/shopNotOpenRefusal.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { unusablePasswordHash } from '../platform/unusablePasswordHash.ts';
import { agreementVersion } from './agreement.ts';
import { verifyCodeById } from './codes.ts';
import { insertMemberWithUniqueCodes, registrationLimitOfNetwork } from './newMember.ts';
import { markCodeUsed } from './secrets.store.ts';
import { phoneFromSubject } from './sendPhoneCode.ts';

/**
 * Logs in the holder of a phone's code, or creates a member, because a number belongs to one member. A member's
 * password is not required: the holder of the phone could set a new one with another code anyway. A refusal leaves the
 * code usable.
 */
export const joinByPhone: Handler<'joinByPhone'> = async (tx, actor, input, services) => {
  const proven = await verifyCodeById(tx, services, 'enter', input.ticket, input.code);
  if (isRefusal(proven)) return proven;
  const phone = phoneFromSubject(proven.subject);
  if (!(await markCodeUsed(tx, proven.id))) return refuse('member.codeSpent', {}, 'code');
  const found = await findMemberByPhone(tx, phone.phone, phone.areaCode);
  const added = found === undefined ? await addMember(tx, actor, phone, input) : false;
  if (isRefusal(added)) return added;
  // If no member was added, another request for this number may have added one first.
  const member = found ?? (await findMemberByPhone(tx, phone.phone, phone.areaCode));
  if (!member) return refuse('row.changed');
  if (member.status !== 'active') return refuse('member.disabled');
  await rememberDevice(tx, member.id, actor.device);
  const token = await openSession(tx, { memberId: asMemberId(member.id) }, actor);
  return { token, memberId: member.id, joined: added };
};

/**
 * Creates a member from a phone number alone. The generated account serves as the name until the member writes one. The
 * portal requests password and email address when they are needed. False if another request was first.
 */
async function addMember(
  tx: Tx,
  actor: Parameters<Handler<'joinByPhone'>>[1],
  phone: { readonly areaCode: string; readonly phone: string },
  { agreements, inviteCode }: Request<'joinByPhone'>,
): Promise<
  boolean | Refusal<'shop.notOpen' | 'throttle.wait' | 'member.phoneUnknown' | 'member.inviteInvalid'>
> {
  const closed = await shopNotOpenRefusal(tx, actor);
  if (closed) return closed;
  if (agreements === undefined) return refuse('member.phoneUnknown');
  const wait = await enforceRateLimit(tx, registrationLimitOfNetwork, throttleKeyOfIp(actor.ip));
  if (wait) return wait;
  const referrer = inviteCode ? await findMemberBySimpleCode(tx, inviteCode.toUpperCase()) : undefined;
  if (inviteCode && !referrer) return refuse('member.inviteInvalid', {}, 'inviteCode');
  const account = `m${referenceNumber('', randomBytesOf(5))}`.toLowerCase();
  return insertMemberWithUniqueCodes(tx, {
    ...{ id: asMemberId(newId()), account, name: account, email: '', passwordHash: unusablePasswordHash },
    ...phone,
    referrerId: referrer?.id ?? null,
    registerSource: referrer ? 'invitation' : 'web',
    lang: actor.lang,
    agreedVersion: await agreementVersion(tx),
  });
}
