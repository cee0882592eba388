import { calendars, dayOrders } from '@crossdock/domain/statements/days.ts';
import { encodings } from '@crossdock/domain/statements/tables.ts';
import { z } from 'zod';
import { count, note, plain } from '../wire/values.ts';

/** How the values in a table are written: the order of day and month, the calendar, and the text encoding. */
export const tableFileFormat = {
  dayOrder: z.enum(dayOrders).optional(),
  calendar: z.enum(calendars).optional(),
  encoding: z.enum(encodings).optional(),
};

/** The head of a column; empty if there is none. */
export const columnHead = note(100).default('');

/** A table that was read. Its column map is null if no head was recognised. */
export const tableShape = <const C extends readonly [string, ...string[]]>(columns: C) =>
  z.object({
    heads: plain.texts,
    rows: z.array(z.object({ row: count, cells: plain.texts })),
    encoding: z.enum(encodings),
    map: z
      .object({
        columns: z.array(z.object({ column: z.enum(columns), head: plain.text })),
        dayOrder: z.enum(dayOrders),
        calendar: z.enum(calendars),
        /** Whether the map was stored by an earlier import. */
        stored: plain.yesNo,
      })
      .nullable(),
  });
