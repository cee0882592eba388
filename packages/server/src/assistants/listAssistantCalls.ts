import { isRefusalCode, refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Handler } from '../platform/handler.ts';
import { listCallRows } from './calls.store.ts';

export const listAssistantCalls: Handler<'listAssistantCalls'> = async (tx, actor, input) => {
  const { assistantId, ...paging } = input;
  const page = await listCallRows(tx, actor.memberId, assistantId, paging);
  return {
    ...page,
    list: page.list.map(({ refusal, expiresAt, state, ...row }) => ({
      ...row,
      state: state === 'awaits' && expiresAt !== null && expiresAt <= tx.now ? ('expired' as const) : state,
      reason: reasonOf(refusal, actor.lang),
    })),
  };
};

/** The refusal's text. Empty if the text needs numbers, because those are not stored. */
function reasonOf(refusal: string | null, lang: Lang): string {
  if (refusal === null || !isRefusalCode(refusal)) return '';
  const text = refusalMessage(refuse(refusal), lang);
  return text.includes('{') ? '' : text;
}
