import type { Request } from '@crossdock/contract/table.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailSender } from '../src/messages/mailSender.ts';
import { newId } from '../src/platform/ids.ts';
import { installationMail } from '../src/platform/mail.ts';
import { asShopId } from '../src/platform/scope.ts';
import { testSettingEffect } from './settingEffects.ts';
import { openSmtp } from './smtpDouble.ts';
import { startWorld, type World, type WorldShop } from './world.ts';

const [post, own] = await Promise.all([openSmtp(), openSmtp({ accepts: 'post@shop.example:s3cret' })]);
const world = await startWorld({ env: { SMTP_URL: post.url, OUTBOUND_PRIVATE: 'true' } });

type OwnMail = NonNullable<Request<'saveMailSettings'>['mail']>;
const mail = (changes: Partial<OwnMail> = {}): OwnMail => ({
  ...{ host: '127.0.0.1', port: 2525, encryption: 'none', account: 'post@shop.example' },
  ...{ senderName: '速運集運', senderAddress: 'hello@shop.example', ...changes },
});
/** Sets the port of a double by SQL, because no owner may enter such a port. */
const atPort = (shop: WorldShop, port: number) =>
  world.sql(`update shops set settings = jsonb_set(settings, '{mail,port}', $2::jsonb) where id = $1`, [
    shop.id,
    String(port),
  ]);
const attempt = (config = world.running.services.config) =>
  mailSender(world.running.database, config, world.running.services.files)(
    asShopId(world.tw.id),
    {
      ...{ id: newId(), leaseId: newId(), attempt: 1, channel: 'email', recipient: 'me@example.com' },
      ...{ subject: '驗證碼', body: '123456', memberId: null, event: null, link: null },
      expiresAt: '2099-01-01T00:00:00.000Z',
    },
    async () => true,
  );

describe('mail of a shop', () => {
  testSettingEffect(
    ['saveMailSettings.mail', 'saveMailSettings.password'],
    'leaves through its own server from its own address, and no other shop’s does',
    async () => {
      const owner = await world.tw.staff();
      const set = await owner.client.call('saveMailSettings', { mail: mail(), password: 's3cret' });
      await atPort(world.tw, own.port);
      expect(set).toMatchObject({
        mail: mail(),
        passwordKept: true,
        installationSender: 'no-reply@localhost',
      });
      await owner.client.call('tryMail', { email: 'one@example.com' });
      await expect.poll(() => own.letters).toHaveLength(1);
      expect(own.letters[0]?.text).toMatch(/^From: .*<hello@shop.example>/m);
      expect(own.letters[0]?.text).toMatch(/^Message-ID:\s+<[\w-]+@shop.example>/m);
      expect(own.logins).toEqual(['post@shop.example:s3cret']);
      expect((await world.tw.guest.call('getContact', {})).mail).toBe('hello@shop.example');

      const other = await world.th.staff();
      await other.client.call('tryMail', { email: 'two@example.com' });
      await expect.poll(() => post.letters).toHaveLength(1);
      expect(post.letters[0]).toMatchObject({ to: 'two@example.com' });
      expect(own.letters).toHaveLength(1);

      await owner.client.call('saveMailSettings', { mail: null });
      await owner.client.call('tryMail', { email: 'three@example.com' });
      await expect.poll(() => post.letters).toHaveLength(2);
      expect(await world.sql('select from shop_secrets where shop_id = $1', [world.tw.id])).toEqual([]);
    },
  );

  test('uses a password that is encrypted, never returned, and used only for its own server and account', async () => {
    const owner = await world.tw.staff();
    const save = (changes: Partial<OwnMail>, password?: string) =>
      owner.client.attempt('saveMailSettings', { mail: mail(changes), ...(password ? { password } : {}) });
    expect(await save({})).toBeRefused('mail.passwordNeeded');
    expect(await save({}, 'open sesame')).toMatchObject({ ok: true });
    expect(await save({ senderName: 'Other' })).toMatchObject({ ok: true });
    expect(await save({ host: '127.0.0.2' })).toBeRefused('mail.passwordNeeded');
    expect(await save({ account: 'else@shop.example' })).toBeRefused('mail.passwordNeeded');
    const stored = await world.sql('select value from shop_secrets where shop_id = $1', [world.tw.id]);
    const answered = await owner.client.call('getMailSettings', {});
    const { list: log } = await owner.client.call('listAudit', { staffId: owner.id });
    expect(answered).toMatchObject({ mail: { senderName: 'Other' }, passwordKept: true });
    expect(JSON.stringify([answered, stored, log])).not.toContain('sesame');
    expect(await save({ account: '' })).toMatchObject({ ok: true });
    expect((await owner.client.call('getMailSettings', {})).passwordKept).toBe(false);
    const clerk = await world.tw.staff(['support']);
    expect(await clerk.client.attempt('getMailSettings', {})).toBeRefused({ code: 403 });
  });

  test('waits if the password is wrong, the server does not encrypt, or its certificate does not match', async () => {
    const owner = await world.tw.staff();
    const [plain, selfSigned] = await Promise.all([
      openSmtp({ accepts: 'a:b' }),
      openSmtp({ encrypts: true, accepts: 'a:b' }),
    ]);
    const tried = async (changes: Partial<OwnMail>, port: number) => {
      await owner.client.call('saveMailSettings', { mail: mail(changes), password: 'wrong' });
      await atPort(world.tw, port);
      return attempt();
    };
    expect(await tried({}, own.port)).toMatchObject({ kind: 'later' });
    expect(await tried({ encryption: 'startTls' }, plain.port)).toMatchObject({
      kind: 'later',
      why: expect.stringMatching(/TLS/),
    });
    expect(await tried({ encryption: 'startTls', host: 'localhost' }, selfSigned.port)).toMatchObject({
      kind: 'later',
      why: expect.stringMatching(/certificate/),
    });
    expect([...plain.letters, ...selfSigned.letters, ...plain.logins, ...selfSigned.logins]).toEqual([]);
  });

  test('is not sent to a name in the operator’s network', async () => {
    const owner = await world.tw.staff();
    await owner.client.call('saveMailSettings', { mail: mail({ host: 'localhost' }), password: 'x' });
    await atPort(world.tw, own.port);
    const before = own.logins.length;
    expect(await attempt({ ...world.running.services.config, OUTBOUND_PRIVATE: false })).toMatchObject({
      kind: 'later',
      why: expect.stringMatching(/not a public address/),
    });
    expect(own.logins).toHaveLength(before);
  });
});

