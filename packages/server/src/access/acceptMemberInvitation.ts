import { refuse } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { rememberDevice } from '../platform/knownDevices.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { hashPassword } from '../platform/passwords.ts';
import { asMemberId } from '../platform/scope.ts';
import { openSession } from '../platform/sessions.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { weakPasswordRefusal } from '../platform/weakPasswords.ts';
import { agreementVersion } from './agreement.ts';
import { findOpenInvitation, markInvitationUsed } from './invitations.store.ts';
import { duplicateMemberRefusal, insertMemberWithUniqueCodes } from './newMember.ts';

const perAddress: ThrottleLimit = { bucket: 'register-ip', max: 100, windowSeconds: 3_600 };

/** Registers an invited member like `register`, but with the invitation by staff instead of a code. */
export const acceptMemberInvitation = withPreparation<'acceptMemberInvitation'>()({
  look: async (tx, actor, { ticket }) => {
    const wait = await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip));
    if (wait) return wait;
    return (await findOpenInvitation(tx, ticket)) ?? refuse('invitation.ended');
  },
  prepare: async (noTransaction, _actor, { account, password }, _services, invitation) => {
    const weak = await weakPasswordRefusal(password, [account, invitation.email, invitation.phone]);
    return weak ?? { invitation, passwordHash: await hashPassword(noTransaction, password) };
  },
  handle: async (tx, actor, { account }, _services, { invitation, passwordHash }) => {
    const { id, name, areaCode, phone, email } = invitation;
    const memberId = asMemberId(newId());
    const member = { id: memberId, account, name, areaCode, phone, email, passwordHash };
    const added = await insertMemberWithUniqueCodes(tx, {
      ...member,
      referrerId: null,
      registerSource: 'staff',
      lang: actor.lang,
      agreedVersion: await agreementVersion(tx),
    });
    if (!added) return duplicateMemberRefusal(tx, member);
    if (!(await markInvitationUsed(tx, id, memberId))) return refuse('invitation.ended');
    await rememberDevice(tx, memberId, actor.device);
    return { token: await openSession(tx, { memberId }, actor), memberId };
  },
});
