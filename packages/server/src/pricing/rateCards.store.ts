import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { type RateCardRow, rateCardRows } from './store.ts';
import type { NamedRateCard } from './view.ts';

const namedRows = (tx: Tx) =>
  db
    .selectFrom('rate_cards')
    .leftJoin('staff as creator', (join) =>
      join
        .onRef('creator.shop_id', '=', 'rate_cards.shop_id')
        .onRef('creator.id', '=', 'rate_cards.created_by'),
    )
    .leftJoin('staff as publisher', (join) =>
      join
        .onRef('publisher.shop_id', '=', 'rate_cards.shop_id')
        .onRef('publisher.id', '=', 'rate_cards.published_by'),
    )
    .select([
      'rate_cards.shop_id',
      'rate_cards.id',
      'channel_id',
      'zone_id',
      'rate_cards.name',
      'valid_from',
      'valid_to',
      'state',
      'version',
      'created_by',
      'published_by',
      'published_at',
      'rate_cards.created_at',
      'creator.name as creator',
      'publisher.name as publisher',
    ])
    .where('rate_cards.shop_id', '=', tx.shopId);

/** The latest validity first; at most 500, which is years of weekly changes. */
export function listNamedCards(
  tx: Tx,
  { channelId, zoneId }: { channelId?: string | undefined; zoneId?: string | undefined },
): Promise<NamedRateCard[]> {
  return tx.all(
    namedRows(tx)
      .$if(channelId !== undefined, (rows) => rows.where('channel_id', '=', channelId ?? ''))
      .$if(zoneId !== undefined, (rows) => rows.where('zone_id', '=', zoneId ?? ''))
      .orderBy('valid_from', 'desc')
      .orderBy('rate_cards.id', 'desc')
      .limit(500),
  );
}

export function findNamedCard(tx: Tx, id: string): Promise<(NamedRateCard & { card: RateCard }) | undefined> {
  return tx.maybe(
    namedRows(tx)
      .select('card')
      .where('rate_cards.id', '=', id)
      .$castTo<NamedRateCard & { card: RateCard }>(),
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
  const id = newId();
  await tx.run(
    db.insertInto('rate_cards').values({
      shop_id: tx.shopId,
      id,
      channel_id: place.channelId,
      zone_id: place.zoneId,
      created_by: place.staffId,
      created_at: tx.now,
      ...columnsOf(fields),
    }),
  );
  return id;
}

/** Saves a draft that nobody saved since `version`; 0 where somebody did, or where it is no draft any more. */
export function updateDraft(tx: Tx, id: string, version: number, fields: CardFields): Promise<number> {
  return tx.run(
    db
      .updateTable('rate_cards')
      .set({ ...columnsOf(fields), version: version + 1 })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'draft'),
  );
}

export function deleteDraft(tx: Tx, id: string): Promise<number> {
  return tx.run(
    db
      .deleteFrom('rate_cards')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('state', '=', 'draft'),
  );
}

/** The published cards of a zone, earliest first. */
export function publishedCards(tx: Tx, zoneId: string): Promise<RateCardRow[]> {
  return tx.all(
    rateCardRows(tx)
      .where('zone_id', '=', zoneId)
      .where('state', '=', 'published')
      .orderBy('valid_from')
      .$castTo<RateCardRow>(),
  );
}

/** Puts the draft in force; 0 where it is none any more or was saved since `version`. */
export function markPublished(
  tx: Tx,
  id: string,
  version: number,
  changes: { validFrom: string; staffId: string },
): Promise<number> {
  return tx.run(
    db
      .updateTable('rate_cards')
      .set({
        state: 'published',
        valid_from: changes.validFrom,
        published_by: changes.staffId,
        published_at: tx.now,
      })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', '=', 'draft'),
  );
}

export function endCard(tx: Tx, id: string, validTo: string): Promise<number> {
  return tx.run(
    db
      .updateTable('rate_cards')
      .set({ valid_to: validTo })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id),
  );
}

/** Ends a published card now; one that has not begun never will. 0 where it is not published. */
export function markRetired(tx: Tx, id: string): Promise<number> {
  return tx.run(
    db
      .updateTable('rate_cards')
      .set((where) => ({
        state: 'retired',
        valid_to: where
          .case()
          .when('valid_from', '<', tx.now)
          .then(
            where.fn<string | null>('least', [
              'valid_to',
              where.cast<string>(where.val(tx.now), 'timestamptz'),
            ]),
          )
          .else(where.ref('valid_to'))
          .end(),
      }))
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('state', '=', 'published'),
  );
}

function columnsOf({ name, validFrom, validTo, card }: CardFields) {
  return {
    name,
    valid_from: validFrom,
    valid_to: validTo,
    card: JSON.stringify(card),
  };
}
