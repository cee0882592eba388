import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { instantOfWallClock } from '@crossdock/domain/shops/wallClock.ts';
import type { Handler } from '../platform/handler.ts';
import {
  answerTimesByDay,
  answerTimesByHour,
  answerTimesByStaff,
  overallAnswerTimes,
} from './answerTimes.store.ts';

const dayMs = 86_400_000;
const none = { count: 0, medianS: 0, p90S: 0 };

export const getAnswerTimes: Handler<'getAnswerTimes'> = async (
  tx,
  { shop: { timeZone } },
  { days: shown },
) => {
  const dayAgo = (days: number) => dateIn(tx.earlier(days * dayMs), timeZone);
  const first = dayAgo(shown - 1);
  const since = instantOfWallClock(`${first}T00:00`, timeZone) ?? `${first}T00:00:00.000Z`;
  const [all, days, hours, staff] = await Promise.all([
    overallAnswerTimes(tx, since),
    answerTimesByDay(tx, since, timeZone),
    answerTimesByHour(tx, since, timeZone),
    answerTimesByStaff(tx, since),
  ]);
  const of = <K>(rows: readonly ({ readonly key: K } & typeof none)[], key: K) => {
    const { count, medianS, p90S } = rows.find((row) => row.key === key) ?? none;
    return { count, medianS, p90S };
  };
  return {
    all,
    days: Array.from({ length: shown }, (_, at) => dayAgo(shown - 1 - at)).map((day) => ({
      day,
      ...of(days, day),
    })),
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...of(hours, hour) })),
    staff,
  };
};
