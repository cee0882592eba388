import { exampleParams } from '@crossdock/contract/notices/mailTexts.ts';
import { variablesOf } from '@crossdock/contract/notices/templates.ts';
import { noticeTexts } from '@crossdock/contract/notices/texts.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { shopPushKeys } from '../platform/webPush.ts';
import { deliveriesOf, noticesToMember } from './deliveries.store.ts';
import { listPushBrowsers } from './push.store.ts';
import { countUnreadOf } from './store.ts';
import { shopTemplates, templateLanguages } from './templates.store.ts';
import { noticeEventViewsOf, noticeTextOf } from './view.ts';

const countedAtMost = 99;

export const countUnread: Handler<'countUnread'> = async (tx, actor) => ({
  unread: await countUnreadOf(tx, actor.memberId, countedAtMost),
});

export const getNoticeSettings: Handler<'getNoticeSettings'> = async (tx, actor) => {
  const { notices } = await currentSettings(tx);
  return { events: noticeEventViewsOf(notices, actor.lang, await templateLanguages(tx)) };
};

export const getNoticeTemplate: Handler<'getNoticeTemplate'> = async (tx, actor, { event }) => {
  const own = await shopTemplates(tx, [event]);
  const example = (name: string) =>
    noticeTextOf(event, exampleParams(actor.lang), actor.lang, actor.shop, { title: '', text: `{${name}}` })
      .text;
  return {
    variables: variablesOf(event).map((name) => ({ name, example: example(name) })),
    texts: langs.map((lang) => ({
      lang,
      usual: noticeTexts[event][lang],
      own: own(event, lang) ?? null,
    })),
  };
};

export const getPushBrowsers: Handler<'getPushBrowsers'> = async (tx, actor, _input, { config }) => ({
  key: shopPushKeys(config.APP_SECRET, tx.shopId).publicKey.toString('base64url'),
  browsers: await listPushBrowsers(tx, actor.memberId),
});

export const listMemberNotices: Handler<'listMemberNotices'> = async (tx, actor, { memberId, ...paging }) => {
  const { list, ...counted } = await noticesToMember(tx, memberId, paging);
  const [deliveries, own] = await Promise.all([
    deliveriesOf(tx, fieldOf(list, 'id')),
    shopTemplates(tx, fieldOf(list, 'event')),
  ]);
  return {
    ...counted,
    list: list.map(({ params, ...row }) => ({
      ...row,
      ...noticeTextOf(row.event, params, actor.lang, actor.shop, own(row.event, actor.lang)),
      ways: deliveries.filter(({ notificationId }) => notificationId === row.id),
    })),
  };
};
