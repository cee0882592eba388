import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { asMemberId, type Member } from '../platform/scope.ts';
import { forecastParcels } from './forecastParcels.ts';
import { isActiveMember } from './owners.store.ts';

/** Staff forecast parcels for a member; the history names both. */
export const forecastForMember: Handler<'forecastForMember'> = async (
  tx,
  { staffId, roles: _roles, key: _key, ...staff },
  { memberId, ...input },
  services,
) => {
  if (!(await isActiveMember(tx, memberId))) return refuse('row.notFound');
  const member: Member = {
    ...staff,
    kind: 'member',
    memberId: asMemberId(memberId),
    actingStaffId: staffId,
  };
  return forecastParcels(tx, member, input, services);
};
