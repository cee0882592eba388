import type { DutyTableRow } from '@crossdock/contract/duties/desk.ts';
import { dutyBases, dutyModes } from '@crossdock/domain/duties/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import {
  AmountField,
  ChoiceField,
  CountField,
  MeasureField,
  PercentField,
  TextField,
} from '@crossdock/ui/fields.tsx';
import { Grid, Muted, Row, Split } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { anyControl } from '../shell/anyControl.ts';
import { CheckList } from '../shell/CheckList.tsx';
import { countryName } from '../shell/countryName.ts';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { type CallForm, useDialogForm } from '../shell/forms.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import classes from './card.module.css';

/** A new table for a destination, starting with the figures of the previous one. */
export function DutyTableDialog({ table, onClose }: { table: DutyTableRow; onClose: () => void }) {
  const { currency: ofShop, timeZone } = useFormatting();
  const [today] = useState(() => dateIn(new Date().toISOString(), timeZone));
  const { id: _, currency, inForce: __, staffName: ___, createdAt: ____, ...fields } = table;
  const { form, ...saving } = useDialogForm('saveDutyTable', {
    schema: () => import('@crossdock/contract/duties/tableFields.ts').then((m) => m.dutyTableInput),
    defaults: { ...fields, from: fields.from > today ? fields.from : today, asOf: today },
    refreshes: ['listDutyTables'],
    done: t('duties.saved'),
    onClose,
  });
  const { control } = form;
  const rateLabel = t('duties.rate', { shop: ofShop, country: currency });
  return (
    <SaveDialog {...saving} wide title={t('duties.form', { country: countryName(table.country) })}>
      <Muted as="p">{t(table.id === '' ? 'duties.confirm.intro' : 'duties.form.intro')}</Muted>
      <Split columns={2} gap={16}>
        <TextField control={control} name="from" type="date" label={t('duties.from')} required />
        <ChoiceField
          control={control}
          name="base"
          label={t('duties.base')}
          data={dutyBases.map((value) => ({ value, label: t(`duties.base.${value}`) }))}
        />
        <AmountField
          control={control}
          name="freeUpToMinor"
          currency={currency}
          {...labelAndHint('duties.freeUpTo')}
        />
        <CountField
          control={control}
          name="freeEntries"
          empty={null}
          {...labelAndHint('duties.freeEntries')}
        />
      </Split>
      <FreeModes control={control} />
      <Split columns={3} gap={16}>
        <PercentField control={control} name="dutyBp" label={t('duties.duty')} />
        <PercentField control={control} name="vatBp" label={t('duties.vat')} />
        <PercentField control={control} name="lowValueBp" label={t('duties.lowValue')} />
      </Split>
      <GoodsRates control={control} />
      {currency === ofShop ? null : (
        <MeasureField
          control={control}
          name="rateMillionths"
          digits={6}
          empty={null}
          label={rateLabel}
          description={t('duties.rate.hint')}
        />
      )}
      <Split columns={2} gap={16}>
        <TextField control={control} name="source" label={t('duties.sourceField')} maxLength={200} required />
        <TextField control={control} name="asOf" type="date" label={t('duties.asOf')} required />
      </Split>
    </SaveDialog>
  );
}

type TableControl = CallForm<'saveDutyTable'>['form']['control'];

function FreeModes({ control }: { control: TableControl }) {
  const { field } = useController({ control, name: 'freeModes' });
  return (
    <CheckList
      legend={t('duties.freeModes')}
      all={dutyModes}
      chosen={field.value ?? []}
      labelOf={(mode) => t(`pricing.mode.${mode}`)}
      onChange={field.onChange}
    />
  );
}

/** Goods types with a duty of their own, one row each. */
function GoodsRates({ control }: { control: TableControl }) {
  const { field } = useController({ control, name: 'goodsRates' });
  const rows = field.value ?? [];
  const left = goodsTypes.filter((type) => rows.every(({ goodsType }) => goodsType !== type));
  const [next] = left;
  const data = goodsTypes.map((value) => ({ value, label: t(`quote.goods.${value}`) }));
  return (
    <fieldset className={classes.rows}>
      <legend>{t('duties.goodsRates')}</legend>
      <Muted as="p">{t('duties.goodsRates.hint')}</Muted>
      {rows.map((_row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form identifies its rows by their place
        <Row key={`${rows.length}-${at}`} gap={8} align="center" pad={12} full fill="bg" round={8}>
          <Grid columns={2} gap={12} align="start" grow minWidth={0}>
            <ChoiceField
              control={anyControl(control)}
              name={`goodsRates.${at}.goodsType`}
              label={t('duties.goodsType')}
              data={data}
            />
            <PercentField
              control={anyControl(control)}
              name={`goodsRates.${at}.dutyBp`}
              label={t('pricing.rate')}
            />
          </Grid>
          <IconButton
            icon={IconTrash}
            label={t('pricing.row.remove', { n: at + 1 })}
            onClick={() => field.onChange(rows.filter((_other, place) => place !== at))}
          />
        </Row>
      ))}
      {next ? (
        <Button
          small
          look="soft"
          icon={IconPlus}
          onClick={() => field.onChange([...rows, { goodsType: next, dutyBp: 0 }])}
        >
          {t('pricing.row.add')}
        </Button>
      ) : null}
    </fieldset>
  );
}
