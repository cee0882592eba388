import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { courierNumberProblem } from '@crossdock/domain/parcels/couriers.ts';
import { mayStillArrive } from '@crossdock/domain/parcels/states.ts';
import { looksLikeReference } from '@crossdock/domain/reference.ts';
import type { Handler } from '../platform/handler.ts';
import { courierNumbersFromInput } from './courierNumbersFromInput.ts';
import { answerOf, type NumberAnswer } from './numberAnswers.ts';
import { insertRefusals, refusalsOf } from './refusals.store.ts';
import { lockByNumbers } from './store.ts';

type Results = 'new' | 'alreadyYours' | 'someoneElses' | 'tooLate' | 'invalid';

export const addRefusals: Handler<'addRefusals'> = async (tx, actor, input) => {
  if (!actor.shop.settings.takesRefusals) return refuse('parcel.refusalsOff');
  const typed = courierNumbersFromInput(actor, input.courierNumber);
  if (isRefusal(typed)) return typed;
  const { numbers, repeated } = typed;
  const answers = new Map<string, NumberAnswer<Results>>();
  const answer = (number: string, result: Results, error: Parameters<typeof answerOf>[3], id?: string) =>
    answers.set(number, answerOf(actor.lang, number, result, error, id ?? null));
  const valid = numbers.filter((number) => courierNumberProblem(number) === undefined);
  for (const number of numbers) if (!valid.includes(number)) answer(number, 'invalid', 'parcel.number');
  const known = await lockByNumbers(tx, valid);
  const isKnown = new Set(known.map((row) => row.courierNumber));
  for (const number of valid)
    if (looksLikeReference(number) && !isKnown.has(number)) answer(number, 'invalid', 'parcel.ownNumber');
  for (const row of known) {
    const mine = row.memberId === actor.memberId;
    if (mayStillArrive(row.state) && (mine || row.memberId === null)) continue;
    if (mine) answer(row.courierNumber, 'tooLate', 'parcel.alreadyArrived');
    else answer(row.courierNumber, 'someoneElses', 'parcel.someoneElses');
  }
  const free = valid.filter((number) => !answers.has(number));
  for (const { id, courierNumber } of await insertRefusals(tx, actor.memberId, free, input.reason))
    answer(courierNumber, 'new', '', id);
  for (const refusal of await refusalsOf(
    tx,
    free.filter((number) => !answers.has(number)),
  )) {
    if (refusal.memberId === actor.memberId)
      answer(refusal.courierNumber, 'alreadyYours', 'parcel.refusalKnown', refusal.id);
    else answer(refusal.courierNumber, 'someoneElses', 'parcel.someoneElses');
  }
  return { list: numbers.flatMap((number) => answers.get(number) ?? []), repeated };
};
