import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import { findMemberBySimpleCode } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, randomBytesOf } from '../platform/ids.ts';
import { rememberDevice } from '../platform/knownDevices.ts';
import { networkOf } from '../platform/networks.ts';
import { noPassword } from '../platform/noPassword.ts';
import { notOpenYet } from '../platform/notOpenYet.ts';
import { phoneOf } from '../platform/phoneNumbers.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { rateLimit } from '../platform/throttle.ts';
import { agreementVersion } from './agreement.ts';
import { phoneDestination, takeCode } from './codes.ts';
import { insertUnderFreeCodes, registrationsOfNetwork, whatIsTaken } from './newMember.ts';

/**
 * The phone is all that is known of the member. The account is made up and stands for the name until they write one; the
 * password and the email address come when they are needed.
 */
export const joinByPhone: Handler<'joinByPhone'> = async (tx, actor, input, services) => {
  const closed = await notOpenYet(tx, actor);
  if (closed) return closed;
  const wait = await rateLimit(tx, registrationsOfNetwork, networkOf(actor.ip));
  if (wait) return wait;
  const phone = phoneOf(input.areaCode, input.phone);
  if (!phone) return refuse('member.phoneInvalid', {}, 'phone');
  const wrong = await takeCode(tx, services, 'register', phoneDestination(phone.e164).key, input.code);
  if (isRefusal(wrong)) return wrong;
  const referrer = input.inviteCode
    ? await findMemberBySimpleCode(tx, input.inviteCode.toUpperCase())
    : undefined;
  if (input.inviteCode && !referrer) return refuse('member.inviteInvalid', {}, 'inviteCode');
  const memberId = asMemberId(newId());
  const account = `m${referenceNumber('', randomBytesOf(5))}`.toLowerCase();
  const contacts = { areaCode: phone.areaCode, phone: phone.phone, email: '' };
  const added = await insertUnderFreeCodes(tx, {
    ...{ id: memberId, account, name: account, ...contacts, passwordHash: noPassword },
    referrerId: referrer?.id ?? null,
    registerSource: referrer ? 'invitation' : 'web',
    lang: actor.lang,
    agreedVersion: await agreementVersion(tx),
  });
  if (!added) return whatIsTaken(tx, { account, ...contacts });
  await rememberDevice(tx, memberId, actor.device);
  return { token: await openSession(tx, { memberId }, actor), memberId };
};
