import { describe, expect, test } from 'vitest';
import { solvedCaptcha } from './captchaSolver.ts';
import { registerNewcomer, sentCode } from './memberJourney.ts';
import { plainPng } from './plainPicture.ts';
import { password, startWorld } from './world.ts';

const world = await startWorld({ settings: { resendSeconds: 0 } });

describe('personal data', () => {
  test('phone and email change with a code sent to the new one, and the old one is notified', async () => {
    const { client, input } = await registerNewcomer(world, world.tw);
    const email = `moved-${input.email}`;
    await client.call('sendModifyPhoneCode', { ...(await solvedCaptcha(client)), email });
    const code = await sentCode(world, world.tw, email);
    expect(await client.attempt('editMember', { email: `not-${email}`, code })).toBeRefused(
      'member.codeSpent',
    );
    await client.call('editMember', { email, code });
    expect(await client.call('getMemberInfo', {})).toMatchObject({ email, phone: input.phone });
    const [notice] = await world.sql<{ body: string }>(
      'select body from outgoing_messages where recipient = $1 order by id desc limit 1',
      [input.email],
    );
    expect(notice?.body).toContain(email);
  });

  test('phone and email are required and have no spaces', async () => {
    const { client } = await registerNewcomer(world, world.tw);
    expect(await client.attempt('editMember', { code: '123456' })).toBeRefusedAt('phone', 'field.required');
    expect(
      await client.attempt('editMember', { areaCode: '886', phone: '0912 345678', code: '123456' }),
    ).toBeRefusedAt('phone', 'field.spaces');
  });

  test('nickname, sex, birthday, picture and messengers', async () => {
    const { client } = await registerNewcomer(world, world.tw);
    const bytes = await plainPng(60, 40, '#b62f6d');
    const file = await client.call('upload', { type: 'avatar' }, { file: new Blob([new Uint8Array(bytes)]) });
    await client.call('editMemberInfo', {
      nickname: '小美',
      sex: 'female',
      birthday: '1992-02-29',
      icorul: file.fileId,
      whatsapp: '+886912345678',
      facebook: 'may.lin',
      lineaccount: 'maylin',
    });
    const me = await client.call('getMemberInfo', {});
    expect(me).toMatchObject({
      nickname: '小美',
      sex: 'female',
      birthday: '1992-02-29',
      whatsapp: '+886912345678',
    });
    expect(me.icorul).toBe(file.thumb);
    const other = await registerNewcomer(world, world.tw);
    expect(await other.client.attempt('editMemberInfo', { icorul: file.fileId })).toBeRefused({ code: 404 });
    for (const nickname of ['美', 'Mei Ling', ' 小 美 ', '👩‍🍳 Amy', '']) {
      await client.call('editMemberInfo', { nickname });
      expect(await client.call('getMemberInfo', {})).toMatchObject({ nickname: nickname.trim() });
    }
    expect(await client.attempt('editMemberInfo', { nickname: 'a\u202eb' })).toBeRefusedAt(
      'nickname',
      'field.account.characters',
    );
    expect(await client.attempt('editMemberInfo', { nickname: '9lives' })).toBeRefusedAt(
      'nickname',
      'field.account.startsWithDigit',
    );
  });

  test('a file that is no picture is not stored', async () => {
    const { client } = await registerNewcomer(world, world.tw);
    const attempt = await client.attempt(
      'upload',
      { type: 'avatar' },
      { file: new Blob(['<svg onload="x"/>']) },
    );
    expect(attempt).toBeRefused('member.pictureInvalid');
  });

  test('sessions are listed and can be ended one by one', async () => {
    const { client, input } = await registerNewcomer(world, world.tw);
    const other = world.tw.as(
      (await world.tw.guest.call('login', { account: input.account, password })).token,
    );
    const { list } = await client.call('listSessions', {});
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const foreign = list.find(({ current }) => !current)?.id ?? '';
    const stranger = await registerNewcomer(world, world.tw);
    expect(await stranger.client.attempt('endSession', { id: foreign })).toBeRefused({ code: 404 });
    await client.call('endSession', { id: foreign });
    expect(await other.attempt('getMemberInfo', {})).toBeRefused({ code: 415 });
  });
});

describe('agreements', () => {
  test('are readable by everybody in their language, and name the shop', async () => {
    for (const lang of ['zh', 'tw', 'en'] as const) {
      const answer = await world.client(world.tw.host, undefined, lang).call('getRegistrationAgreement', {});
      expect(answer.version).toBe(1);
      expect(answer.service.html).toContain('Shop tw');
      expect(answer.carrier.html).toContain('19.5');
    }
  });

  test("a shop's own text is sanitised", async () => {
    await world.sql(
      `insert into shop_texts (shop_id, lang, key, text) values ($1, 'en', 'agreement.service', $2), ($1, 'tw', 'agreement.version', '7')`,
      [
        world.th.id,
        '<h3>Ours</h3><script>alert(1)</script><p onclick="x()">ok <a href="javascript:x">no</a></p>',
      ],
    );
    const answer = await world.th.guest.call('getRegistrationAgreement', {});
    expect(answer.service.html).toBe(
      '<h3>Ours</h3><p>ok <a rel="noopener noreferrer" target="_blank">no</a></p>',
    );
    expect(answer.version).toBe(7);
    const { session } = await registerNewcomer(world, world.th);
    const row = await world.row('members', { id: session.memberId });
    expect(row?.agreedVersion).toBe(7);
  });
});
