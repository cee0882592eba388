import { refuse } from '@crossdock/contract/refusals.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { templateFaults } from '@crossdock/domain/notices/templates.ts';
import { readyAnswersMax, readyAnswerVariables } from '@crossdock/domain/support/readyAnswers.ts';
import type { Handler } from '../platform/handler.ts';
import {
  changeReadyAnswer,
  insertReadyAnswer,
  readyAnswerNamed,
  readyAnswers,
} from './readyAnswers.store.ts';

export const saveReadyAnswer: Handler<'saveReadyAnswer'> = async (tx, { staffId }, { id, ...texts }) => {
  for (const lang of langs) {
    const unknown = templateFaults(texts[lang], readyAnswerVariables);
    if (unknown.length > 0) {
      const known = readyAnswerVariables.map((name) => `{${name}}`).join(' ');
      return refuse('notice.variableUnknown', { names: unknown.join(' '), known }, lang);
    }
  }
  const written = { ...texts, updatedBy: staffId };
  const taken = await readyAnswerNamed(tx, texts.name);
  if (taken !== undefined && taken.id !== id) return refuse('support.readyNameTaken', {}, 'name');
  if (id !== undefined) return (await changeReadyAnswer(tx, id, written)) ? { id } : refuse('row.notFound');
  if ((await readyAnswers(tx)).length >= readyAnswersMax)
    return refuse('support.readyFull', { max: readyAnswersMax });
  const made = await insertReadyAnswer(tx, written);
  return made === undefined ? refuse('support.readyNameTaken', {}, 'name') : { id: made };
};
