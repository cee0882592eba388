import type { Output } from '@crossdock/contract/table.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { dayText } from '@crossdock/web/dayText.ts';
import { t } from '../shell/i18n.ts';
import type { WishForm } from './wishForm.ts';

interface PickupPlaceProps {
  readonly form: WishForm;
  readonly offer: Output<'getPickAreas'>;
}

/** The address, the person whom the driver meets, and the time. */
export function PickupPlace({ form, offer }: PickupPlaceProps) {
  const { values, errors } = form;
  return (
    <Section title={t('pickups.when')}>
      <Grid gap={16}>
        <NoteBox
          label={t('pickups.address.label')}
          required
          rows={2}
          maxLength={200}
          autoComplete="off"
          value={values.address}
          error={errors.address}
          onChange={(event) => form.set('address', event.currentTarget.value)}
        />
        <Grid columns={2} gap={12} align="start">
          <TextBox
            label={t('pickups.contact.label')}
            required
            maxLength={50}
            value={values.contact}
            error={errors.contact}
            onChange={(event) => form.set('contact', event.currentTarget.value)}
          />
          <TextBox
            label={t('pickups.phone')}
            required
            type="tel"
            maxLength={30}
            value={values.phone}
            error={errors.phone}
            onChange={(event) => form.set('phone', event.currentTarget.value)}
          />
        </Grid>
        <DayChoice form={form} offer={offer} />
        <NoteBox
          label={t('pickups.remark.label')}
          placeholder={t('pickups.remark.hint')}
          rows={2}
          maxLength={300}
          value={values.remark}
          error={errors.remark}
          onChange={(event) => form.set('remark', event.currentTarget.value)}
        />
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
        label={t('pickups.day')}
        required
        placeholder={day === '' ? '' : undefined}
        value={day}
        error={errors.day}
        data={offer.days.map((one) => ({ value: one, label: dayText(one, formatting) }))}
        onChange={(event) => form.set('day', event.currentTarget.value)}
      />
      <Row as="fieldset" gap={8} wrap>
        <Text as="legend" below={4} strong>
          {t('pickups.part')}
        </Text>
        {offer.parts.map((part) => (
          <Chip key={part} chosen={part === values.part} onClick={() => form.set('part', part)}>
            {t(`pickups.part.${part}`)}
          </Chip>
        ))}
      </Row>
    </>
  );
}
