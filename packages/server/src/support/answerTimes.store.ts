import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const waited = sql`extract(epoch from answered_at - asked_at)`;
const share = (part: number) =>
  sql<number>`coalesce(percentile_cont(${sql.lit(part)}) within group (order by ${waited}), 0)::integer`;

/**
 * The number of answers to questions that were asked since `since`, with the median and the 90 % quantile of the
 * waiting times.
 */
const answers = (tx: Tx, since: string) =>
  fromShop(tx, 'talkAnswers')
    .select([sql<number>`count(*)`.as('count'), share(0.5).as('medianS'), share(0.9).as('p90S')])
    .where('answeredAt', '>=', since)
    .where('askedAt', '>=', since);

export const overallAnswerTimes = (tx: Tx, since: string) => tx.one(answers(tx, since));

const waitsBy = <T>(tx: Tx, since: string, what: RawBuilder<T>) =>
  tx.all(answers(tx, since).select(what.as('key')).groupBy('key'));

export const answerTimesByDay = (tx: Tx, since: string, timeZone: string) =>
  waitsBy(tx, since, sql<string>`to_char(asked_at at time zone ${timeZone}, 'YYYY-MM-DD')`);

export const answerTimesByHour = (tx: Tx, since: string, timeZone: string) =>
  waitsBy(tx, since, sql<number>`extract(hour from asked_at at time zone ${timeZone})::integer`);

export const answerTimesByStaff = (tx: Tx, since: string) =>
  tx.all(
    answers(tx, since)
      .innerJoin('staff', shopJoin('staff.id', 'talkAnswers.staffId'))
      .select(['staff.id as staffId', 'staff.name'])
      .groupBy(['staff.id', 'staff.name'])
      .orderBy('count', 'desc')
      .orderBy('staff.name'),
  );
