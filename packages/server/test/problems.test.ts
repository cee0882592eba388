import { afterAll, describe, expect, test } from 'vitest';
import { daysAgo, hoursAgo } from './ago.ts';
import { choiceOf } from './orderWorld.ts';
import { picture } from './parcelWorld.ts';
import { balanceNotificationsOf, faultsOfLedger } from './payWorld.ts';
import { openProblemScene } from './problemScene.ts';

const scene = await openProblemScene();
const { owner, clerk, support, member, mine, problem, answer, feeOf, balance, told, courierOf } = scene;
const other = await scene.world.tw.member();
afterAll(async () => expect(await faultsOfLedger(scene.world)).toEqual([]));

describe('a problem parcel', () => {
  test('is registered with pictures, reported to its member, and hidden from others', async () => {
    const parcelId = await scene.parcel();
    const courierNumber = await courierOf(parcelId);
    const { fileId } = await clerk.client.call(
      'uploadStaffFile',
      { purpose: 'problem' },
      { file: picture() },
    );
    const input = {
      courierNumber: ` ${courierNumber.toLowerCase()} `,
      type: 'wet' as const,
      description: '箱子濕了',
    };
    const { id } = await clerk.client.call('registerProblem', { ...input, fileIds: [fileId] });
    const { list, counts } = await member.client.call('queryProblems', { state: 'open', parcelId });
    expect(list).toMatchObject([
      {
        id,
        type: 'wet',
        state: 'open',
        description: '箱子濕了',
        processedAt: null,
        parcel: { courierNumber },
      },
    ]);
    expect(counts).toMatchObject({ open: 1, resolved: 0 });
    const images = await member.client.call('getProblemPictures', { id });
    expect(images).toMatchObject({ pictures: [{ full: expect.stringContaining(fileId) }], proofs: [] });
    expect(await told()).toContainEqual({ event: 'problem.register', subjectId: id });
    expect((await other.client.call('queryProblems', {})).list).toEqual([]);
    expect(await other.client.attempt('getProblem', { id })).toBeRefused('row.notFound');
    expect(await other.client.attempt('answerProblem', { id, choice: 'ship', feeMinor: 0 })).toBeRefused(
      'row.notFound',
    );
  });

  test('has one open problem per type, in the warehouse, with staff’s own pictures', async () => {
    const { input } = await problem();
    const again = await Promise.all(
      [1, 2, 3].map(() =>
        clerk.client.attempt('registerProblem', { ...input, type: 'short', description: '少一件' }),
      ),
    );
    expect(again.filter(({ ok }) => ok)).toHaveLength(1);
    for (const tried of again.filter(({ ok }) => !ok)) expect(tried).toBeRefused('problem.known', 'type');
    expect(
      await clerk.client.attempt('registerProblem', { ...input, courierNumber: 'SF999999999999' }),
    ).toBeRefused('problem.parcelUnknown', 'courierNumber');
    const { fileId } = await clerk.client.call(
      'uploadStaffFile',
      { purpose: 'package' },
      { file: picture() },
    );
    expect(
      await clerk.client.attempt('registerProblem', { ...input, type: 'wet', fileIds: [fileId] }),
    ).toBeRefused('problem.pictureUnknown', 'fileIds');
  });

  test('with a blocking problem stays out of orders and packages until it is settled', async () => {
    const { id, parcelId, input } = await problem();
    const choice = choiceOf(scene.lane, [parcelId], scene.address);
    expect(await scene.attempt(choice)).toBeRefused('parcel.blocked');
    await clerk.client.call('resolveProblem', { id, note: '已用膠帶補好' });
    expect(await told()).toContainEqual({ event: 'problem.resolve', subjectId: id });
    const order = await scene.attempt(choice);
    expect(order).toMatchObject({ ok: true });
    const orderId = order.ok ? order.data.id : '';
    const later = await clerk.client.call('registerProblem', { ...input, description: '裝箱時發現漏液' });
    const box = { weightG: 1600, lengthMm: 310, widthMm: 210, heightMm: 110 };
    const pack = () =>
      clerk.client.attempt('packOrder', { orderId, parcelIds: [parcelId], allHere: false, packages: [box] });
    expect(await pack()).toBeRefused('parcel.blocked');
    // A parcel in an order cannot be returned on its own.
    expect((await mine(later.id)).choices.map((one) => one.choice)).toEqual(['wait', 'ship', 'talk']);
    await clerk.client.call('resolveProblem', { id: later.id, note: '已擦乾' });
    expect(await pack()).toMatchObject({ ok: true });
  });

  test('pauses the storage clock only if the firm is at fault, and only its own pause ends with it', async () => {
    for (const byFirm of [true, false]) {
      const { id, parcelId } = await problem({ byFirm });
      const [pause] = (await member.client.call('getParcel', { id: parcelId })).pauses;
      expect(pause).toMatchObject({ stopsClock: byFirm, keepsBack: true, until: null });
      expect(await clerk.client.attempt('endPause', { id: pause?.id ?? '' })).toBeRefused('problem.open');
      await scene.world.change('storagePauses', { id: pause?.id }, { fromAt: hoursAgo(60) });
      await scene.world.change('parcels', { id: parcelId }, { arrivedAt: daysAgo(5), shelvedAt: daysAgo(5) });
      const { storage } = await member.client.call('getParcel', { id: parcelId });
      expect(storage?.pausedDays).toBe(byFirm ? 3 : 0);
      await clerk.client.call('resolveProblem', { id, note: '好了' });
      const [ended] = (await member.client.call('getParcel', { id: parcelId })).pauses;
      expect(ended?.until).not.toBeNull();
    }
    const { parcelId } = await problem({ blocks: false });
    expect((await member.client.call('getParcel', { id: parcelId })).pauses).toEqual([]);
  });
});

