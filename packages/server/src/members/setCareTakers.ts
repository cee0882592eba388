import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { recordSteps } from '../platform/transitions.ts';
import { findStaff } from '../staff/store.ts';
import { findMember, updateMember } from './store.ts';

/** Sets the member's contacts among staff; the history stores their current names. */
export const setCareTakers: Handler<'setCareTakers'> = async (tx, actor, input) => {
  const [member, service, sales] = await Promise.all([
    findMember(tx, input.memberId),
    careTaker(tx, input.serviceStaffId),
    careTaker(tx, input.salesStaffId),
  ]);
  if (!member || service === 'none' || sales === 'none') return refuse('row.notFound');
  if (service === 'disabled') return refuse('member.careTakerUnknown', {}, 'serviceStaffId');
  if (sales === 'disabled') return refuse('member.careTakerUnknown', {}, 'salesStaffId');
  await updateMember(tx, member.id, {
    serviceStaffId: input.serviceStaffId,
    salesStaffId: input.salesStaffId,
  });
  const why = [service?.name, sales?.name].filter((name) => name !== undefined).join(' · ');
  const step = { subjectId: member.id, event: 'careTakers', from: member.status, to: member.status, why };
  await recordSteps(tx, actor, 'member', [step]);
  return { done: true };
};

/** The clerk who shall look after members: `null` for nobody; `none` if there is no such clerk, `disabled` if disabled. */
async function careTaker(
  tx: Tx,
  staffId: string | null,
): Promise<{ name: string } | null | 'none' | 'disabled'> {
  if (staffId === null) return null;
  const staff = await findStaff(tx, staffId);
  if (!staff) return 'none';
  return staff.status === 'active' ? { name: staff.name } : 'disabled';
}
