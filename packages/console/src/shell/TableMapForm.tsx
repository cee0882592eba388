import { type Calendar, calendars, type DayOrder, dayOrders } from '@crossdock/domain/statements/days.ts';
import { encodings, type TableEncoding, uniqueHeads } from '@crossdock/domain/statements/tables.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Split, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type FormEvent, useState } from 'react';
import { t } from './i18n.ts';
import type { ColumnMapValues } from './useTableImport.ts';

const encodingNames = {
  'utf-8': 'UTF-8',
  big5: 'Big5',
  gb18030: 'GB18030',
  'windows-874': 'TIS-620',
} as const;

interface MapProps<C extends string> {
  readonly columns: readonly { readonly key: C; readonly label: string }[];
  readonly intro: string;
  readonly table: {
    readonly heads: readonly string[];
    /** The first rows of the file. */
    readonly rows: readonly { readonly cells: readonly string[] }[];
    readonly encoding: TableEncoding;
    readonly map: {
      readonly columns: readonly { readonly column: C; readonly head: string }[];
      readonly dayOrder: DayOrder;
      readonly calendar: Calendar;
      readonly stored: boolean;
    } | null;
  };
  /** Called when the person changes something that the preview does not show yet. */
  readonly onEdit: () => void;
  readonly onMap: (map: ColumnMapValues) => void;
}

const exampleMax = 24;

/**
 * The options for a column: each head of the file with the first value below it, so that a column is recognised by
 * its content.
 */
function choicesOf({ heads, rows }: MapProps<string>['table']): { value: string; label: string }[] {
  const named = rows.map(({ cells }) => uniqueHeads(cells));
  const at = named.findIndex((cells) => heads.every((head) => cells.includes(head)));
  const below = at < 0 ? [] : rows.slice(at + 1);
  return heads.map((head) => {
    const place = named[at]?.indexOf(head) ?? -1;
    const example = below.map(({ cells }) => (cells[place] ?? '').trim()).find((cell) => cell !== '');
    return { value: head, label: example ? `${head} · ${example.slice(0, exampleMax)}` : head };
  });
}

/** Matches the columns of a bank's or a carrier's table with those of the import. */
export function TableMapForm<C extends string>({ columns, intro, table, onEdit, onMap }: MapProps<C>) {
  const { map, encoding } = table;
  const [chosen, setChosen] = useState(
    () => new Map<C, string>(map?.columns.map(({ column, head }) => [column, head])),
  );
  const [dayOrder, setDayOrder] = useState(map?.dayOrder ?? 'ymd');
  const [calendar, setCalendar] = useState(map?.calendar ?? 'western');
  const [letters, setLetters] = useState(encoding);
  const choices = choicesOf(table);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const named: Record<`${string}Head`, string> = Object.fromEntries(
      [...chosen].map(([column, head]) => [`${column}Head`, head]),
    );
    onMap({ ...named, dayOrder, calendar, encoding: letters });
  };
  return (
    <Section title={t('statements.map')}>
      <Muted as="p" below={12}>
        {map?.stored ? t('statements.map.stored') : intro}
      </Muted>
      <Stack as="form" gap={16} noValidate onChange={onEdit} onSubmit={send}>
        <Split columns={3} gap={12}>
          {columns.map(({ key, label }) => (
            <ChoiceBox
              key={key}
              label={label}
              placeholder={t('statements.map.absent')}
              value={chosen.get(key) ?? ''}
              data={choices}
              onChange={(event) => setChosen(new Map(chosen).set(key, event.currentTarget.value))}
            />
          ))}
          <Choice
            label={t('statements.map.order')}
            value={dayOrder}
            data={dayOrders.map((value) => ({ value, label: t(`statements.order.${value}`) }))}
            onChoose={setDayOrder}
          />
          <Choice
            label={t('statements.map.calendar')}
            value={calendar}
            data={calendars.map((value) => ({ value, label: t(`statements.calendar.${value}`) }))}
            onChoose={setCalendar}
          />
          <Choice
            label={t('statements.map.encoding')}
            value={letters}
            data={encodings.map((value) => ({ value, label: encodingNames[value] }))}
            onChoose={setLetters}
          />
        </Split>
        <Button type="submit" look="outline">
          {t('statements.map.apply')}
        </Button>
      </Stack>
    </Section>
  );
}

function Choice<V extends string>(props: {
  label: string;
  value: V;
  data: readonly { value: V; label: string }[];
  onChoose: (value: V) => void;
}) {
  const { data, onChoose, ...rest } = props;
  return (
    <ChoiceBox
      {...rest}
      data={data}
      onChange={(event) => {
        const found = data.find(({ value }) => value === event.currentTarget.value);
        if (found) onChoose(found.value);
      }}
    />
  );
}
