import type { Output } from '@crossdock/contract/table.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { ChoiceBox, Unit } from '@crossdock/ui/controls.tsx';
import { Grid, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { SegmentedControl } from '@crossdock/ui/SegmentedControl.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { labelAndHint, t } from '../shell/i18n.ts';
import classes from './trial.module.css';
import {
  emptyBox,
  maxBoxes,
  missingWeight,
  type TrialProblems,
  type TrialValues,
  type TypedBox,
} from './trial.ts';

interface TrialFormProps {
  readonly options: Output<'getTrialOptions'>;
  readonly trial: TrialValues;
  readonly problems: TrialProblems;
  readonly onChange: (change: Partial<TrialValues>) => void;
}

/** The calculator's form. Errors are shown at once, missing values once their field was left. */
export function TrialForm({ options, trial, problems, onChange }: TrialFormProps) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = (field: string) => () => setTouched((known) => new Set(known).add(field));
  const failure = (field: string) => {
    const problem = problems[field];
    const key = touched.has(field) || problem !== missingWeight ? problem : undefined;
    return key ? t(key) : undefined;
  };
  const destination = options.destinations.find((one) => one.country === trial.country);
  return (
    <Stack as="form" gap={16} noValidate onSubmit={(event) => event.preventDefault()}>
      <PlaceFields
        destinations={options.destinations}
        trial={trial}
        failure={failure('zip')}
        onBlur={touch('zip')}
        onChange={onChange}
      />
      {destination && destination.deliveryTypes.length > 1 ? (
        <SegmentedControl
          fullWidth
          aria-label={t('pricing.trial.delivery')}
          value={String(trial.deliveryType)}
          onChange={(value) => onChange({ deliveryType: value === '3' ? 3 : 2 })}
          data={[
            { value: '2', label: t('pricing.trial.delivery.home') },
            { value: '3', label: t('pricing.trial.delivery.pickup') },
          ]}
        />
      ) : null}
      <ChoiceBox
        label={t('pricing.trial.goods')}
        value={trial.goodsType}
        onChange={(event) => onChange({ goodsType: event.target.value })}
        data={options.goodsTypes.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {trial.boxes.map((box, at) => (
        <BoxFields
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other identity than their place
          key={at}
          at={at}
          box={box}
          several={trial.boxes.length > 1}
          failure={(field) => failure(`boxes.${at}.${field}`)}
          onBlur={(field) => touch(`boxes.${at}.${field}`)()}
          onChange={(change) =>
            onChange({ boxes: trial.boxes.map((one, i) => (i === at ? { ...one, ...change } : one)) })
          }
          onRemove={() => onChange({ boxes: trial.boxes.filter((_, i) => i !== at) })}
        />
      ))}
      {trial.boxes.length < maxBoxes ? (
        <Button
          look="soft"
          small
          icon={IconPlus}
          onClick={() => onChange({ boxes: [...trial.boxes, emptyBox] })}
        >
          {t('pricing.trial.addBox')}
        </Button>
      ) : null}
      <ValueFields
        trial={trial}
        failure={failure('declared')}
        onBlur={touch('declared')}
        onChange={onChange}
      />
    </Stack>
  );
}

interface PartProps {
  readonly trial: TrialValues;
  readonly failure: string | undefined;
  readonly onBlur: () => void;
  readonly onChange: (change: Partial<TrialValues>) => void;
}

function PlaceFields(props: PartProps & { destinations: Output<'getTrialOptions'>['destinations'] }) {
  const { destinations, trial, failure, onBlur, onChange } = props;
  return (
    <Grid columns={2} gap={12}>
      <ChoiceBox
        label={t('pricing.trial.country')}
        value={trial.country}
        onChange={(event) => onChange({ country: event.target.value, zip: '' })}
        data={destinations.map(({ country, name }) => ({ value: country, label: name }))}
      />
      <TextBox
        label={t('pricing.trial.zip')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        placeholder={t('pricing.trial.zip.optional')}
        value={trial.zip}
        onChange={(event) => onChange({ zip: event.target.value })}
        onBlur={onBlur}
        error={failure}
      />
    </Grid>
  );
}

function ValueFields({ trial, failure, onBlur, onChange }: PartProps) {
  return (
    <details className={classes.more}>
      <Text as="summary" pad={[10, 0]} minHeight={44} clickable tone="link">
        {t('pricing.trial.more')}
      </Text>
      <AmountBox
        {...labelAndHint('pricing.trial.declared')}
        value={trial.declared}
        onText={(declared) => onChange({ declared })}
        onBlur={onBlur}
        error={failure}
      />
      <Checkbox
        label={t('pricing.trial.insured')}
        checked={trial.insured}
        onChange={(event) => onChange({ insured: event.target.checked })}
      />
    </details>
  );
}

type BoxField = keyof TypedBox;

function BoxFields(props: {
  at: number;
  box: TypedBox;
  several: boolean;
  failure: (field: BoxField) => string | undefined;
  onBlur: (field: BoxField) => void;
  onChange: (change: Partial<TypedBox>) => void;
  onRemove: () => void;
}) {
  const bind = (field: BoxField) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: props.box[field],
    onChange: (event: { target: { value: string } }) => props.onChange({ [field]: event.target.value }),
    onBlur: () => props.onBlur(field),
    error: props.failure(field),
  });
  return (
    <fieldset className={classes.box}>
      <Legend>{props.several ? t('pricing.trial.box', { n: props.at + 1 }) : t('pricing.trial.size')}</Legend>
      {props.several ? (
        <span className={classes.remove}>
          <IconButton
            icon={IconTrash}
            label={t('pricing.trial.removeBox', { n: props.at + 1 })}
            onClick={props.onRemove}
          />
        </span>
      ) : null}
      <TextBox
        label={t('pricing.trial.weight')}
        required
        rightSection={<Unit>{t('pricing.unit.kg')}</Unit>}
        {...bind('weight')}
      />
      <Grid columns={3} gap={8}>
        <TextBox
          label={t('pricing.trial.length')}
          rightSection={<Unit>{t('pricing.unit.cm')}</Unit>}
          {...bind('length')}
        />
        <TextBox
          label={t('pricing.trial.width')}
          rightSection={<Unit>{t('pricing.unit.cm')}</Unit>}
          {...bind('width')}
        />
        <TextBox
          label={t('pricing.trial.height')}
          rightSection={<Unit>{t('pricing.unit.cm')}</Unit>}
          {...bind('height')}
        />
      </Grid>
    </fieldset>
  );
}
