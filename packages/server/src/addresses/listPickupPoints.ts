import { placeWords } from '@crossdock/domain/addresses/placeWords.ts';
import type { Handler } from '../platform/handler.ts';
import { searchPickupPoints } from './pickupPoints.store.ts';
import { pickupPointViewOf } from './view.ts';

export const listPickupPoints: Handler<'listPickupPoints'> = async (tx, _actor, input, services) => {
  const { country, kind, words, ...asked } = input;
  const { rows, page } = await searchPickupPoints(
    tx,
    { country, kind, words: placeWords(words), closedToo: false },
    asked,
  );
  const list = rows.map((row) => pickupPointViewOf(row, services.config.APP_SECRET, tx.now));
  return { list, ...page };
};
