import type { StaffWarehouse } from '@crossdock/contract/warehouses/desk.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { freeStorage } from '@crossdock/domain/pricing/noCharges.ts';
import { receivingAddress } from '@crossdock/domain/warehouses/placeholders.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { CountField, NoteField, TextField } from '@crossdock/ui/fields.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { languageNames } from '@crossdock/web/languageNames.ts';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { type CallForm, useDialogForm } from '../shell/forms.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { StorageFeeFields } from '../shell/StorageFeeFields.tsx';
import classes from './warehouses.module.css';

/** Creates or edits a warehouse; below the address is an example of what a member sees. */
export function WarehouseDialog({
  warehouse,
  onClose,
}: {
  warehouse: StaffWarehouse | null;
  onClose: () => void;
}) {
  const name = warehouse ? 'editWarehouse' : 'addWarehouse';
  const { form, ...saving } = useDialogForm<'addWarehouse' | 'editWarehouse'>(name, {
    schema: () => import('@crossdock/contract/warehouses/desk.ts').then((m) => m.warehouseCalls[name].input),
    defaults: valuesOf(warehouse),
    refreshes: ['listStaffWarehouses'],
    done: t('warehouses.saved'),
    onClose,
  });
  const { control } = form;
  return (
    <SaveDialog
      {...saving}
      wide
      title={warehouse ? t('warehouses.edit.title', { name: warehouse.name }) : t('warehouses.add')}
    >
      <FieldPair>
        <TextField control={control} name="name" label={t('warehouses.name')} required />
        <TextField control={control} name="code" {...labelAndHint('warehouses.code')} required />
      </FieldPair>
      <NamesByLanguage control={control} />
      <FieldPair>
        <TextField control={control} name="linkman" label={t('warehouses.linkman')} required />
        <TextField control={control} name="phone" label={t('warehouses.phone')} required />
      </FieldPair>
      <NoteField
        control={control}
        name="address"
        label={t('warehouses.address')}
        description={t('warehouses.placeholders')}
        rows={2}
        required
      />
      <Sample control={control} />
      <FieldPair>
        <TextField control={control} name="zip" label={t('warehouses.zip')} />
        <CountField
          control={control}
          name="freeStorageDays"
          label={t('warehouses.freeStorageDays')}
          required
        />
      </FieldPair>
      <Shelf control={control} />
    </SaveDialog>
  );
}

type FormControl = CallForm<'addWarehouse' | 'editWarehouse'>['form']['control'];

/** Names of the warehouse in other languages. */
function NamesByLanguage({ control }: { control: FormControl }) {
  return (
    <FieldPair>
      {langs.map((lang) => (
        <TextField
          key={lang}
          control={control}
          name={`names.${lang}`}
          label={t('warehouses.names', { language: languageNames[lang] })}
        />
      ))}
    </FieldPair>
  );
}

const exampleMember = () => ({
  memberId: 'S7K2QM',
  randomName: 'R4T9XD',
  userName: t('warehouses.example'),
  alias: 'R4T9XD',
});

function Sample({ control }: { control: FormControl }) {
  const [linkman, address] = useWatch({ control, name: ['linkman', 'address'] });
  const shown = receivingAddress({ linkman: linkman ?? '', address: address ?? '' }, exampleMember());
  return (
    <Muted as="p" pad={12} fill="bg" round={8}>
      {t('warehouses.sample')} <span lang="zh-Hans">{`${shown.linkman} · ${shown.address}`}</span>
    </Muted>
  );
}

/** The storage fee, and when storage days are paused. */
function Shelf({ control }: { control: FormControl }) {
  return (
    <>
      <fieldset className={classes.shelf}>
        <legend>{t('warehouses.shelf')}</legend>
        <Muted as="p" pad={12} fill="bg" round={8}>
          {t('warehouses.shelf.hint')}
        </Muted>
        <StorageFeeFields control={control} name="storage" />
      </fieldset>
      <ClosedDays control={control} />
    </>
  );
}

/** One date per line, so that dates can be pasted from a calendar or an email. */
function ClosedDays({ control }: { control: FormControl }) {
  const { field, fieldState } = useController({ control, name: 'closedDays' });
  const [typed, setTyped] = useState((field.value ?? []).join('\n'));
  return (
    <NoteBox
      {...labelAndHint('warehouses.closedDays')}
      rows={3}
      name={field.name}
      ref={field.ref}
      value={typed}
      onBlur={field.onBlur}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(event.target.value.split(/[\s,，、]+/u).filter(Boolean));
      }}
      error={fieldState.error ? t('warehouses.closedDays.hint') : undefined}
    />
  );
}

function valuesOf(warehouse: StaffWarehouse | null) {
  if (warehouse === null)
    return {
      code: '',
      name: '',
      names: { zh: '', tw: '', en: '' },
      linkman: '{userName}-{memberId}',
      phone: '',
      address: '',
      zip: '',
      freeStorageDays: 30,
      storage: freeStorage,
      closedDays: [],
    };
  const { active: _, ...fields } = warehouse;
  return fields;
}
