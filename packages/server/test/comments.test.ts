import { afterEach, describe, expect, test } from 'vitest';
import { picture } from './parcelWorld.ts';
import { faultsOfPoints, openPointsWorld } from './pointsWorld.ts';
import { testSettingEffect } from './settingEffects.ts';
import type { Person } from './world.ts';

const scene = await openPointsWorld();
const owner = await scene.world.tw.staff(['owner']);
const support = await scene.world.tw.staff(['support']);
const member = await scene.pay.memberWith(0);
const other = await scene.pay.memberWith(0);

/** An order that was in transit for four days and was signed for. */
const signedOrder = (of: Person = member) => {
  // Both dates use the same moment, because one millisecond more would begin a fifth day.
  const now = Date.now();
  return scene.pay.order(of, 10_000, {
    state: 'signed',
    shippedAt: new Date(now - 5 * 86_400_000).toISOString(),
    signedAt: new Date(now - 86_400_000).toISOString(),
  });
};

const say = (orderId: string, fields: object = {}) => ({
  orderId,
  stars: 5,
  text: '三天就到，包得很好',
  ...fields,
});

const saidOf = async (of: Person = member, fields: object = {}) => {
  const orderId = await signedOrder(of);
  return of.client.call('addComment', say(orderId, fields));
};
const ofChannel = (by: Person) => by.client.call('getComments', { channelId: scene.pay.lane.channelId });

describe('a comment', () => {
  test('is requested once an order is signed, and only from its member', async () => {
    const waiting = await scene.pay.order(member, 10_000);
    const signed = await signedOrder();
    expect(await member.client.attempt('addComment', say(waiting))).toBeRefused('comment.notSigned');
    expect(await other.client.attempt('addComment', say(signed))).toBeRefused('row.notFound');
    expect((await member.client.call('listOrdersToComment', {})).list.map(({ id }) => id)).toContain(signed);
    const comment = await member.client.call(
      'addComment',
      say(signed, { tags: ['speed.fast', 'price.fair'] }),
    );
    expect(comment).toMatchObject({ stars: 5, tags: ['speed.fast', 'price.fair'], days: 4, answer: '' });
    expect((await member.client.call('listOrdersToComment', {})).list.map(({ id }) => id)).not.toContain(
      signed,
    );
    expect((await member.client.call('getComments', { orderId: signed })).list).toHaveLength(1);
  });

  test('is written once, however often it is sent at once', async () => {
    await owner.client.call('saveCommentSettings', { points: 3 });
    const writer = await scene.pay.memberWith(0);
    const orderId = await signedOrder(writer);
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        writer.client.attempt('addComment', say(orderId, { text: `第 ${n} 次` })),
      ),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    for (const tried of tries.filter(({ ok }) => !ok)) expect(tried).toBeRefused('comment.known');
    expect(await scene.points(writer)).toBe(3);
    expect(await faultsOfPoints(scene.world)).toEqual([]);
  });

  test("has stars, words, and the author's own pictures uploaded for it", async () => {
    const orderId = await signedOrder();
    const faultOf = async (fields: object) => {
      const tried = await member.client.attempt('addComment', say(orderId, fields));
      return tried.ok ? {} : tried.failure.fields;
    };
    expect(await faultOf({ stars: 0 })).toMatchObject({ stars: { error: 'comment.starsRequired' } });
    expect(await faultOf({ text: '  ' })).toMatchObject({ text: { error: 'field.required' } });
    const upload = (by: Person, type: 'comment' | 'share') =>
      by.client.call('upload', { type }, { file: picture() }).then(({ fileId }) => fileId);
    for (const wrong of [await upload(other, 'comment'), await upload(member, 'share')])
      expect(await member.client.attempt('addComment', say(orderId, { fileIds: [wrong] }))).toBeRefused(
        'comment.pictureUnknown',
        'fileIds',
      );
    const mine = await upload(member, 'comment');
    const { pictures } = await member.client.call('addComment', say(orderId, { fileIds: [mine] }));
    expect(pictures).toEqual([{ thumb: expect.stringContaining(mine), full: expect.stringContaining(mine) }]);
  });

  test('shows others one letter of its author’s name, or nothing, and never the order', async () => {
    const named = await scene.world.tw.member({ name: '林小雅' });
    const open = await saidOf(named);
    const hidden = await saidOf(named, { anonymous: true });
    const seen = (await ofChannel(other)).list;
    expect(seen.find(({ id }) => id === open.id)).toMatchObject({ by: '林＊＊', mine: null });
    expect(seen.find(({ id }) => id === hidden.id)).toMatchObject({ by: '', mine: null });
    expect(JSON.stringify(seen)).not.toContain('小雅');
    expect((await ofChannel(named)).list.find(({ id }) => id === hidden.id)?.mine).toMatchObject({
      anonymous: true,
    });
  });
});

