import { lastCharacters } from '@crossdock/domain/parcels/ownerQuestions.ts';
import type { Handler } from '../platform/handler.ts';
import { openQuestions } from './ownerQuestions.store.ts';

export const listOwnerQuestions: Handler<'listOwnerQuestions'> = async (tx, actor) => ({
  list: (await openQuestions(tx, actor.memberId)).map(({ id, courierNumber, arrivedAt, answer }) => ({
    ...{ id, arrivedAt, answer },
    numberEnd: lastCharacters(courierNumber),
  })),
});