describe('the member', () => {
  test('gives an answer that the type allows, a proof with a picture, a message with text', async () => {
    const { id } = await problem({ type: 'forbidden' });
    expect((await mine(id)).choices.map(({ choice }) => choice)).toEqual([
      'return',
      'destroy',
      'proof',
      'talk',
    ]);
    expect(await answer(id, 'ship')).toBeRefused('problem.choice', 'choice');
    expect(await answer(id, 'proof')).toBeRefused('problem.proofMissing', 'fileIds');
    expect(await answer(id, 'talk')).toBeRefused('problem.noteMissing', 'note');
    const upload = (type: 'problem' | 'comment') =>
      member.client.call('upload', { type }, { file: picture() }).then(({ fileId }) => fileId);
    expect(await answer(id, 'proof', { fileIds: [await upload('comment')] })).toBeRefused(
      'problem.pictureUnknown',
      'fileIds',
    );
    const proof = await upload('problem');
    expect(await answer(id, 'proof', { fileIds: [proof], note: '有檢驗報告' })).toMatchObject({
      ok: true,
      data: { state: 'answered', choices: [], answer: { choice: 'proof', note: '有檢驗報告' } },
    });
    expect((await member.client.call('getProblemPictures', { id })).proofs).toHaveLength(1);
    expect(await answer(id, 'talk', { note: '還有' })).toBeRefused('problem.notOpen');
  });

  test('pays for a return once, however often it is sent, and gets a refund if it is not done', async () => {
    const { id } = await problem();
    const [before, feeMinor] = [await balance(), await feeOf(id, 'return')];
    expect(feeMinor).toBeGreaterThan(0);
    expect(await member.client.attempt('answerProblem', { id, choice: 'return', feeMinor: 1 })).toBeRefused(
      'problem.feeChanged',
      'feeMinor',
    );
    const tries = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        member.client.attempt('answerProblem', { id, choice: 'return', feeMinor, note: `第 ${n} 次` }),
      ),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance()).toBe(before - feeMinor);
    const asks = await Promise.all(
      [1, 2, 3].map(() => support.client.attempt('askProblem', { id, note: '寄件人拒收退貨，請改選' })),
    );
    expect(asks.filter(({ ok }) => ok)).toHaveLength(1);
    expect(asks.find(({ ok }) => !ok)).toBeRefused('problem.notAnswered');
    expect(await balance()).toBe(before);
    expect(await mine(id)).toMatchObject({
      state: 'open',
      asked: '寄件人拒收退貨，請改選',
      answer: { feeMinor: 0 },
    });
    expect(await told()).toContainEqual({ event: 'problem.ask', subjectId: id });
    await answer(id, 'return');
    await clerk.client.call('resolveProblem', { id, note: '包裹其實沒事' });
    expect(await balance()).toBe(before);
    const back = ['balance.refund', feeMinor];
    expect((await balanceNotificationsOf(scene.world, member)).slice(-2)).toEqual([back, back]);
    expect(await clerk.client.attempt('resolveProblem', { id, note: '再一次' })).toBeRefused(
      'problem.notOpen',
    );
  });

  test('without the money is told the difference, and pays nothing if the firm is at fault', async () => {
    const poor = await scene.world.tw.member();
    const parcelId = await scene.parcel({}, poor);
    const input = { courierNumber: await courierOf(parcelId), type: 'damaged' as const, description: '破了' };
    const { id } = await clerk.client.call('registerProblem', input);
    const { choices } = await poor.client.call('getProblem', { id });
    const feeMinor = choices.find(({ choice }) => choice === 'return')?.feeMinor ?? 0;
    expect(await poor.client.attempt('answerProblem', { id, choice: 'return', feeMinor })).toBeRefused(
      'wallet.insufficient',
    );
    expect(await poor.client.call('getProblem', { id })).toMatchObject({ state: 'open', answer: null });
    const ours = await problem({ byFirm: true });
    expect((await mine(ours.id)).choices.map((one) => one.feeMinor)).toEqual([0, 0, 0, 0]);
  });
});

