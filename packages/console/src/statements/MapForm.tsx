import { type StatementColumn, statementColumns } from '@crossdock/domain/statements/columns.ts';
import { calendars, dayOrders } from '@crossdock/domain/statements/days.ts';
import { encodings } from '@crossdock/domain/statements/tables.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Split, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type FormEvent, useState } from 'react';
import { t } from '../shell/i18n.ts';
import type { Preview, StatementMap } from './useStatementImport.ts';

const encodingNames = {
  'utf-8': 'UTF-8',
  big5: 'Big5',
  gb18030: 'GB18030',
  'windows-874': 'TIS-620',
} as const;

interface MapProps {
  readonly table: NonNullable<Preview['table']>;
  readonly onMap: (map: StatementMap) => void;
}

/** Which column of a bank's table says what. */
export function MapForm({ table, onMap }: MapProps) {
  const { heads, map, encoding } = table;
  const [chosen, setChosen] = useState(
    () => new Map<StatementColumn, string>(map?.columns.map(({ column, head }) => [column, head])),
  );
  const [dayOrder, setDayOrder] = useState(map?.dayOrder ?? 'ymd');
  const [calendar, setCalendar] = useState(map?.calendar ?? 'western');
  const [letters, setLetters] = useState(encoding);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const columns = Object.fromEntries([...chosen].map(([column, head]) => [`${column}Head`, head]));
    onMap({ ...columns, dayOrder, calendar, encoding: letters });
  };
  return (
    <Section title={t('statements.map')}>
      <Muted as="p" below={12}>
        {t(map?.stored ? 'statements.map.stored' : 'statements.map.text')}
      </Muted>
      <Stack as="form" gap={16} noValidate onSubmit={send}>
        <Split columns={3} gap={12}>
          {statementColumns.map((column) => (
            <ChoiceBox
              key={column}
              label={t(`statements.column.${column}`)}
              placeholder={t('statements.map.absent')}
              value={chosen.get(column) ?? ''}
              data={heads.map((head) => ({ value: head, label: head }))}
              onChange={(event) => setChosen(new Map(chosen).set(column, event.currentTarget.value))}
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
