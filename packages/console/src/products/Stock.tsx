import type { EditedProduct, StaffVariant, StockMovement } from '@crossdock/contract/products/desk.ts';
import { manualStockMovementKinds } from '@crossdock/domain/products/limits.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, tightColumn, tightFigureColumn } from '@crossdock/ui/column.ts';
import { ChoiceField, CountField, TextField } from '@crossdock/ui/fields.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Count, When } from '@crossdock/ui/values.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { client, usePage } from '../shell/api.ts';
import { ExportMenu } from '../shell/ExportMenu.tsx';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { PurchaseLink } from '../shell/links.tsx';
import { PagedTable } from '../shell/PagedList.ts';
import { useStaff } from '../shell/staff.ts';

/** The stock of each variant, and its movements. */
export function Stock({ product }: { product: EditedProduct }) {
  const [changed, setChanged] = useState<StaffVariant>();
  const mayChange = useStaff().may('product.stock');
  const enter: Column<StaffVariant> = tightColumn('enter', '', (row) => (
    <Button small look="outline" onClick={() => setChanged(row)}>
      {t('products.stock.change')}
    </Button>
  ));
  return (
    <>
      <Section title={t('products.stock.title')}>
        <ResponsiveTable
          label={t('products.stock.title')}
          rows={product.variants}
          rowKey={(row) => row.id}
          columns={[...variantColumns(), ...(mayChange ? [enter] : [])]}
        />
      </Section>
      <Movements productId={product.id} />
      {changed ? (
        <StockDialog key={changed.id} variant={changed} onClose={() => setChanged(undefined)} />
      ) : null}
    </>
  );
}

const variantColumns = (): Column<StaffVariant>[] => [
  column('sku', t('products.sku'), (row) => <Code>{row.sku}</Code>),
  column('name', t('products.name'), (row) => row[currentLanguage()]),
  tightFigureColumn('sold', t('products.movement.sold'), (row) => <Count n={row.sold} />),
  tightFigureColumn('stock', t('products.stock.title'), (row) =>
    row.low ? (
      <StatusBadge tone="warning" icon={IconAlertTriangle} label={`${row.stock} · ${t('products.low')}`} />
    ) : (
      <Count n={row.stock} />
    ),
  ),
];

function StockDialog({ variant, onClose }: { variant: StaffVariant; onClose: () => void }) {
  const { form, ...saving } = useDialogForm('changeStock', {
    schema: () => import('@crossdock/contract/products/desk.ts').then((all) => all.changeStockInput),
    defaults: { variantId: variant.id, kind: 'received', note: '' },
    refreshes: ['getEditedProduct', 'listStockMovements', 'listProducts', 'getDashboard'],
    done: ({ stock }) => t('products.stock.changed', { n: stock }),
    onClose,
  });
  const { control } = form;
  return (
    <SaveDialog {...saving} title={t('products.stock.of', { sku: variant.sku })}>
      <p>{t('products.stock.now', { n: variant.stock })}</p>
      <ChoiceField
        control={control}
        name="kind"
        label={t('products.movement')}
        data={manualStockMovementKinds.map((value) => ({ value, label: t(`products.movement.${value}`) }))}
      />
      <CountField control={control} name="pieces" required label={t('products.stock.pieces')} />
      <TextField control={control} name="note" label={t('products.stock.note')} />
    </SaveDialog>
  );
}

function Movements({ productId }: { productId: string }) {
  const page = usePage('listStockMovements', { productId }, { topics: ['products', 'purchases'] });
  return (
    <Section
      title={t('products.movements')}
      aside={
        <ExportMenu
          label={t('products.export')}
          fetch={(format) => client.attempt('exportStockMovements', { format, productId }, { fresh: true })}
        />
      }
    >
      <Grid columns="minmax(0, 1fr)" gap={12}>
        <PagedTable
          page={page}
          empty={<EmptyState picture="soon" title={t('products.movements.none')} />}
          label={t('products.movements')}
          rowKey={(row) => row.id}
          columns={movementColumns()}
        />
      </Grid>
    </Section>
  );
}

const movementColumns = (): Column<StockMovement>[] => [
  tightColumn('at', t('products.at'), (row) => <When iso={row.at} style="short" />),
  column('sku', t('products.sku'), (row) => <Code>{row.sku}</Code>),
  column('kind', t('products.movement'), (row) => t(`products.movement.${row.kind}`)),
  tightFigureColumn('change', t('products.stock.pieces'), (row) =>
    row.change > 0 ? `+${row.change}` : row.change,
  ),
  tightFigureColumn('after', t('products.movements.after'), (row) => <Count n={row.stockAfter} />),
  column('by', t('products.by'), (row) =>
    row.purchaseNumber ? <PurchaseLink number={row.purchaseNumber} /> : row.by,
  ),
  column('note', t('products.stock.note'), (row) => row.note),
];
