import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { AmountField, ChoiceField, MeasureField, TextField } from '@crossdock/ui/fields.tsx';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import { type TextKey, t } from '../shell/i18n.ts';
import classes from './card.module.css';

/** The fields belong to the form around them (`FormProvider`). */
export interface CardFieldProps {
  readonly name: string;
  readonly words: TextKey;
  /** An empty field means "none". */
  readonly optional?: boolean;
}

function useShared({ name, words, optional }: CardFieldProps) {
  const { control } = useFormContext();
  return {
    control,
    name,
    label: t(words),
    ...(optional ? { empty: null, placeholder: t('pricing.none') } : {}),
  };
}

/** An amount in the shop's currency. */
export function PriceField(props: CardFieldProps) {
  return <AmountField {...useShared(props)} />;
}

export function KgField(props: CardFieldProps) {
  return <MeasureField {...useShared(props)} digits={3} unit="kg" />;
}

export function CmField(props: CardFieldProps) {
  return <MeasureField {...useShared(props)} digits={1} unit="cm" />;
}

/** Cubic centimetres, written as cubic metres. */
export function VolumeField(props: CardFieldProps) {
  return <MeasureField {...useShared(props)} digits={6} unit="m³" />;
}

/** Basis points, written as a percentage. */
export function RatePercentField(props: CardFieldProps) {
  return <MeasureField {...useShared(props)} digits={2} unit="%" />;
}

export function IntegerField(props: CardFieldProps & { unit?: string }) {
  return <MeasureField {...useShared(props)} digits={0} {...(props.unit ? { unit: props.unit } : {})} />;
}

/** A name that members see. */
export function NameField(props: CardFieldProps) {
  const { empty: _, placeholder: __, ...rest } = { empty: null, placeholder: '', ...useShared(props) };
  return <TextField {...rest} />;
}

export function SelectField(props: CardFieldProps & { data: readonly { value: string; label: string }[] }) {
  const { empty: _, placeholder: __, ...rest } = { empty: null, placeholder: '', ...useShared(props) };
  return <ChoiceField {...rest} data={props.data} />;
}

export function FeeUnitField(props: Omit<CardFieldProps, 'words'>) {
  const data = (['shipment', 'piece', 'kg'] as const).map((value) => ({
    value,
    label: t(`pricing.per.${value}`),
  }));
  return <SelectField {...props} words="pricing.per" data={data} />;
}

export function CheckboxField({ name, words }: CardFieldProps) {
  const { field } = useController<FieldValues>({ name });
  return (
    <Checkbox
      label={t(words)}
      checked={field.value === true}
      onChange={(event) => field.onChange(event.target.checked)}
    />
  );
}

/** Rows of a list, each with a remove button, and a button to add one. */
export function FieldRows<N extends string>(props: {
  name: N;
  words: TextKey;
  row: object;
  max: number;
  children: (name: `${N}.${number}`, at: number) => ReactNode;
}) {
  const { field } = useController<FieldValues>({ name: props.name });
  const rows: readonly unknown[] = field.value ?? [];
  return (
    <fieldset className={classes.rows}>
      <legend>{t(props.words)}</legend>
      {rows.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form identifies its rows by their place
        <Row key={`${rows.length}-${at}`} gap={8} align="center" pad={12} full fill="bg" round={8}>
          <Grid columns="repeat(auto-fill, minmax(140px, 1fr))" gap={12} align="start" grow minWidth={0}>
            {props.children(`${props.name}.${at}`, at)}
          </Grid>
          <IconButton
            icon={IconTrash}
            label={t('pricing.row.remove', { n: at + 1 })}
            onClick={() => field.onChange(rows.filter((_row, place) => place !== at))}
          />
        </Row>
      ))}
      {rows.length < props.max ? (
        <Button small look="soft" icon={IconPlus} onClick={() => field.onChange([...rows, { ...props.row }])}>
          {t('pricing.row.add')}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** An optional part of a card: a checkbox switches it on with usual values. */
export function OptionalCardPart(props: {
  name: string;
  words: TextKey;
  start: object;
  children: ReactNode;
}) {
  const { field } = useController<FieldValues>({ name: props.name });
  const on = field.value !== null && field.value !== undefined;
  return (
    <div className={classes.part}>
      <Checkbox
        label={t(props.words)}
        checked={on}
        onChange={() => field.onChange(on ? null : { ...props.start })}
      />
      {on ? props.children : null}
    </div>
  );
}