describe('the shop', () => {
  test('answers publicly, changes the answer and removes it; the author is notified once', async () => {
    const { id, mine } = await saidOf();
    const answer = (text: string) => support.client.call('answerComment', { id, answer: text });
    await answer('謝謝你');
    await answer('謝謝你的評價');
    expect((await ofChannel(other)).list.find((one) => one.id === id)).toMatchObject({
      answer: '謝謝你的評價',
    });
    const told = (await member.client.call('listNotifications', {})).list;
    expect(
      told.filter(({ event, subjectId }) => event === 'comment.answer' && subjectId === mine?.orderId),
    ).toHaveLength(1);
    await answer('');
    expect((await ofChannel(other)).list.find((one) => one.id === id)).toMatchObject({
      answer: '',
      answeredAt: null,
    });
  });

  test('hides one from everybody but its author, who sees the reason, and shows it again', async () => {
    const { id } = await saidOf(member, { stars: 1, text: '請打 0912345678' });
    const before = await support.client.call('listComments', { shelf: 'all' });
    await support.client.call('hideComment', { id, reason: '寫了電話號碼' });
    expect((await ofChannel(other)).list.map((one) => one.id)).not.toContain(id);
    expect(
      (await member.client.call('getComments', {})).list.find((one) => one.id === id)?.mine?.hidden,
    ).toBe('寫了電話號碼');
    const after = await support.client.call('listComments', { shelf: 'hidden' });
    expect(after.list[0]).toMatchObject({ id, hiddenReason: '寫了電話號碼', hiddenBy: expect.any(String) });
    expect(after.rating?.count).toBe((before.rating?.count ?? 0) - 1);
    expect(await support.client.attempt('hideComment', { id, reason: '再一次' })).toBeRefused(
      'comment.hidden',
    );
    await support.client.call('showComment', { id });
    expect(await support.client.attempt('showComment', { id })).toBeRefused('comment.shown');
    expect((await ofChannel(other)).list.map((one) => one.id)).toContain(id);
  });

  test('finds them by tab, stars and words, the longest unanswered first', async () => {
    const late = await saidOf(member, { stars: 2, text: '紙箱濕掉了' });
    const open = (await support.client.call('listComments', { shelf: 'open', pageSize: 100 })).list;
    expect(open.map(({ createdAt }) => createdAt)).toEqual(open.map(({ createdAt }) => createdAt).toSorted());
    expect(
      (await support.client.call('listComments', { shelf: 'all', words: '濕掉' })).list.map(({ id }) => id),
    ).toEqual([late.id]);
    expect(
      (await support.client.call('listComments', { shelf: 'unhappy' })).list.map(({ id }) => id),
    ).toContain(late.id);
    expect(
      (await support.client.call('listComments', { shelf: 'all', stars: 5 })).list.map(({ id }) => id),
    ).not.toContain(late.id);
    const { comments } = await owner.client.call('getDashboard', {});
    expect(comments).toBe((await support.client.call('listComments', { shelf: 'open' })).open);
  });
});

test('a channel’s stars are shown with its price, to members and in the calculator', async () => {
  await saidOf(member, { stars: 4 });
  const { rating } = await support.client.call('listComments', {
    shelf: 'all',
    channelId: scene.pay.lane.channelId,
  });
  expect(rating?.count).toBeGreaterThan(0);
  const { offers } = await scene.world.tw.guest.call('sumFree', {
    country: 'TW',
    zip: '106',
    goodsType: 'clothes',
    boxes: ['900x100x100x100'],
  });
  expect(offers.find(({ channelId }) => channelId === scene.pay.lane.channelId)?.rating).toEqual(rating);
});

describe('points for a comment', () => {
  afterEach(async () => {
    await owner.client.call('saveCommentSettings', { points: 0 });
  });

  testSettingEffect('saveCommentSettings.points', 'what a comment earns', async () => {
    const writer = await scene.pay.memberWith(0);
    await owner.client.call('saveCommentSettings', { points: 20 });
    expect((await writer.client.call('getCommentTypes', {})).points).toBe(20);
    expect((await saidOf(writer)).mine?.points).toBe(20);
    expect((await writer.client.call('queryPoints', {})).list[0]).toMatchObject({
      type: 'commented',
      amount: 20,
    });
    await owner.client.call('saveCommentSettings', { points: 0 });
    expect((await saidOf(writer)).mine?.points).toBe(0);
    expect(await scene.points(writer)).toBe(20);
  });
});
