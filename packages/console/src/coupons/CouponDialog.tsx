import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { couponBases } from '@crossdock/domain/coupons/rules.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { roundings } from '@crossdock/domain/money.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { ChoiceBox, Unit } from '@crossdock/ui/controls.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { TextBox, type TextBoxProps } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import type { ReactNode } from 'react';
import { SendDialog } from '../shell/FormDialog.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { CouponExample } from './CouponExample.tsx';
import { type CouponFormValues, toCouponFormValues, toCouponInput } from './couponForm.ts';

interface CouponDialogProps {
  readonly coupon: StaffCoupon | null;
  readonly onClose: () => void;
  readonly onSaved?: (id: string) => void;
}

type Form = PlainForm<CouponFormValues>;

/**
 * The form of a coupon, with its terms as a sentence and a calculated example. The terms cannot be changed after the
 * first use.
 */
export function CouponDialog({ coupon, onClose, onSaved }: CouponDialogProps) {
  const formatting = useFormatting();
  const form: Form = usePlainForm('saveCoupon', {
    schema: () => import('@crossdock/contract/coupons/shapes.ts').then((all) => all.couponInput),
    defaults: toCouponFormValues(coupon, formatting),
    input: (values) => toCouponInput(values, coupon?.id, formatting),
    refreshes: ['listStaffCoupons', 'getStaffCoupon'],
    onDone: ({ id, state }) => {
      showApprovalOutcome(state, t('coupons.saved'));
      onClose();
      onSaved?.(id);
    },
  });
  const held = coupon !== null && coupon.state !== 'draft';
  return (
    <SendDialog
      {...form}
      wide
      title={coupon ? t('coupons.edit') : t('coupons.add')}
      onClose={onClose}
      sendLabel={coupon ? t('shell.save') : t('coupons.saveDraft')}
    >
      <Names form={form} />
      {held ? <Banner tone="info">{t('coupons.held')}</Banner> : <Terms form={form} />}
      <CouponExample input={toCouponInput(form.values, coupon?.id, formatting)} />
      <Validity form={form} />
      <Numbers form={form} />
    </SendDialog>
  );
}

interface BoxProps extends Pick<TextBoxProps, 'description' | 'required' | 'type'> {
  readonly form: Form;
  readonly name: keyof CouponFormValues;
  /** The name of the field in the call's input, if it differs from the form's name. */
  readonly field?: string;
  readonly label: string;
  readonly unit?: string;
}

function Box({ form, name, field = name, unit, ...rest }: BoxProps) {
  return (
    <TextBox
      autoComplete="off"
      {...rest}
      {...(unit ? { inputMode: 'decimal' as const, rightSection: <Unit>{unit}</Unit> } : {})}
      {...form.box(name, field)}
    />
  );
}

function Amount({ form, name, field = name, ...rest }: Omit<BoxProps, 'unit' | 'type'>) {
  return (
    <AmountBox
      {...rest}
      value={form.values[name]}
      error={form.errors[field]}
      onText={(text) => form.set(name, text)}
    />
  );
}

function Choice(props: {
  form: Form;
  name: keyof CouponFormValues;
  label: string;
  values: [string, string][];
}) {
  const { form, name } = props;
  return (
    <ChoiceBox
      label={props.label}
      value={form.values[name]}
      data={props.values.map(([value, label]) => ({ value, label }))}
      onChange={(event) => form.set(name, event.currentTarget.value)}
    />
  );
}

/** A group of fields under a title. */
const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Grid as="fieldset" gap={16}>
    <Legend>{title}</Legend>
    {children}
  </Grid>
);

const Fields = ({ children }: { children: ReactNode }) => (
  <Grid columns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))" gap={16} align="start">
    {children}
  </Grid>
);

function Names({ form }: { form: Form }) {
  return (
    <Fields>
      {langs.map((lang) => (
        <Box key={lang} form={form} name={lang} label={t(`coupons.name.${lang}`)} required />
      ))}
    </Fields>
  );
}

function Terms({ form }: { form: Form }) {
  const { values } = form;
  const several = [values.freight, values.total, values.weight].filter((text) => text !== '').length > 1;
  return (
    <>
      <Group title={t('coupons.takesOff')}>
        <Fields>
          <Choice
            form={form}
            name="type"
            label={t('coupons.type')}
            values={[
              ['1', t('coupons.type.1')],
              ['2', t('coupons.type.2')],
            ]}
          />
          <Choice
            form={form}
            name="base"
            label={t('coupons.base')}
            values={couponBases.map((base) => [base, t(`coupons.base.${base}`)])}
          />
          {values.type === '2' ? (
            <>
              <Box form={form} name="rate" field="rateBp" label={t('coupons.rate')} unit="%" required />
              <Amount form={form} name="max" field="maxMinor" label={t('coupons.max')} />
              <Choice
                form={form}
                name="rounding"
                label={t('pricing.rounding')}
                values={roundings.map((value) => [value, t(`pricing.rounding.${value}`)])}
              />
            </>
          ) : (
            <Amount form={form} name="amount" field="amountMinor" label={t('coupons.amount')} required />
          )}
        </Fields>
      </Group>
      <Group title={t('coupons.conditions')}>
        <Muted as="p">{t('coupons.conditions.hint')}</Muted>
        <Fields>
          {values.base === 'goods' ? null : (
            <Amount form={form} name="freight" label={t('coupons.on.freight')} />
          )}
          <Amount form={form} name="total" label={t('coupons.on.total')} />
          <Box form={form} name="weight" label={t('coupons.on.weight')} unit="kg" />
        </Fields>
        {several ? (
          <Choice
            form={form}
            name="join"
            label={t('coupons.join')}
            values={[
              ['and', t('coupons.join.and')],
              ['or', t('coupons.join.or')],
            ]}
          />
        ) : null}
      </Group>
    </>
  );
}

function Validity({ form }: { form: Form }) {
  return (
    <Group title={t('coupons.validity')}>
      <Fields>
        <Box form={form} name="from" field="validFrom" type="date" label={t('coupons.from')} required />
        <Choice
          form={form}
          name="lasts"
          label={t('coupons.lasts')}
          values={[
            ['until', t('coupons.lasts.until')],
            ['days', t('coupons.lasts.days')],
          ]}
        />
        {form.values.lasts === 'days' ? (
          <Box
            form={form}
            name="days"
            field={form.errors.validDays ? 'validDays' : 'validUntil'}
            label={t('coupons.days')}
            unit={t('coupons.days.unit')}
            required
          />
        ) : (
          <Box form={form} name="until" field="validUntil" type="date" label={t('coupons.until')} required />
        )}
      </Fields>
    </Group>
  );
}

function Numbers({ form }: { form: Form }) {
  return (
    <Group title={t('coupons.numbers')}>
      <Fields>
        <Box form={form} name="perMember" {...labelAndHint('coupons.perMember')} required />
        <Box form={form} name="totalCount" label={t('coupons.totalCount')} description={t('coupons.empty')} />
        <Amount
          form={form}
          name="budget"
          field="budgetMinor"
          label={t('coupons.budget')}
          description={t('coupons.empty')}
        />
      </Fields>
    </Group>
  );
}
