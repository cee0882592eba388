import { refuse } from '@crossdock/contract/refusals.ts';
import { courierNumberProblem, normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import type { ParcelState } from '@crossdock/domain/parcels/states.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import { warehousesWithLocation } from '../warehouses/locations.store.ts';
import { changeParcel } from './desk.store.ts';
import { answerOf, type NumberAnswer } from './numberAnswers.ts';
import { recordShelfMoves } from './shelfMoves.store.ts';
import { lockByNumbers, transitionParcels } from './store.ts';

type Results = 'shelved' | 'moved' | 'unclaimed' | 'refused' | 'notHere' | 'invalid' | 'otherWarehouse';

/** The result of shelving a parcel, by its previous state. */
const results: Partial<Record<ParcelState, Results>> = {
  received: 'shelved',
  shelved: 'moved',
  requested: 'moved',
  packed: 'moved',
  unclaimed: 'unclaimed',
  refused: 'refused',
};

export const shelveParcels: Handler<'shelveParcels'> = async (tx, actor, input) => {
  const { shelfCode } = input;
  const places = await warehousesWithLocation(tx, shelfCode);
  if (places.size === 0) return refuse('parcel.shelfUnknown', { shelf: shelfCode }, 'shelfCode');
  const numbers = [...new Set(input.courierNumbers.map(normaliseCourierNumber))];
  const answers = new Map<string, NumberAnswer<Results>>();
  const valid = numbers.filter((number) => courierNumberProblem(number) === undefined);
  for (const row of await lockByNumbers(tx, valid)) {
    const result = results[row.state];
    if (result === undefined) continue;
    if (row.warehouseId === null || !places.has(row.warehouseId)) {
      const elsewhere = answerOf(
        actor.lang,
        row.courierNumber,
        'otherWarehouse',
        'parcel.shelfUnknown',
        row.id,
        {
          shelf: shelfCode,
        },
      );
      answers.set(row.courierNumber, elsewhere);
      continue;
    }
    await putOnShelf(tx, actor, row, shelfCode);
    answers.set(row.courierNumber, answerOf(actor.lang, row.courierNumber, result, '', row.id));
  }
  return {
    list: numbers.map(
      (number) =>
        answers.get(number) ??
        (valid.includes(number)
          ? answerOf(actor.lang, number, 'notHere', 'parcel.notHere')
          : answerOf(actor.lang, number, 'invalid', 'parcel.number')),
    ),
  };
};

type Locked = Awaited<ReturnType<typeof lockByNumbers>>[number];

async function putOnShelf(tx: Tx, actor: Staff, row: Locked, shelfCode: string): Promise<void> {
  if (row.shelfCode !== shelfCode)
    await recordShelfMoves(tx, actor, [{ parcelId: row.id, from: row.shelfCode, to: shelfCode }]);
  const changes = { shelfCode, shelvedAt: row.shelvedAt ?? tx.now };
  if (row.state === 'received') await transitionParcels(tx, actor, [row.id], 'shelve', { changes });
  else await changeParcel(tx, row.id, [row.state], row.state === 'refused' ? { shelfCode } : changes);
}
