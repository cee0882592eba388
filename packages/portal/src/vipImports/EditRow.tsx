import type { VipImportRow } from '@crossdock/contract/vipImports/calls.ts';
import { maxCellText, type VipColumn } from '@crossdock/contract/vipImports/columns.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Row, Split } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type FormEvent, useDeferredValue, useId, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

interface EditRowProps {
  readonly importId: string;
  readonly row: VipImportRow;
  readonly columns: readonly VipColumn[];
  readonly onClose: () => void;
}

/** Suggestions for the cells that name one of the shop's products, channels or carriers. */
function useOffered(product: string) {
  const words = useDeferredValue(product.trim().slice(0, 50));
  const products = useCall('findCustomsProducts', { words }, { staleMs: 300_000 });
  const choices = useCall('getVipChoices', {}, { staleMs: 300_000 });
  const channels = choices.data?.channels ?? [];
  return {
    product: products.data?.list.map(({ name }) => name) ?? [],
    channel: channels.map(({ name }) => name),
    carrier: [...new Set(channels.flatMap(({ carriers }) => carriers.map(({ name }) => name)))],
  };
}

/** The cells of a row as fields, the faulty ones first. */
export function EditRow({ importId, row, columns, onClose }: EditRowProps) {
  const id = useId();
  const [typed, setTyped] = useState<Partial<Record<VipColumn, string>>>({});
  const offered = useOffered(typed.product ?? '');
  const { submit, busy, failure } = useSubmit('editVipImportRow', {
    refreshes: ['getVipImport', 'listVipImportRows', 'listVipImports'],
    quiet: true,
    onDone: onClose,
  });
  const cellOf = (column: VipColumn) => row.cells.find((cell) => cell.column === column);
  const faulty = row.cells.filter(({ fault }) => fault).map(({ column }) => column);
  const shown = [...faulty, ...columns.filter((column) => !faulty.includes(column))];
  const save = (event: FormEvent) => {
    event.preventDefault();
    const cells = shown.flatMap((column) => {
      const text = typed[column];
      return text === undefined ? [] : [{ column, text }];
    });
    void submit({ id: importId, row: row.row, cells });
  };
  return (
    <Dialog opened wide title={t('vipImports.row.edit', { row: row.row })} onClose={onClose}>
      <Grid as="form" onSubmit={save} noValidate gap={16}>
        {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
        <Split columns="1fr 1fr" gap={12}>
          {shown.map((column) => (
            <TextBox
              key={column}
              name={column}
              label={t(`vipImports.column.${column}`)}
              maxLength={maxCellText}
              autoComplete="off"
              list={`${id}${column}`}
              value={typed[column] ?? cellOf(column)?.text ?? ''}
              error={typed[column] === undefined ? cellOf(column)?.fault?.message : undefined}
              onChange={({ target }) => setTyped({ ...typed, [column]: target.value })}
            />
          ))}
        </Split>
        {Object.entries(offered).map(([column, names]) => (
          <datalist key={column} id={`${id}${column}`}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        ))}
        <Row gap={12} wrap align="center">
          <Button type="submit" busy={busy} disabled={Object.keys(typed).length === 0}>
            {t('vipImports.row.save')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
