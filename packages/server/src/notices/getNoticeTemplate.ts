import { exampleParams } from '@crossdock/contract/notices/frameTexts.ts';
import { variablesOf } from '@crossdock/contract/notices/templates.ts';
import { noticeTexts } from '@crossdock/contract/notices/texts.ts';
import { langs } from '@crossdock/domain/languages.ts';
import type { Handler } from '../platform/handler.ts';
import { shopTemplates } from './templates.store.ts';
import { noticeTextOf } from './view.ts';

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
