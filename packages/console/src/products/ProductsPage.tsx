import type { ProductRow } from '@crossdock/contract/products/desk.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { column, cornerColumn, tightFigureColumn } from '@crossdock/ui/column.ts';
import { Finder } from '@crossdock/ui/Finder.tsx';
import { figureSpace } from '@crossdock/ui/figureSpace.ts';
import { Grid, Muted, Photo, Row } from '@crossdock/ui/Layout.tsx';
import { OnOffBadge } from '@crossdock/ui/OnOffBadge.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { Count, InlineFacts, Money } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { IconAlertTriangle, IconShoppingBag } from '@tabler/icons-react';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { client, useCall, useFilters, usePage } from '../shell/api.ts';
import { ExportMenu } from '../shell/ExportMenu.tsx';
import { nounTitleAndIntro, t } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { linkClass } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { Categories } from './Categories.tsx';
import { ProductRules } from './ProductRules.tsx';
import { Purchases, purchaseFilterParams } from './Purchases.tsx';

export const Route = createFileRoute('/_shell/goods/')({
  staticData: {
    title: 'products.title',
    menu: { group: 'warehouse', icon: IconShoppingBag, can: 'product.read', key: 'g' },
  },
  component: ProductsPage,
});

const views = ['products', 'purchases', 'categories'] as const;

/** The shop's own products, members' purchases, and the categories. */
function ProductsPage() {
  const [found, setFilters] = useFilters<{ view?: string; words?: string; state?: string }>();
  const view = views.find((one) => one === found.view) ?? 'products';
  const mayWrite = useStaff().may('product.write');
  return (
    <Page
      {...nounTitleAndIntro('products')}
      actions={
        <>
          <ProductRules />
          {view === 'categories' ? null : (
            <ExportMenu
              label={t('products.export')}
              fetch={(format) =>
                view === 'purchases'
                  ? client.attempt(
                      'exportPurchases',
                      { format, ...purchaseFilterParams(found) },
                      { fresh: true },
                    )
                  : client.attempt('exportProducts', { format }, { fresh: true })
              }
            />
          )}
          {mayWrite ? (
            <>
              <LinkButton to="/goods/import" look="outline" text={t('products.import')} />
              <LinkButton to="/goods/$id" params={{ id: 'new' }} text={t('products.new')} />
            </>
          ) : null}
        </>
      }
    >
      <FilterTabs
        label={t('products.title')}
        tabs={views.map((key) => ({
          key,
          label: t(key === 'products' ? 'products.title' : `products.${key}`),
        }))}
        chosen={view}
        onChoose={(next) =>
          setFilters({ view: next === 'products' ? undefined : next, words: undefined, state: undefined })
        }
      />
      {view === 'products' ? <Products /> : view === 'purchases' ? <Purchases /> : <Categories />}
    </Page>
  );
}

function Products() {
  const [found, setFilters] = useFilters<{ category?: string; low?: string; words?: string }>();
  const words = found.words === undefined ? undefined : String(found.words);
  const low = found.low === undefined ? undefined : true;
  const categories = useCall('listProductCategories', {}).data?.list ?? [];
  const page = usePage('listProducts', { categoryId: found.category, low, words }, { topics: ['products'] });
  const navigate = useNavigate();
  return (
    <>
      <Finder
        search={{
          label: t('products.search'),
          clearLabel: t('shell.search.clear'),
          value: words ?? '',
          onSearch: (next) => setFilters({ words: next || undefined }),
        }}
        kind={{
          label: t('products.category'),
          allLabel: t('products.category.all'),
          kinds: categories.map(({ id }) => id),
          labelOf: (id) => categories.find((one) => one.id === id)?.[currentLanguage()] ?? '',
          value: found.category,
          onChoose: (next) => setFilters({ category: next }),
        }}
      />
      <div>
        <Chip chosen={low === true} onClick={() => setFilters({ low: low ? undefined : '1' })}>
          {t('products.low.count', { n: page.query.data?.low ?? figureSpace })}
        </Chip>
      </div>
      <ListTable
        list="products"
        page={page}
        empty={
          <EmptyState
            picture={low ? 'done' : 'soon'}
            title={t(low ? 'products.none.low' : 'products.none')}
            {...(low ? {} : { text: t('products.none.text') })}
          />
        }
        label={t('products.title')}
        columns={columns()}
        onOpen={(row) => void navigate({ to: '/goods/$id', params: { id: row.id } })}
      />
    </>
  );
}

const columns = (): Column<ProductRow>[] => [
  column('name', t('products.name'), (row) => <Name row={row} />),
  tightFigureColumn('price', t('products.price'), (row) => <Money minor={row.priceMinor} />),
  tightFigureColumn('stock', t('products.stock.title'), (row) =>
    row.low > 0 ? (
      <StatusBadge
        tone="warning"
        icon={IconAlertTriangle}
        label={
          row.variants > 1
            ? t('products.low.of', { stock: row.stock, n: row.low })
            : `${row.stock} · ${t('products.low')}`
        }
      />
    ) : (
      <Count n={row.stock} />
    ),
  ),
  cornerColumn('active', t('products.state'), (row) => (
    <OnOffBadge on={row.active} onLabel={t('products.shown')} offLabel={t('products.hidden')} />
  )),
];

function Name({ row }: { row: ProductRow }) {
  return (
    <Row as="span" gap={12} align="center" minWidth={0}>
      {row.picture ? (
        <Photo rigid square={48} fit="cover" round="control" src={row.picture.thumb} alt="" loading="lazy" />
      ) : null}
      <Grid as="span" gap={2} minWidth={0}>
        <Link to="/goods/$id" params={{ id: row.id }} className={linkClass}>
          {row.title}
        </Link>
        <Muted regular>
          <InlineFacts>
            {row.categoryName}
            {t('products.sold', { n: row.sold })}
          </InlineFacts>
        </Muted>
      </Grid>
    </Row>
  );
}
