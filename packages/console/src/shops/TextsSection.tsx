import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column } from '@crossdock/ui/column.ts';
import { NoteField, TextField } from '@crossdock/ui/fields.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { usePage } from '../shell/api.ts';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { labelAndHint, t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { useStaff } from '../shell/staff.ts';

type ShopText = Output<'listShopTexts'>['list'][number];

const fresh: ShopText = { key: '', tw: '', zh: '', en: '' };

/** The shop's own texts. */
export function TextsSection() {
  const page = usePage('listShopTexts', {}, { topics: ['shop'] });
  const [edited, setEdited] = useState<ShopText | null>(null);
  const mayWrite = useStaff().may('shop.write');
  const columns: Column<ShopText>[] = [
    column('key', t('shops.texts.key'), (row) =>
      mayWrite ? (
        <Button small look="plain" icon={IconPencil} onClick={() => setEdited(row)}>
          {row.key}
        </Button>
      ) : (
        row.key
      ),
    ),
    column('tw', t('shops.language.tw'), (row) => row.tw),
    column('en', t('shops.language.en'), (row) => row.en),
  ];
  return (
    <Section
      title={t('shops.texts')}
      aside={
        mayWrite ? (
          <Button look="outline" small icon={IconPlus} onClick={() => setEdited(fresh)}>
            {t('shops.texts.add')}
          </Button>
        ) : null
      }
    >
      <PagedTable
        page={page}
        empty={<EmptyState {...titleAndText('shops.texts.none')} />}
        label={t('shops.texts')}
        rowKey={(row) => row.key}
        columns={columns}
        onOpen={mayWrite ? setEdited : undefined}
      />
      {edited ? <TextDialog text={edited} onClose={() => setEdited(null)} /> : null}
    </Section>
  );
}

function TextDialog({ text, onClose }: { text: ShopText; onClose: () => void }) {
  const { form, ...saving } = useDialogForm('saveShopText', {
    schema: () => import('@crossdock/contract/shops/desk.ts').then((m) => m.shopDeskCalls.saveShopText.input),
    defaults: text,
    refreshes: ['listShopTexts'],
    done: t('shops.saved'),
    onClose,
  });
  const { control } = form;
  return (
    <SaveDialog {...saving} wide title={text.key === '' ? t('shops.texts.add') : text.key}>
      {text.key === '' ? (
        <TextField control={control} name="key" {...labelAndHint('shops.texts.key')} required />
      ) : null}
      <NoteField control={control} name="tw" label={t('shops.language.tw')} rows={2} />
      <NoteField control={control} name="zh" label={t('shops.language.zh')} rows={2} />
      <NoteField control={control} name="en" label={t('shops.language.en')} rows={2} />
    </SaveDialog>
  );
}
