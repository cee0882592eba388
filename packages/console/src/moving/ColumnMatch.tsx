import type { DataImportView } from '@crossdock/contract/moving/desk.ts';
import type { ImportFileKind } from '@crossdock/domain/moving/columnMapping.ts';
import { importedColumns } from '@crossdock/domain/moving/files.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Split, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

type ColumnOf<K extends ImportFileKind> = (typeof importedColumns)[K][number];

/** The text key of a column. Some columns have another name in some kinds of files. */
function columnWord(kind: ImportFileKind, column: ColumnOf<ImportFileKind>) {
  // In the file of addresses this column is the address's own number. In other files it refers to an address by that
  // number.
  if (column === 'address' && kind !== 'addresses') return 'moving.column.place';
  if (column === 'name' && kind === 'coupons') return 'moving.column.couponName';
  return `moving.column.${column}` as const;
}

/** Matches the file's columns with those of the import. */
export function ColumnMatch({ of }: { of: DataImportView }) {
  const [heads, setHeads] = useState(
    () => new Map<string, string>(of.columns.map(({ column, head }) => [column, head])),
  );
  const match = useSubmit('matchMoveColumns', {
    refreshes: ['getMoveImport', 'listMoveImports', 'listMoveRows'],
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void match.submit({ id: of.id, columns: [...heads].map(([column, head]) => ({ column, head })) });
  };
  return (
    <Section title={t('moving.columns')}>
      <Muted as="p" below={12}>
        {t('moving.columns.text')}
      </Muted>
      <Stack as="form" gap={16} noValidate onSubmit={send}>
        <Split columns={3} gap={12}>
          {importedColumns[of.kind].map((column) => (
            <ChoiceBox
              key={column}
              label={t(columnWord(of.kind, column))}
              placeholder={t('moving.columns.none')}
              value={heads.get(column) ?? ''}
              data={of.heads.filter((head) => head !== '').map((head) => ({ value: head, label: head }))}
              onChange={({ currentTarget: { value } }) => setHeads(new Map(heads).set(column, value))}
            />
          ))}
        </Split>
        <div>
          <Button type="submit" look="outline" busy={match.busy}>
            {t('moving.columns.check')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
