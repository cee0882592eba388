import type { ProductColumn } from '@crossdock/contract/products/sheet.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { tightColumn } from '@crossdock/ui/column.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { SheetCell } from '../shell/SheetCell.tsx';
import { SheetImport } from '../shell/SheetImport.tsx';
import { toCommitResult } from '../shell/sheetRows.ts';

export const Route = createFileRoute('/_shell/goods/import')({
  staticData: { title: 'products.import' },
  component: ImportProductsPage,
});

type Row = Output<'previewProducts'>['rows'][number];

/** Imports products and variants from a table; known SKUs are updated. */
function ImportProductsPage() {
  const commit = async (rows: readonly Row[], idempotencyKey: string) => {
    const input = { rows: rows.map(({ cells, beside }) => ({ cells, beside })) };
    const attempt = await client.attempt('importProducts', input, { idempotencyKey });
    return toCommitResult(attempt, rows, ({ written }) => written);
  };
  return (
    <Page
      title={t('products.import')}
      back={<Link to="/goods">{t('products.title')}</Link>}
      intro={t('products.import.intro')}
      width="full"
    >
      <SheetImport<Row>
        label={t('products.import')}
        columns={columns()}
        okText={t('products.import.ok')}
        nameOf={({ cells }) => cells.sku ?? ''}
        template={(format) => client.attempt('getProductTemplate', { format }, { fresh: true })}
        preview={(file, sending) => client.attempt('previewProducts', {}, { file, ...sending })}
        commit={commit}
        refreshes={['listProducts', 'getEditedProduct', 'listProductCategories']}
        maxRows={maxSheetRows.products}
      />
    </Page>
  );
}

const shown = {
  sku: ['sku'],
  name: [
    'titleTw',
    'titleZh',
    'titleEn',
    'variantTw',
    'variantZh',
    'variantEn',
    'textTw',
    'textZh',
    'textEn',
  ],
  place: ['category', 'goodsType', 'warehouse', 'shelf'],
  price: ['price'],
  weight: ['weightG'],
  size: ['lengthMm', 'widthMm', 'heightMm'],
  state: ['lowStock', 'onSale', 'shown'],
} as const satisfies Record<string, readonly ProductColumn[]>;

function columns(): Column<Row>[] {
  const column = (key: keyof typeof shown, title: string): Column<Row> => ({
    key,
    title,
    cell: (row) => <SheetCell row={row} of={shown[key]} />,
  });
  return [
    column('sku', t('products.sku')),
    column('name', t('products.name')),
    column('place', t('products.import.place')),
    column('price', t('products.price')),
    column('weight', t('products.weight')),
    column('size', t('products.import.size')),
    column('state', t('products.state')),
    tightColumn('effect', t('products.import.effect'), (row) => t(`products.import.${row.effect}`)),
  ];
}
