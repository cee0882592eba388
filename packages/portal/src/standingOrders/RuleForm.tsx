import type { Output, Request } from '@crossdock/contract/table.ts';
import { weightKinds } from '@crossdock/domain/standingOrders/rules.ts';
import { amountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Unit } from '@crossdock/ui/controls.tsx';
import { parseFixedPoint } from '@crossdock/ui/format.ts';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { RadioBar } from '@crossdock/ui/RadioBar.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useNavigate } from '@tanstack/react-router';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { RuleExtras } from './RuleExtras.tsx';
import { RuleShipping } from './RuleShipping.tsx';
import {
  parseDestinationValue,
  ruleDestinations,
  type StandingOrderOptions,
  toDestinationValue,
} from './ruleDestinations.ts';
import type { RuleFormProps, RuleFormValues } from './ruleFormValues.ts';

type Rule = Output<'listStandingOrders'>['list'][number];

/** An empty box means that the condition is not used. */
const numberIn = (text: string, digits = 0) =>
  text.trim() === '' ? null : (parseFixedPoint(text, digits) ?? Number.NaN);

function startOf(choices: StandingOrderOptions, currency: string, known?: Rule): RuleFormValues {
  const [first] = ruleDestinations(choices);
  return {
    parcels: known ? String(known.parcels ?? '') : '3',
    kilos: known?.weightG ? String(known.weightG / 1000) : '',
    weightBy: known?.weightBy ?? 'chargeable',
    freeDays: known ? String(known.freeDaysLeft ?? '') : '5',
    place: known ? toDestinationValue(known) : (first?.value ?? ''),
    channelId: known?.channelId ?? '',
    declarerId: known?.declarerId ?? '',
    insured: known?.insured ?? false,
    services: known?.services ?? [],
    limit: known ? amountText(known.limitMinor, currency) : '',
    asks: known && !known.asksFirst ? 'act' : 'ask',
  };
}

export function RuleForm({ choices, known }: { choices: StandingOrderOptions; known?: Rule }) {
  const navigate = useNavigate();
  const { currency } = useFormatting();
  const form = usePlainForm<'saveStandingOrder', RuleFormValues>('saveStandingOrder', {
    schema: () =>
      import('@crossdock/contract/standingOrders/calls.ts').then((all) => all.saveStandingOrderInput),
    defaults: startOf(choices, currency, known),
    draft: known ? `standing.${known.id}` : 'standing',
    input: (values) => inputOf(values, currency, known?.id),
    refreshes: ['listStandingOrders'],
    onDone: ({ id }) => void navigate({ to: '/standing/$id', params: { id }, replace: true }),
  });
  return (
    <Stack as="form" gap={16} noValidate onSubmit={form.send}>
      <DraftNotice draft={form.draft} />
      <When form={form} />
      <RuleShipping form={form} choices={choices} />
      <RuleExtras form={form} choices={choices} />
      <Pay form={form} currency={currency} />
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      <Button type="submit" busy={form.busy} full>
        {t('standing.save')}
      </Button>
    </Stack>
  );
}

function inputOf(
  values: RuleFormValues,
  currency: string,
  id: string | undefined,
): Request<'saveStandingOrder'> {
  return {
    ...(id === undefined ? {} : { id }),
    parcels: numberIn(values.parcels),
    weightG: numberIn(values.kilos, 3),
    weightBy: values.weightBy,
    freeDaysLeft: numberIn(values.freeDays),
    ...parseDestinationValue(values.place),
    channelId: values.channelId,
    declarerId: values.declarerId || null,
    ...{ insured: values.insured, services: [...values.services] },
    limitMinor: typedAmount(values.limit, currency) ?? Number.NaN,
    asksFirst: values.asks === 'ask',
  };
}

function When({ form }: RuleFormProps) {
  const { values, set } = form;
  return (
    <Section title={t('standing.when')}>
      <Stack gap={16}>
        <Muted as="p">{t('standing.when.hint')}</Muted>
        <TextBox
          label={t('standing.when.parcels')}
          inputMode="numeric"
          {...form.box('parcels')}
          rightSection={<Unit>{t('standing.unit.parcels')}</Unit>}
        />
        <TextBox
          label={t('standing.when.weight')}
          inputMode="decimal"
          {...form.box('kilos', 'weightG')}
          rightSection={<Unit>{t('standing.unit.kg')}</Unit>}
        />
        {values.kilos === '' ? null : (
          <RadioBar
            name="weightBy"
            label={t('standing.weightBy')}
            options={weightKinds.map((kind) => [kind, t(`standing.weightBy.${kind}`)] as const)}
            value={values.weightBy}
            onChange={(kind) => set('weightBy', kind)}
          />
        )}
        <TextBox
          label={t('standing.when.freeDays')}
          inputMode="numeric"
          {...form.box('freeDays', 'freeDaysLeft')}
          rightSection={<Unit>{t('standing.unit.days')}</Unit>}
        />
      </Stack>
    </Section>
  );
}

function Pay({ form: { values, errors, set }, currency }: RuleFormProps & { currency: string }) {
  return (
    <Section title={t('standing.pay')}>
      <Stack gap={16}>
        <RadioBar
          name="asks"
          label={t('standing.mode')}
          options={[
            ['ask', t('standing.mode.ask')],
            ['act', t('standing.mode.act')],
          ]}
          value={values.asks}
          onChange={(asks) => set('asks', asks)}
        />
        <AmountBox
          {...labelAndHint('standing.limit')}
          required
          error={errors.limitMinor}
          value={values.limit}
          onText={(text) => set('limit', text)}
          currency={currency}
        />
      </Stack>
    </Section>
  );
}
