import type { ProductCard } from '@crossdock/contract/products/shapes.ts';
import { productSorts } from '@crossdock/domain/products/limits.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { SearchField } from '../shell/SearchField.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import classes from './products.module.css';
import { ShopLinks } from './ShopLinks.tsx';

/** The shop's catalogue, for guests too. */
export function CataloguePage() {
  const [found, setFilters] = useFilters<{ category?: string; words?: string; sort?: string }>();
  const words = found.words === undefined ? undefined : String(found.words);
  const sort = productSorts.find((one) => one === found.sort) ?? 'new';
  const { category: categoryId } = found;
  const page = usePage('queryProducts', { categoryId, words, sort }, { topics: ['products'] });
  const categories = page.query.data?.categories ?? [];
  const isFiltered = categoryId !== undefined || words !== undefined;
  return (
    <Page title={t('products.title')} intro={t('products.intro')} actions={<ShopLinks />}>
      <Grid columns="minmax(0, 1fr) clamp(110px, 36%, 200px)" gap={12}>
        <SearchField
          label={t('products.search')}
          value={words ?? ''}
          onSearch={(next) => setFilters({ words: next || undefined })}
        />
        <ChoiceBox
          bare
          label={t('products.sort')}
          value={sort}
          data={productSorts.map((value) => ({ value, label: t(`products.sort.${value}`) }))}
          onChange={(event) => setFilters({ sort: event.currentTarget.value })}
        />
      </Grid>
      <FilterTabs
        label={t('products.categories')}
        tabs={[
          { key: undefined, label: t('products.all') },
          ...categories.map(({ id, name, count }) => ({ key: id, label: name, count })),
        ]}
        chosen={categoryId}
        onChoose={(next) => setFilters({ category: next })}
      />
      <PagedList
        page={page}
        empty={
          <EmptyState
            picture={isFiltered ? 'search' : 'soon'}
            title={t(isFiltered ? 'products.none' : 'products.none.shop')}
            {...(isFiltered ? { text: t('products.none.text') } : {})}
          />
        }
      >
        {(rows) => (
          <Grid
            as="ul"
            columns="repeat(auto-fill, minmax(min(160px, 45%), 1fr))"
            gap={12}
            aria-label={t('products.title')}
          >
            {rows.map((row) => (
              <Row as="li" key={row.id}>
                <Tile product={row} />
              </Row>
            ))}
          </Grid>
        )}
      </PagedList>
    </Page>
  );
}

function Tile({ product }: { product: ProductCard }) {
  const formatting = useFormatting();
  const amount = formatMoney(product.priceMinor, formatting.currency, formatting);
  const isOnePrice = product.priceMinor === product.priceMaxMinor;
  return (
    <Link to="/shop-main" search={{ id: product.id }} className={classes.tile}>
      <GoodsPicture picture={product.picture} large />
      <Stack as="span" gap={4} pad={[10, 12, 12]} grow>
        <Text grow strong>
          {product.title}
        </Text>
        <Text strong figures>
          {isOnePrice ? amount : t('products.from', { amount })}
        </Text>
        <Muted>{product.stock === 0 ? t('products.soldOut') : t('products.sold', { n: product.sold })}</Muted>
      </Stack>
    </Link>
  );
}
