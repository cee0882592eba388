import type { Output } from '@crossdock/contract/table.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { FactBox, factBoxProps } from '@crossdock/web/factBoxes.tsx';
import { t } from '../shell/i18n.ts';
import { pickupFactWords } from './pickupFactWords.ts';
import type { PickupFormState } from './pickupFormValues.ts';

interface PickupPlaceProps {
  readonly form: PickupFormState;
  readonly offer: Output<'getPickAreas'>;
}

/** The address, the contact person, and the time. */
export function PickupPlace({ form, offer }: PickupPlaceProps) {
  return (
    <Section title={t('pickups.when')}>
      <Grid gap={16}>
        <FactBox of={pickupFactWords} form={form} name="address" autoComplete="off" />
        <Grid columns={2} gap={12} align="start">
          <FactBox of={pickupFactWords} form={form} name="contact" />
          <FactBox of={pickupFactWords} form={form} name="phone" />
        </Grid>
        <DayChoice form={form} offer={offer} />
        <FactBox of={pickupFactWords} form={form} name="remark" />
      </Grid>
    </Section>
  );
}

function DayChoice({ form, offer }: PickupPlaceProps) {
  const { values, errors } = form;
  const formatting = useFormatting();
  // A draft may contain a day or part of a day that can no longer be chosen.
  const day = offer.days.includes(values.day) ? values.day : '';
  return (
    <>
      <ChoiceBox
        {...factBoxProps(pickupFactWords, 'day')}
        placeholder={day === '' ? '' : undefined}
        value={day}
        error={errors.day}
        data={offer.days.map((one) => ({ value: one, label: dayText(one, formatting) }))}
        onChange={(event) => form.set('day', event.currentTarget.value)}
      />
      <Row as="fieldset" gap={8} wrap>
        <Text as="legend" below={4} strong>
          {pickupFactWords.label('part')}
        </Text>
        {offer.parts.map((part) => (
          <Chip key={part} chosen={part === values.part} onClick={() => form.set('part', part)}>
            {pickupFactWords.choice('part', part)}
          </Chip>
        ))}
      </Row>
    </>
  );
}
