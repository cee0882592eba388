import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';
import { ruleDestinations, type StandingOrderOptions } from './ruleDestinations.ts';
import type { RuleFormProps } from './ruleFormValues.ts';

/** The destination, the lane and the declarers of a standing order. */
export function RuleShipping({ form, choices }: RuleFormProps & { choices: StandingOrderOptions }) {
  const { values, errors, set } = form;
  const places = ruleDestinations(choices);
  const country = places.find(({ value }) => value === values.place)?.country;
  const lanes = choices.channels.filter((lane) => lane.country === country);
  const declarers = choices.declarers.filter((one) => one.country === country);
  const needed = country !== undefined && choices.declarerCountries.includes(country);
  return (
    <Section title={t('standing.how')}>
      <Stack gap={16}>
        <ChoiceBox
          label={t('standing.address')}
          required
          data={places}
          value={values.place}
          error={errors.addressId ?? errors.pickupPointId}
          onChange={(event) => {
            set('place', event.target.value);
            set('channelId', '');
            set('declarerId', '');
          }}
        />
        <ChoiceBox
          label={t('standing.lane')}
          required
          placeholder={t('standing.choose')}
          data={lanes.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.box('channelId')}
        />
        {needed || declarers.length > 0 ? (
          <ChoiceBox
            label={t('standing.declarer')}
            required={needed}
            placeholder={t(needed ? 'standing.choose' : 'standing.declarer.none')}
            data={declarers.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.box('declarerId')}
          />
        ) : null}
      </Stack>
    </Section>
  );
}
