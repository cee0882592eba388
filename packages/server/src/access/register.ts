import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { findMemberBySimpleCode } from '../members/store.ts';
import { withPreparation } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { rememberDevice } from '../platform/knownDevices.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { hashPassword } from '../platform/passwords.ts';
import { phoneOf } from '../platform/phoneNumbers.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { shopNotOpenRefusal } from '../platform/shopNotOpenRefusal.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { weakPasswordRefusal } from '../platform/weakPasswords.ts';
import { agreementVersion } from './agreement.ts';
import { emailDestination, phoneDestination, verifyCode } from './codes.ts';
import {
  duplicateMemberRefusal,
  insertMemberWithUniqueCodes,
  registrationLimitOfNetwork,
} from './newMember.ts';
import { markCodeUsed } from './secrets.store.ts';

/** The code is checked before the answer can reveal which accounts exist. */
export const register = withPreparation<'register'>()({
  look: async (tx, actor, input, services) => {
    const closed = await shopNotOpenRefusal(tx, actor);
    if (closed) return closed;
    const wait = await enforceRateLimit(tx, registrationLimitOfNetwork, throttleKeyOfIp(actor.ip));
    if (wait) return wait;
    const phone = phoneOf(input.areaCode, input.phone);
    if (!phone) return refuse('member.phoneInvalid', {}, 'phone');
    const to = input.codeBy === 'email' ? emailDestination(input.email) : phoneDestination(phone.e164);
    const proven = await verifyCode(tx, services, 'register', to.key, input.code);
    return isRefusal(proven) ? proven : { phone, codeId: proven.id };
  },
  prepare: async (noTransaction, _actor, input, _services, seen) => {
    const weak = await weakPasswordRefusal(input.password, [input.account, input.email, input.phone]);
    return weak ?? { ...seen, passwordHash: await hashPassword(noTransaction, input.password) };
  },
  handle: async (tx, actor, input, _services, { phone, codeId, passwordHash }) => {
    if (!(await markCodeUsed(tx, codeId))) return refuse('member.codeSpent', {}, 'code');
    const referrer = input.inviteCode
      ? await findMemberBySimpleCode(tx, input.inviteCode.toUpperCase())
      : undefined;
    if (input.inviteCode && !referrer) return refuse('member.inviteInvalid', {}, 'inviteCode');
    const memberId = asMemberId(newId());
    const added = await insertMemberWithUniqueCodes(tx, {
      id: memberId,
      account: input.account,
      name: input.name,
      areaCode: phone.areaCode,
      phone: phone.phone,
      email: input.email,
      passwordHash,
      referrerId: referrer?.id ?? null,
      registerSource: referrer ? 'invitation' : 'web',
      lang: actor.lang,
      agreedVersion: await agreementVersion(tx),
    });
    if (!added) return duplicateMemberRefusal(tx, { ...input, ...phone });
    await rememberDevice(tx, memberId, actor.device);
    return { token: await openSession(tx, { memberId }, actor), memberId };
  },
});
