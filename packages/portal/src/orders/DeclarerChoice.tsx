import { maxDeclarersPerOrder } from '@crossdock/domain/declarers/rules.ts';
import { maskIdNumber } from '@crossdock/domain/members/identity.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { EntryList } from '@crossdock/ui/Entry.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconPlus } from '@tabler/icons-react';
import { AddLink } from '../shell/AddLink.tsx';
import { DutyFreeMeter } from '../shell/DutyFreeMeter.tsx';
import { t } from '../shell/i18n.ts';
import { destinationCountry } from './declarersFor.ts';
import { OptionCard } from './OptionCard.tsx';
import type { StepProps } from './stepProps.ts';

/**
 * Chooses who declares the order at customs. The choice is shown if the destination requires a declarer or the member
 * has one.
 */
export function DeclarerChoice({ setFlow, state }: StepProps) {
  const info = state.info.data;
  const country = destinationCountry(info, state);
  const usable = (info?.declarers ?? []).filter((one) => one.country === country);
  const needed = country !== undefined && info?.declarerCountries.includes(country) === true;
  if (!needed && usable.length === 0) return null;
  const chosen = state.declarerIds;
  const toggle = (id: string) =>
    setFlow({ declarerIds: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  return (
    <Section
      title={t('declarers.order.title')}
      aside={<AddLink to="/declarer" icon={IconPlus} text={t('declarers.add')} />}
    >
      <Grid gap={12}>
        {needed && chosen.length === 0 ? (
          <Banner tone="warning">
            {t('declarers.order.needed')} {usable.length === 0 ? t('declarers.order.none') : ''}
          </Banner>
        ) : null}
        {needed ? null : <Note>{t('declarers.order.optional')}</Note>}
        <EntryList label={t('declarers.order.title')} rows={usable}>
          {(one) => (
            <OptionCard
              title={one.name}
              chosen={chosen.includes(one.id)}
              disabled={!chosen.includes(one.id) && chosen.length >= maxDeclarersPerOrder}
              onChoose={() => toggle(one.id)}
            >
              <Code>{maskIdNumber(one.idNumber)}</Code>
              <DutyFreeMeter used={one.entriesUsed} free={one.entriesFree} />
            </OptionCard>
          )}
        </EntryList>
      </Grid>
    </Section>
  );
}
