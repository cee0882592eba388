import type { ProblemChoice, ProblemType } from '@crossdock/domain/parcels/problems.ts';
import { type OrderScene, openOrderScene } from './orderScene.ts';
import type { Person } from './world.ts';

/** A member with some money whose parcels have problems, and the shop's owner, warehouse clerk and support clerk. */
export async function openProblemScene() {
  const scene = await openOrderScene();
  const { member, world } = scene;
  const [owner, clerk, support] = await Promise.all(
    (['owner', 'warehouse', 'support'] as const).map((role) => world.tw.staff([role])),
  );
  if (!owner || !clerk || !support) throw new Error('no staff');
  await owner.client.call('adjustMemberBalance', {
    memberId: member.id,
    amountMinor: 100_000,
    reason: 'test',
  });
  const mine = (id: string) => member.client.call('getProblem', { id });
  const feeOf = async (id: string, wanted: ProblemChoice) =>
    (await mine(id)).choices.find(({ choice }) => choice === wanted)?.feeMinor ?? 0;
  return {
    ...scene,
    owner,
    clerk,
    support,
    mine,
    feeOf,
    courierOf: (id: string) => courierOf(clerk, id),
    problem: (fields: ProblemFields = {}) => problem(scene, clerk, fields),
    balance: async () => (await member.client.call('getWallet', {})).balanceMinor,
    answer: async (id: string, choice: ProblemChoice, fields: object = {}) =>
      member.client.attempt('answerProblem', { id, choice, feeMinor: await feeOf(id, choice), ...fields }),
    /** The member's notifications: event and subject. */
    told: async () => {
      const { list } = await member.client.call('listNotifications', { pageSize: 50 });
      return list.map(({ event, subjectId }) => ({ event, subjectId }));
    },
  };
}
export type ProblemScene = Awaited<ReturnType<typeof openProblemScene>>;

const courierOf = async (clerk: Person, id: string) =>
  (await clerk.client.call('getStaffParcel', { id })).courierNumber;

interface ProblemFields {
  readonly type?: ProblemType;
  readonly byFirm?: boolean;
  readonly blocks?: boolean;
}

/** Registers a problem with a fresh parcel of the member. */
async function problem(scene: OrderScene, clerk: Person, fields: ProblemFields) {
  const parcelId = await scene.parcel();
  const courierNumber = await courierOf(clerk, parcelId);
  const input = { courierNumber, type: 'damaged' as const, description: '外箱破了一角', ...fields };
  const { id } = await clerk.client.call('registerProblem', input);
  return { id, parcelId, courierNumber, input };
}
