import { describe, expect, test, vi } from 'vitest';
import { errorOf, newLineAccount } from './messengerWorld.ts';
import { startWeChatDouble } from './weChatDouble.ts';
import { type Person, startWorld } from './world.ts';

const weChat = await startWeChatDouble('wx-secret');
const world = await startWorld();
await world.change('shops', {}, { demo: true });
await settle('https://open.weixin.qq.com/connect/oauth2/authorize');

async function settle(authorizeUrl: string) {
  const owner = await world.tw.staff();
  await owner.client.call('saveMessengerSettings', {
    registerBind: false,
    line: null,
    wechat: { appId: 'wx123', authorizeUrl, apiUrl: weChat.url, secret: 'wx-secret' },
  });
  // Each server process applies changed settings a moment after they were saved.
  await vi.waitFor(async () => expect((await world.tw.guest.call('getShopInfo', {})).appID).toBe('wx123'));
}

/** Begins a binding, agrees at WeChat, and returns a code for this openid. */
async function cameBack(member: Person, openId: string) {
  const { state, browserKey } = await member.client.call('beginBinding', { provider: 'wechat' });
  return { code: weChat.codeFor(openId), state, browserKey };
}

describe('binding the official account', () => {
  test('the person is sent to WeChat with the documented parameters', async () => {
    const member = await world.tw.member();
    const { url, state } = await member.client.call('beginBinding', { provider: 'wechat' });
    const { origin, pathname, searchParams, hash } = new URL(url);
    expect(origin + pathname + hash).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize#wechat_redirect',
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      appid: 'wx123',
      redirect_uri: 'http://tw.test/white',
      response_type: 'code',
      scope: 'snsapi_base',
      state,
    });
    expect(state).toMatch(/^[a-zA-Z0-9]{1,128}$/);
    await settle('https://open.weixin.qq.com/connect/qrconnect');
    const scope = async () => {
      const onDesktop = await member.client.call('beginBinding', { provider: 'wechat' });
      return new URL(onDesktop.url).searchParams.get('scope');
    };
    await expect.poll(scope).toBe('snsapi_login');
  });

  test("WeChat's verification file is at the root of the domain, only in this shop", async () => {
    const owner = await world.tw.staff();
    const { wechat } = await owner.client.call('getMessengerSettings', {});
    if (wechat === null) throw new Error('no channel');
    const { secretKept: _kept, ...channel } = wechat;
    const save = (verification: { name: string; text: string } | null) =>
      owner.client.attempt('saveMessengerSettings', {
        registerBind: false,
        line: null,
        wechat: { ...channel, verification },
      });
    const at = async (url: string, { host } = world.tw) => {
      const { statusCode, payload, headers } = await world.running.server.app.inject({
        url,
        headers: { host },
      });
      return [statusCode, payload, String(headers['content-type']).split(';')[0]];
    };
    const file = { name: 'MP_verify_aB3dEf6hIj9kLm2n.txt', text: 'aB3dEf6hIj9kLm2n' };
    await save(file);
    await expect.poll(() => at(`/${file.name}`)).toEqual([200, file.text, 'text/plain']);
    expect((await owner.client.call('getMessengerSettings', {})).wechat?.verification).toEqual(file);
    expect((await at(`/${file.name}`, world.th))[0]).toBe(404);
    expect((await at('/MP_verify_other.txt'))[0]).toBe(404);
    for (const wrong of [
      { ...file, name: 'index.html' },
      { ...file, name: 'MP_verify_../a.txt' },
      { ...file, text: '<script>' },
    ])
      expect(await save(wrong)).toBeRefused({ code: 400 });
    await save(null);
    await expect.poll(async () => (await at(`/${file.name}`))[0]).toBe(404);
  });

  test('the union id is stored with the open id, if WeChat gives one', async () => {
    const [first, second] = [await world.tw.member(), await world.tw.member()];
    const { state, browserKey } = await first.client.call('beginBinding', { provider: 'wechat' });
    const openId = newLineAccount();
    const code = weChat.codeFor(openId, 'union-of-the-firm');
    await first.client.call('bindWeChat', { code, state, browserKey });
    await second.client.call('bindWeChat', await cameBack(second, newLineAccount()));
    const rows = await world.sql(
      'select subject, union_id from messenger_bindings where member_id = any($1) order by union_id nulls last',
      [[first.id, second.id]],
    );
    expect(rows).toMatchObject([{ subject: openId, unionId: 'union-of-the-firm' }, { unionId: null }]);
  });

  test('bind, unbind; nothing bound: unbind failed', async () => {
    const member = await world.tw.member();
    await member.client.call('bindWeChat', await cameBack(member, newLineAccount()));
    expect(Object.fromEntries(weChat.asked.at(-1) ?? [])).toEqual({
      appid: 'wx123',
      secret: 'wx-secret',
      code: expect.any(String),
      grant_type: 'authorization_code',
    });
    expect(await member.client.call('getMemberInfo', {})).toMatchObject({
      openIdIsNull: false,
      officialAccountBound: true,
      lineNoIsNull: true,
      messengerBound: false,
    });
    await member.client.call('clearOpenId', {});
    expect(await member.client.call('getMemberInfo', {})).toMatchObject({ openIdIsNull: true });
    expect(await errorOf(member.client.attempt('clearOpenId', {}))).toBe('messenger.unbindFailed');
  });

  test('already bound, this member and that account', async () => {
    const [member, other, openId] = [await world.tw.member(), await world.tw.member(), newLineAccount()];
    const late = await cameBack(member, newLineAccount());
    await member.client.call('bindWeChat', await cameBack(member, openId));
    expect(await errorOf(member.client.attempt('bindWeChat', late))).toBe('messenger.alreadyBound');
    expect(await errorOf(member.client.attempt('beginBinding', { provider: 'wechat' }))).toBe(
      'messenger.alreadyBound',
    );
    const theirs = await cameBack(other, openId);
    expect(await errorOf(other.client.attempt('bindWeChat', theirs))).toBe('messenger.boundElsewhere');
  });

  test.each([
    [40029, 'invalid code', 'messenger.declined'],
    [40163, 'code been used', 'messenger.declined'],
    [41008, 'missing code', 'messenger.declined'],
    [42003, 'code expired', 'messenger.declined'],
    [40013, 'invalid appid', 'messenger.unavailable'],
    [40125, 'invalid appsecret', 'messenger.unavailable'],
    [-1, 'system error', 'messenger.unavailable'],
  ])('WeChat answers %i (%s): %s', async (errcode, errmsg, refused) => {
    const member = await world.tw.member();
    const back = await cameBack(member, newLineAccount());
    weChat.answerNext = { errcode, errmsg };
    expect(await errorOf(member.client.attempt('bindWeChat', back))).toBe(refused);
    expect((await member.client.call('getBindings', {})).list).toEqual([]);
  });

  test('WeChat answers with no JSON: unavailable', async () => {
    const member = await world.tw.member();
    const back = await cameBack(member, newLineAccount());
    weChat.answerNext = 'broken';
    expect(await errorOf(member.client.attempt('bindWeChat', back))).toBe('messenger.unavailable');
  });

  test("an answer counts once, for the member and the browser that began, and is not LINE's", async () => {
    const [member, other] = [await world.tw.member(), await world.tw.member()];
    const refusedAs = async (back: Awaited<ReturnType<typeof cameBack>>, by = member) =>
      errorOf(by.client.attempt('bindWeChat', back));
    const mine = await cameBack(member, newLineAccount());
    const theirs = await cameBack(other, newLineAccount());
    expect(await refusedAs({ ...mine, browserKey: theirs.browserKey })).toBe('messenger.signInInvalid');
    expect(await refusedAs(theirs)).toBe('messenger.signInInvalid');
    expect(await refusedAs(mine)).toBeUndefined();
    await member.client.call('clearOpenId', {});
    expect(await refusedAs(mine)).toBe('messenger.signInInvalid');
  });

  test('a shop without the channel does not offer it', async () => {
    const member = await world.th.member();
    expect(await errorOf(member.client.attempt('beginBinding', { provider: 'wechat' }))).toBe(
      'messenger.notOffered',
    );
  });
});
