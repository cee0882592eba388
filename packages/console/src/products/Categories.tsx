import type { StaffCategory } from '@crossdock/contract/products/desk.ts';
import { column, tightFigureColumn } from '@crossdock/ui/column.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count } from '@crossdock/ui/values.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useCall } from '../shell/api.ts';
import { EditableTable } from '../shell/EditableTable.tsx';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { NameFields } from '../shell/NameFields.tsx';
import { useStaff } from '../shell/staff.ts';

/** The catalogue's categories. */
export function Categories() {
  const mayWrite = useStaff().may('product.write');
  return (
    <EditableTable
      title={t('products.categories')}
      query={useCall('listProductCategories', {})}
      columns={columns()}
      mayWrite={mayWrite}
      addLabel={t('products.categories.new')}
      empty={<EmptyState picture="soon" {...titleAndText('products.categories.none')} />}
      dialog={(row, onClose) => <CategoryDialog category={row} onClose={onClose} />}
    />
  );
}

const columns = (): Column<StaffCategory>[] => [
  column('name', t('products.name'), (row) => row[currentLanguage()]),
  tightFigureColumn('count', t('products.categories.count'), (row) => <Count n={row.products} />),
];

function CategoryDialog({ category, onClose }: { category: StaffCategory | null; onClose: () => void }) {
  const { form, ...saving } = useDialogForm('saveProductCategory', {
    schema: () => import('@crossdock/contract/products/desk.ts').then((all) => all.saveCategoryInput),
    defaults: category
      ? { id: category.id, zh: category.zh, tw: category.tw, en: category.en }
      : { zh: '', tw: '', en: '' },
    refreshes: ['listProductCategories'],
    onClose,
  });
  const { control } = form;
  return (
    <SaveDialog {...saving} title={t(category ? 'products.categories.edit' : 'products.categories.new')}>
      <NameFields control={control} labelOf={(lang) => t(`products.name.${lang}`)} />
    </SaveDialog>
  );
}
