import { variablesOf } from '@crossdock/contract/notices/templates.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { templateFaults } from '@crossdock/domain/notices/templates.ts';
import type { NoticeWords } from './noticeText.ts';

/** Refuses a text that uses variables unknown to the event; `below` is the path of its fields. */
export function noticeVariableRefusal(event: NoticeEvent, words: NoticeWords, below = '') {
  const known = variablesOf(event);
  for (const field of ['title', 'text'] as const) {
    const unknown = templateFaults(words[field], known);
    if (unknown.length > 0) {
      const params = { names: unknown.join(' '), known: known.map((name) => `{${name}}`).join(' ') };
      return refuse('notice.variableUnknown', params, `${below}${field}`);
    }
  }
  return undefined;
}
