import { parseFixedPoint } from '@crossdock/ui/format.ts';
import { Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { TickRow } from '@crossdock/ui/TickRow.tsx';
import { t } from '../shell/i18n.ts';
import type { StandingOrderOptions } from './ruleDestinations.ts';
import type { RuleFormProps } from './ruleFormValues.ts';

/** Insurance and services for each order; renders nothing if the shop offers none. */
export function RuleExtras({
  form: { values, errors, set },
  choices,
}: RuleFormProps & { choices: StandingOrderOptions }) {
  const lane = choices.channels.find(({ id }) => id === values.channelId);
  const insurable = values.insured || lane?.insuranceOffered === true;
  const offered = choices.services.filter(
    ({ id, places }) => places.includes('order') || values.services.some(({ serviceId }) => serviceId === id),
  );
  if (!insurable && offered.length === 0) return null;
  const countOf = (id: string) => values.services.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;
  const choose = (serviceId: string, quantity: number) =>
    set('services', [
      ...values.services.filter((one) => one.serviceId !== serviceId),
      ...(quantity === 0 ? [] : [{ serviceId, quantity }]),
    ]);
  return (
    <Section title={t('standing.besides')}>
      <Stack gap={12}>
        <Muted as="p">{t('standing.besides.hint')}</Muted>
        {insurable ? (
          <TickRow
            large
            text={t('standing.insured')}
            checked={values.insured}
            onChange={(yes) => set('insured', yes)}
          />
        ) : null}
        {offered.map(({ id, name, unit }) => (
          <div key={id}>
            <TickRow
              large
              text={name}
              checked={countOf(id) > 0}
              onChange={(yes) => choose(id, yes ? 1 : 0)}
            />
            {unit === 'piece' && countOf(id) > 0 ? (
              <TextBox
                label={`${name}: ${t('services.quantity')}`}
                inputMode="numeric"
                value={String(countOf(id))}
                onChange={(event) => choose(id, parseFixedPoint(event.target.value, 0) ?? 1)}
              />
            ) : null}
          </div>
        ))}
        {[errors.insured, errors.services].map((error) =>
          error ? (
            <Text key={error} as="p" tone="danger" role="alert">
              {error}
            </Text>
          ) : null,
        )}
      </Stack>
    </Section>
  );
}
