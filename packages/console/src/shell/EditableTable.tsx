import { Button } from '@crossdock/ui/Button.tsx';
import { tightColumn } from '@crossdock/ui/column.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import type { LoadableQuery } from '@crossdock/ui/Loaded.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';
import { idOf, type RowKeyProps } from './rowKey.ts';

interface EditableTableProps<Row> {
  readonly title: string;
  readonly query: LoadableQuery<{ readonly list: readonly Row[] }>;
  readonly rowKey?: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Buttons are shown only if true. */
  readonly mayWrite: boolean;
  /** Whether a row can be edited; by default every row can. */
  readonly mayEdit?: (row: Row) => boolean;
  /** The label of the add button; without it rows cannot be added. */
  readonly addLabel?: string;
  readonly empty?: ReactNode;
  /** More buttons besides the edit button. */
  readonly moreActions?: (row: Row) => ReactNode;
  /** The dialog that adds a row (`null`) or changes one. */
  readonly dialog: (row: Row | null, onClose: () => void) => ReactNode;
}

/** A short list of the shop's own. Everybody can read it; those who may change it add and edit rows in a dialog. */
export function EditableTable<Row>(props: EditableTableProps<Row> & RowKeyProps<Row>) {
  const { title, addLabel, mayWrite, empty } = props;
  const [edited, setEdited] = useState<Row | 'new'>();
  const add = (
    <Button small icon={IconPlus} onClick={() => setEdited('new')}>
      {addLabel}
    </Button>
  );
  const actions: Column<Row> = tightColumn('edit', '', (row) => (
    <Row as="span" gap={8} justify="end">
      {props.moreActions?.(row)}
      {props.mayEdit?.(row) === false ? null : (
        <Button small look="outline" icon={IconPencil} onClick={() => setEdited(row)}>
          {t('shell.edit')}
        </Button>
      )}
    </Row>
  ));
  return (
    <Section title={title} aside={mayWrite && addLabel !== undefined ? add : null}>
      <Loaded query={props.query}>
        {({ list }) =>
          list.length === 0 && empty !== undefined ? (
            empty
          ) : (
            <ResponsiveTable
              label={title}
              rows={list}
              rowKey={props.rowKey ?? idOf}
              columns={[...props.columns, ...(mayWrite ? [actions] : [])]}
            />
          )
        }
      </Loaded>
      {edited === undefined
        ? null
        : props.dialog(edited === 'new' ? null : edited, () => setEdited(undefined))}
    </Section>
  );
}
