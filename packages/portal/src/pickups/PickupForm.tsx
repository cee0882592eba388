import type { PickTask } from '@crossdock/contract/pickups/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { lightestPickupG, type PickupPrice, pickupPrice } from '@crossdock/domain/pickups/price.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Unit } from '@crossdock/ui/controls.tsx';
import { parseFixedPoint } from '@crossdock/ui/format.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { factBoxProps } from '@crossdock/web/factBoxes.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { markStale } from '@crossdock/web/stale.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { t } from '../shell/i18n.ts';
import { AreaChoice, chosenArea } from './AreaChoice.tsx';
import { PickupPlace } from './PickupPlace.tsx';
import { BalanceTooLow, PickupPriceBreakdown, PickupTotal } from './PickupPriceBreakdown.tsx';
import { pickupFactWords } from './pickupFactWords.ts';
import type { PickupFormState, PickupFormValues } from './pickupFormValues.ts';

type Offer = Output<'getPickAreas'>;

interface PickupFormProps {
  readonly offer: Offer;
  /** An earlier pickup whose place and goods are filled in. */
  readonly again: PickTask | undefined;
  /** The member's setting for e-invoices. */
  readonly invoice: ReactNode;
}

function defaultsOf({ days, parts }: Offer, again: PickTask | undefined): PickupFormValues {
  return {
    words: '',
    areaId: again?.areaId ?? '',
    weight: again ? String(again.weightG / 1000) : '',
    pieces: String(again?.pieces ?? 1),
    address: again?.address ?? '',
    contact: again?.contact ?? '',
    phone: again?.phone ?? '',
    day: days[0] ?? '',
    part: parts.find((part) => part === again?.part) ?? parts[0] ?? 'morning',
    remark: again?.remark ?? '',
  };
}

/** Asks for place and weight first and shows the price; then it asks for the other values. */
export function PickupForm({ offer, again, invoice }: PickupFormProps) {
  const navigate = useNavigate();
  const priceOf = ({ words, areaId, weight }: PickupFormValues) => {
    const area = chosenArea(offer.areas, words, areaId);
    const weightG = parseFixedPoint(weight, 3) ?? Number.NaN;
    const fits = area !== undefined && weightG >= lightestPickupG && weightG <= area.maxWeightG;
    return { area, weightG, price: fits ? pickupPrice(area, weightG) : undefined };
  };
  const form: PickupFormState = usePlainForm<'addPickTask', PickupFormValues>('addPickTask', {
    schema: () => import('@crossdock/contract/pickups/shapes.ts').then((all) => all.addPickTaskInput),
    defaults: defaultsOf(offer, again),
    draft: again ? undefined : 'pickup',
    input: (values) => {
      const { area, weightG, price } = priceOf(values);
      const { words: _, weight: __, pieces, ...wished } = values;
      const shown = price === undefined ? {} : { amountMinor: price.amountMinor };
      return { ...wished, ...shown, areaId: area?.id ?? '', weightG, pieces: Number(pieces) };
    },
    done: t('pickups.sent'),
    refreshes: ['getPickTaskList', 'getPickAreas', 'getMemberInfo', 'getWallet'],
    onDone: () => void navigate({ to: '/pickUpGoods', search: {}, replace: true }),
  });
  // Reads the prices again after each attempt, because they may have changed when it was refused.
  const send = async (event: FormEvent) => {
    await form.send(event);
    markStale(['getPickAreas']);
  };
  const { values } = form;
  const { area, weightG, price } = priceOf(values);
  const tooHeavy = area !== undefined && weightG > area.maxWeightG;
  const missingMinor = Math.max(0, (price?.amountMinor ?? 0) - offer.balanceMinor);
  return (
    <Grid as="form" gap={16} noValidate onSubmit={(event) => void send(event)}>
      <DraftNotice draft={form.draft} />
      <AreaChoice
        areas={offer.areas}
        words={values.words}
        chosen={area}
        onWords={(words) => form.set('words', words)}
        onChoose={(id) => form.set('areaId', id)}
      />
      {area ? (
        <>
          <Section title={t('pickups.howHeavy')}>
            <Goods form={form} tooHeavyFrom={tooHeavy ? area.maxWeightG : undefined} />
            {price ? <PickupPriceBreakdown area={area} price={price} /> : null}
          </Section>
          <PickupPlace form={form} offer={offer} />
          {price && price.amountMinor > 0 ? invoice : null}
          {missingMinor > 0 ? <BalanceTooLow missingMinor={missingMinor} /> : null}
          {form.failure && missingMinor === 0 ? <Banner tone="danger" title={form.failure.message} /> : null}
          <Sending price={price} busy={form.busy} disabled={tooHeavy || missingMinor > 0} />
        </>
      ) : null}
    </Grid>
  );
}

function Goods({ form, tooHeavyFrom }: { form: PickupFormState; tooHeavyFrom: number | undefined }) {
  const { values, errors } = form;
  // The weight is checked only after the field was left, because `0` may become `0.5`.
  const [left, setLeft] = useState(false);
  const isWrong =
    left && values.weight !== '' && !((parseFixedPoint(values.weight, 3) ?? 0) >= lightestPickupG);
  const tooHeavy =
    tooHeavyFrom === undefined ? undefined : t('pickups.tooHeavy', { max: tooHeavyFrom / 1000 });
  return (
    <Grid columns={2} gap={12} align="start">
      <TextBox
        label={t('pickups.weight')}
        required
        inputMode="decimal"
        autoComplete="off"
        rightSection={<Unit>{t('pickups.kg')}</Unit>}
        value={values.weight}
        error={tooHeavy ?? (isWrong ? t('pickups.weight.wrong') : errors.weightG)}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          form.set('weight', event.currentTarget.value);
        }}
      />
      <TextBox
        {...factBoxProps(pickupFactWords, 'pieces')}
        inputMode="numeric"
        autoComplete="off"
        value={values.pieces}
        error={errors.pieces}
        onChange={(event) => form.set('pieces', event.currentTarget.value.replace(/\D/g, '').slice(0, 2))}
      />
    </Grid>
  );
}

interface SendingProps {
  readonly price: PickupPrice | undefined;
  readonly busy: boolean;
  readonly disabled: boolean;
}

function Sending({ price, busy, disabled }: SendingProps) {
  return (
    <StickyAction summary={price ? <PickupTotal price={price} /> : t('pickups.fillIn')}>
      <Button type="submit" full busy={busy} disabled={disabled || price === undefined}>
        {t('pickups.send')}
      </Button>
    </StickyAction>
  );
}