describe('the warehouse', () => {
  test('returns or destroys only as its member chose', async () => {
    const { id, parcelId } = await problem();
    expect(await clerk.client.attempt('disposeProblem', { id, note: '退' })).toBeRefused(
      'problem.notAnswered',
    );
    await answer(id, 'destroy');
    await clerk.client.call('disposeProblem', { id, note: '已銷毀並拍照' });
    expect(await member.client.call('getParcel', { id: parcelId })).toMatchObject({ state: 'destroyed' });
    const { state, resolution, processedAt, timeline } = await mine(id);
    expect({ state, resolution }).toEqual({ state: 'resolved', resolution: '已銷毀並拍照' });
    expect(processedAt).not.toBeNull();
    expect(timeline.map(({ event, by }) => [event, by])).toEqual([
      ['register', 'staff'],
      ['answer', 'member'],
      ['resolve', 'staff'],
    ]);
    const gone = await problem();
    await answer(gone.id, 'return');
    await clerk.client.call('disposeParcel', { id: gone.parcelId, how: 'return', why: '櫃檯先退了' });
    expect(await clerk.client.attempt('disposeProblem', { id: gone.id, note: '退' })).toBeRefused(
      'parcel.notDisposable',
    );
  });

  test('finds them by tab and words, and one clerk takes each', async () => {
    const { id, courierNumber } = await problem({ type: 'noLabel' });
    const listed = (fields: object) => clerk.client.call('listProblems', { pageSize: 100, ...fields });
    expect(
      (await listed({ shelf: 'open', words: courierNumber.slice(-6) })).list.map((one) => one.id),
    ).toEqual([id]);
    expect((await listed({ shelf: 'answered' })).list.map((one) => one.id)).not.toContain(id);
    await answer(id, 'talk', { note: '這是我的' });
    const { list, answered } = await listed({ shelf: 'answered', type: 'noLabel' });
    expect(list).toMatchObject([{ id, takenBy: null, overdue: false, answer: { note: '這是我的' } }]);
    expect((await owner.client.call('getDashboard', {})).problems.answered).toBe(answered);
    const taken = await Promise.all(
      [clerk, support].map((by) => by.client.attempt('takeProblem', { id, taken: true })),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect(taken.find(({ ok }) => !ok)).toBeRefused('problem.taken');
    expect((await clerk.client.call('getStaffProblem', { id })).takenBy).not.toBeNull();
    await clerk.client.call('takeProblem', { id, taken: false });
    expect((await support.client.call('getStaffProblem', { id })).takenBy).toBeNull();
    expect(await member.client.attempt('queryProblems', { words: courierNumber.slice(0, 8) })).toMatchObject({
      ok: true,
    });
  });
});
