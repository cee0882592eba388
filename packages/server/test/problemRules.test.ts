import { describe, expect, test } from 'vitest';
import { overdueProblemNotices } from '../src/problems/overdueJob.ts';
import { openProblemScene } from './problemScene.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import { testSettingEffect } from './settingEffects.ts';

const scene = await openProblemScene();

describe("the shop's settings", () => {
  const set = async (fields: object) => {
    const settings = await scene.owner.client.call('getProblemSettings', {});
    await scene.owner.client.call('saveProblemSettings', { ...settings, ...fields });
  };

  const aged = (id: string, days: number) =>
    scene.world.sql(
      `update problem_pieces set created_at = now() - make_interval(days => $2) - interval '1 minute' where id = $1`,
      [id, days],
    );
  /** Runs the job in two processes at once. Returns how many notifications about the problem the member has so far. */
  const heardOf = async (id: string) => {
    const { running, tw } = scene.world;
    const job = overdueProblemNotices(running.services);
    const run = () => runJobIfDue(scene.world, tw, job);
    await Promise.all([run(), run()]);
    return (await scene.told()).filter((one) => one.event === 'problem.overdue' && one.subjectId === id)
      .length;
  };

  testSettingEffect(
    ['saveProblemSettings.returnFeeMinor', 'saveProblemSettings.destroyFeeMinor'],
    'what an answer costs',
    async () => {
      const { id } = await scene.problem();
      await set({ returnFeeMinor: 12_300, destroyFeeMinor: 4_500 });
      expect([await scene.feeOf(id, 'return'), await scene.feeOf(id, 'destroy')]).toEqual([12_300, 4_500]);
      await set({ returnFeeMinor: 0, destroyFeeMinor: 0 });
      expect([await scene.feeOf(id, 'return'), await scene.feeOf(id, 'destroy')]).toEqual([0, 0]);
    },
  );

  testSettingEffect('saveProblemSettings.escalateDays', 'from when on a problem is overdue', async () => {
    const { id } = await scene.problem();
    await aged(id, 5);
    const overdue = async () =>
      (await scene.clerk.client.call('listProblems', { shelf: 'overdue' })).list.map((one) => one.id);
    await set({ escalateDays: 6 });
    expect(await overdue()).not.toContain(id);
    await set({ escalateDays: 4 });
    expect(await overdue()).toContain(id);
    expect((await scene.owner.client.call('getDashboard', {})).problems.overdue).toBeGreaterThan(0);
  });

  testSettingEffect(
    ['saveProblemSettings.secondDays', 'saveProblemSettings.thirdDays'],
    'when its member hears of it again: once by each age, and of none that is settled',
    async () => {
      const { id } = await scene.problem();
      await set({ escalateDays: 7, secondDays: null, thirdDays: null });
      const heard = [];
      for (const [days, fields] of [
        [6, {}],
        [7, {}],
        [20, {}],
        [20, { secondDays: 21 }],
        [20, { secondDays: 14 }],
        [29, { thirdDays: 30 }],
        [31, {}],
      ] as const) {
        await aged(id, days);
        await set(fields);
        heard.push(await heardOf(id));
      }
      expect(heard).toEqual([0, 1, 1, 1, 2, 2, 3]);
      const settled = await scene.problem();
      await aged(settled.id, 40);
      await scene.clerk.client.call('resolveProblem', { id: settled.id, note: '補好了' });
      expect(await heardOf(settled.id)).toBe(0);
    },
  );

  test('overdue problems come first, then blocking ones, for their member and in the queue', async () => {
    await set({ escalateDays: 7 });
    const late = await scene.problem({ type: 'short' });
    const blocking = await scene.problem({ type: 'damaged' });
    const plain = await scene.problem({ type: 'short' });
    await aged(late.id, 8);
    const mine = (await scene.member.client.call('queryProblems', { state: 'open', pageSize: 100 })).list;
    const queue = (await scene.clerk.client.call('listProblems', { shelf: 'open', pageSize: 100 })).list;
    for (const list of [mine, queue]) {
      const order = list.filter(({ id }) => [late.id, blocking.id, plain.id].includes(id));
      expect(order.map(({ id, overdue }) => [id, overdue])).toEqual([
        [late.id, true],
        [blocking.id, false],
        [plain.id, false],
      ]);
    }
  });
});
