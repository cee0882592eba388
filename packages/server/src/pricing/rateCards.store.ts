import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';
import type { Tx } from '../platform/db.ts';
import {
  changeRow,
  changeRows,
  deleteRows,
  fromShop,
  insertWithNewId,
  updateInShop,
} from '../platform/rows.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { type RateCardRow, rateCardRows } from './store.ts';
import type { RateCardWithStaff } from './view.ts';

const namedRows = (tx: Tx) =>
  fromShop(tx, 'rateCards').select([
    'rateCards.shopId',
    'rateCards.id',
    'channelId',
    'zoneId',
    'rateCards.name',
    'validFrom',
    'validTo',
    'state',
    'version',
    'createdBy',
    'publishedBy',
    'publishedAt',
    'rateCards.createdAt',
    maybeStaffName(tx, 'rateCards.createdBy', 'creator'),
    maybeStaffName(tx, 'rateCards.publishedBy', 'publisher'),
  ]);

/** The cards, latest validity first; at most 500, which is years of weekly changes. */
export function listRateCardsWithStaff(
  tx: Tx,
  { channelId, zoneId }: { channelId?: string | undefined; zoneId?: string | undefined },
): Promise<RateCardWithStaff[]> {
  return tx.all(
    namedRows(tx)
      .$if(channelId !== undefined, (rows) => rows.where('channelId', '=', channelId ?? ''))
      .$if(zoneId !== undefined, (rows) => rows.where('zoneId', '=', zoneId ?? ''))
      .orderBy('validFrom', 'desc')
      .orderBy('rateCards.id', 'desc')
      .limit(500),
  );
}

export function findRateCardWithStaff(
  tx: Tx,
  id: string,
): Promise<(RateCardWithStaff & { card: RateCard }) | undefined> {
  return tx.maybe(
    namedRows(tx)
      .select('card')
      .where('rateCards.id', '=', id)
      .$castTo<RateCardWithStaff & { card: RateCard }>(),
  );
}

export interface CardFields {
  readonly name: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly card: RateCard;
}

export async function insertDraft(
  tx: Tx,
  place: { channelId: string; zoneId: string; staffId: string },
  fields: CardFields,
): Promise<string> {
  return insertWithNewId(tx, 'rateCards', {
    channelId: place.channelId,
    zoneId: place.zoneId,
    createdBy: place.staffId,
    createdAt: tx.now,
    ...columnsOf(fields),
  });
}

/**
 * Saves a draft that nobody has saved since `version`. Answers 0 if somebody has saved it, or if it is no longer a
 * draft.
 */
export function updateDraft(tx: Tx, id: string, version: number, fields: CardFields): Promise<number> {
  return changeRows(
    tx,
    'rateCards',
    { id, version, state: 'draft' },
    { ...columnsOf(fields), version: version + 1 },
  );
}

export function deleteDraft(tx: Tx, id: string): Promise<number> {
  return deleteRows(tx, 'rateCards', { id, state: 'draft' });
}

/** The published cards of a zone, earliest first. */
export function publishedCards(tx: Tx, zoneId: string): Promise<RateCardRow[]> {
  return tx.all(
    rateCardRows(tx)
      .where('zoneId', '=', zoneId)
      .where('state', '=', 'published')
      .orderBy('validFrom')
      .$castTo<RateCardRow>(),
  );
}

/** Publishes the draft. Answers 0 if it is no longer a draft or was saved since `version`. */
export function markPublished(
  tx: Tx,
  id: string,
  version: number,
  changes: { validFrom: string; staffId: string },
): Promise<number> {
  return changeRows(
    tx,
    'rateCards',
    { id, version, state: 'draft' },
    { state: 'published', validFrom: changes.validFrom, publishedBy: changes.staffId, publishedAt: tx.now },
  );
}

export function endRateCard(tx: Tx, id: string, validTo: string): Promise<number> {
  return changeRow(tx, 'rateCards', id, { validTo });
}

/**
 * Ends a published card now; a card that is not valid yet will never become valid. Answers 0 if it is not published.
 */
export function markRetired(tx: Tx, id: string): Promise<number> {
  return tx.run(
    updateInShop(tx, 'rateCards', { id, state: 'published' }).set((where) => ({
      state: 'retired',
      validTo: where
        .case()
        .when('validFrom', '<', tx.now)
        .then(
          where.fn<string | null>('least', ['validTo', where.cast<string>(where.val(tx.now), 'timestamptz')]),
        )
        .else(where.ref('validTo'))
        .end(),
    })),
  );
}

function columnsOf({ name, validFrom, validTo, card }: CardFields) {
  return {
    name,
    validFrom,
    validTo,
    card: JSON.stringify(card),
  };
}
