import type { EditedProduct } from '@crossdock/contract/products/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { productPicturesMax } from '@crossdock/domain/products/limits.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useUploads } from '@crossdock/web/uploads.ts';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { type ChangeEvent, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ContentEditor } from '../shell/ContentEditor.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RuleCheckbox } from '../shell/RulesDialog.tsx';
import { useStaff } from '../shell/staff.ts';
import { useUnsavedGuard } from '../shell/unsaved.ts';
import { emptyProduct, type ProductDraft, toProductDraft, toProductInput } from './draft.ts';
import classes from './products.module.css';
import { Stock } from './Stock.tsx';
import { Variants } from './Variants.tsx';

export const Route = createFileRoute('/_shell/goods/$id')({
  staticData: { title: 'products.title' },
  component: ProductPage,
});

interface Offered {
  readonly categories: Output<'listProductCategories'>['list'];
  readonly types: Output<'listStaffGoodsTypes'>;
  readonly warehouses: Output<'listStaffWarehouses'>;
}

/** Edits one product or a new one: texts, prices, stock. */
function ProductPage() {
  const { id } = Route.useParams();
  const isNew = id === 'new';
  const edited = useCall('getEditedProduct', { id }, { enabled: !isNew, unkept: true, topics: ['products'] });
  const offered = combineQueries(
    useCall('listProductCategories', {}),
    useCall('listStaffGoodsTypes', {}),
    useCall('listStaffWarehouses', {}),
  );
  const skeleton = { rows: 3, heightPx: 140 };
  return (
    <Page
      title={t(isNew ? 'products.new' : 'products.edit')}
      width="full"
      back={<Link to="/goods">{t('products.title')}</Link>}
    >
      <Loaded query={offered} skeleton={skeleton}>
        {([{ list: categories }, types, warehouses]) =>
          categories.length === 0 ? (
            <Banner
              tone="info"
              title={t('products.categories.needed')}
              action={
                <LinkButton
                  to="/goods"
                  search={{ view: 'categories' }}
                  small
                  text={t('products.categories')}
                />
              }
            />
          ) : isNew ? (
            <Editor key="new" before={null} {...{ categories, types, warehouses }} />
          ) : (
            <Loaded query={edited} skeleton={skeleton}>
              {(before) => (
                <>
                  <Stock product={before} />
                  <Editor
                    key={`${before.id} ${before.version}`}
                    before={before}
                    {...{ categories, types, warehouses }}
                  />
                </>
              )}
            </Loaded>
          )
        }
      </Loaded>
    </Page>
  );
}

function useEditing(before: EditedProduct | null, offered: Offered) {
  const { currency } = useFormatting();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ProductDraft>(() =>
    before
      ? toProductDraft(before, currency)
      : emptyProduct({
          categoryId: offered.categories[0]?.id ?? '',
          goodsTypeId: offered.types[0]?.id ?? '',
          warehouseId: offered.warehouses[0]?.id ?? '',
        }),
  );
  const kept = (before?.pictures ?? []).map(({ fileId, thumb }) => ({ fileId, thumb, name: '' }));
  const pictures = useUploads('uploadStaffFile', { purpose: 'product' }, { kept });
  const markSaved = useUnsavedGuard({ ...draft, fileIds: pictures.fileIds });
  const { submit, busy, failure } = useSubmit('saveProduct', {
    quiet: true,
    refreshes: ['getEditedProduct', 'listProducts', 'listProductCategories'],
  });
  const save = async () => {
    const saved = await submit(toProductInput(draft, pictures.fileIds, before, currency));
    if (!saved.ok) return;
    markSaved();
    showMessage('success', t('products.saved'));
    if (before === null)
      await navigate({
        to: '/goods/$id',
        params: { id: saved.data.id },
        replace: true,
        ignoreBlocker: true,
      });
  };
  return { draft, setDraft, pictures, save, busy: busy || pictures.busy, failure };
}

function Editor({ before, ...offered }: Offered & { before: EditedProduct | null }) {
  const { draft, setDraft, pictures, save, busy, failure } = useEditing(before, offered);
  const mayWrite = useStaff().may('product.write');
  const change = (part: Partial<ProductDraft>) => setDraft((now) => ({ ...now, ...part }));
  const errorOf = (field: string) => failure?.fields[field]?.message;
  return (
    <>
      <Section>
        <ContentEditor texts={draft.texts} onChange={(texts) => change({ texts })} errorOf={errorOf}>
          <FileDrop
            label={t('products.pictures')}
            buttonLabel={t('products.pictures.pick')}
            removeLabel={(name) => t('products.pictures.remove', { name })}
            max={productPicturesMax}
            {...pictures.drop}
            error={errorOf('fileIds')}
          />
          <Place draft={draft} change={change} errorOf={errorOf} {...offered} />
          <Variants
            variants={draft.variants}
            onChange={(variants) => change({ variants })}
            errorOf={errorOf}
          />
          {errorOf('variants') ? <Banner tone="danger" title={errorOf('variants') ?? ''} /> : null}
          <RuleCheckbox
            label={t('products.active')}
            checked={draft.active}
            onChange={(event) => change({ active: event.currentTarget.checked })}
          />
          {failure ? <Banner tone="danger" title={failure.message} /> : null}
        </ContentEditor>
      </Section>
      {mayWrite ? (
        <StickyAction summary={t(before ? 'products.edit' : 'products.new')}>
          <Button busy={busy} onClick={() => void save()}>
            {t('products.save')}
          </Button>
        </StickyAction>
      ) : null}
    </>
  );
}

interface PlaceProps extends Offered {
  readonly draft: ProductDraft;
  readonly change: (part: Partial<ProductDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** The product's category, for members, and its shelf, for the warehouse. */
function Place({ draft, change, errorOf, categories, types, warehouses }: PlaceProps) {
  const named = (rows: readonly { id: string; zh: string; tw: string; en: string }[]) =>
    rows.map((row) => ({ value: row.id, label: row[currentLanguage()] }));
  const places = warehouses.map(({ id, name }) => ({ value: id, label: name }));
  const choice = (name: 'categoryId' | 'goodsTypeId' | 'warehouseId') => ({
    value: draft[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLSelectElement>) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <div className={classes.fields}>
      <ChoiceBox label={t('products.category')} data={named(categories)} {...choice('categoryId')} />
      <ChoiceBox label={t('products.goodsType')} data={named(types)} {...choice('goodsTypeId')} />
      <ChoiceBox label={t('products.warehouse')} data={places} {...choice('warehouseId')} />
      <TextBox
        {...labelAndHint('products.shelf')}
        value={draft.shelfCode}
        error={errorOf('shelfCode')}
        onChange={(event) => change({ shelfCode: event.currentTarget.value })}
      />
    </div>
  );
}
