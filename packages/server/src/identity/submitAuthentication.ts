import { refuse } from '@crossdock/contract/refusals.ts';
import { nextState } from '@crossdock/domain/machine.ts';
import { normaliseIdNumber } from '@crossdock/domain/members/identity.ts';
import { editableAuditMachine } from '@crossdock/domain/payments/states.ts';
import { countriesByCode } from '../addresses/geography.store.ts';
import { lockMember } from '../members/store.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { recordIdentityWait } from './reviewWaits.ts';
import { findIdentity, isDocumentTaken, saveIdentity } from './store.ts';
import { identityViewOf } from './view.ts';

/**
 * Submitting an approved identity again requires a new approval. The number may also be in another member's
 * submission, as long as that one is not approved.
 */
export const submitAuthentication: Handler<'submitAuthentication'> = async (tx, actor, input, services) => {
  const { memberId } = actor;
  const { country, frontFileId, backFileId } = input;
  const idNumber = normaliseIdNumber(input.idNumber);
  await lockMember(tx, memberId);
  const [before, countries, ownsFront, ownsBack, taken] = await Promise.all([
    findIdentity(tx, memberId),
    countriesByCode(tx, [country]),
    ownsFiles(tx, memberId, [frontFileId], 'idCard'),
    backFileId === null || ownsFiles(tx, memberId, [backFileId], 'idCard'),
    isDocumentTaken(tx, memberId, { country, idNumber }),
  ]);
  if (countries.length === 0) return refuse('identity.countryUnknown', {}, 'country');
  if (!ownsFront) return refuse('identity.pictureUnknown', {}, 'frontFileId');
  if (!ownsBack) return refuse('identity.pictureUnknown', {}, 'backFileId');
  if (taken) return refuse('identity.numberTaken', {}, 'idNumber');
  const changes = before && before.state !== 'withdrawn';
  if (changes && nextState(editableAuditMachine, before.state, 'edit', 'member') === undefined)
    return refuse('row.changed');
  await saveIdentity(tx, actor, memberId, before, {
    realName: input.realName,
    country,
    idKind: input.idKind,
    idNumber,
    frontFileId,
    backFileId,
  });
  await recordIdentityWait(tx, actor, memberId);
  return identityViewOf(await findIdentity(tx, memberId), actor.shop.settings.identityRequired, {
    lang: actor.lang,
    secret: services.config.APP_SECRET,
    now: tx.now,
  });
};