describe('an installation without mail', () => {
  let bare: World;
  beforeAll(async () => {
    bare = await startWorld();
  });
  test('accepts only public servers that encrypt, and offers codes by email once a shop has one', async () => {
    const owner = await bare.tw.staff();
    const ways = () => bare.tw.guest.call('getCodeWays', {});
    const save = (changes: Partial<OwnMail>) =>
      owner.client.attempt('saveMailSettings', {
        mail: mail({ encryption: 'tls', port: 465, ...changes }),
        password: 's3cret',
      });
    expect((await ways()).email).toBe(false);
    expect(await owner.client.attempt('tryMail', { email: 'a@example.com' })).toBeRefused('mail.notSet');
    expect((await owner.client.call('getMailSettings', {})).installationSender).toBeNull();
    for (const host of ['127.0.0.1', 'localhost', '10.1.2.3', 'post.internal'])
      expect(await save({ host })).toBeRefused('mail.hostInvalid');
    expect(await save({ host: 'smtp.example.com', encryption: 'none' })).toBeRefused('mail.encryptionNeeded');
    expect(await save({ host: 'smtp.example.com', port: 22 as 25 })).toBeRefusedAt(
      'mail.port',
      'field.invalid',
    );
    expect(await save({ host: 'smtp.example.com' })).toMatchObject({ ok: true });
    expect((await ways()).email).toBe(true);
    expect(await owner.client.call('getMessageChannels', {})).toMatchObject({ email: true });
  });
});

test('mail never goes unencrypted to a server that has encrypted once, and waits', async () => {
  const guarded = await openSmtp({ encrypts: true });
  const send = installationMail({
    ...world.running.services.config,
    SMTP_URL: `${guarded.url}?tls.rejectUnauthorized=false`,
  });
  const mail = { ...{ id: newId(), leaseId: newId(), attempt: 1, channel: 'email' as const, subject: '' } };
  const sent = (recipient: string) =>
    send?.(
      asShopId(world.tw.id),
      { ...mail, recipient, body: 'Your code is 123456.', expiresAt: '2099-01-01T00:00:00.000Z' },
      async () => true,
    );
  expect(await sent('first@example.com')).toMatchObject({ kind: 'sent' });
  guarded.stopEncrypting();
  expect(await sent('second@example.com')).toMatchObject({
    kind: 'later',
    why: expect.stringMatching(/TLS/),
  });
  expect(guarded.letters).toMatchObject([{ to: 'first@example.com', encrypted: true }]);
});
