import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteField, TextField } from '@crossdock/ui/fields.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { useReturnLink } from '../shell/ReturnLink.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { useAccount } from '../shell/useAccount.ts';
import { NumberResults } from './NumberResults.tsx';
import { ParcelsToRefuse } from './ParcelsToRefuse.tsx';
import { PastedNumbers } from './PastedNumbers.tsx';

export const Route = createFileRoute('/_shell/rejection')({
  staticData: { title: 'shell.route.rejection', action: 'rejection' },
  component: RejectionPage,
});

type Answer = Output<'addRefusals'>;

const tones = {
  new: 'success',
  alreadyYours: 'success',
  someoneElses: 'danger',
  tooLate: 'warning',
  invalid: 'danger',
} as const satisfies Record<Answer['list'][number]['result'], string>;

/** Registers courier numbers that the warehouse should refuse. */
function RejectionPage() {
  const member = useAccount();
  return (
    <Page
      title={t('parcels.rejection.title')}
      intro={t('parcels.rejection.intro')}
      tabs={<RouteTabs of="parcels" />}
      back={useReturnLink()}
      aside={<ParcelsToRefuse />}
      asideLast
    >
      {member && !member.offers.refusals ? (
        <Banner tone="info">{t('parcels.rejection.off')}</Banner>
      ) : (
        <RegisterForm />
      )}
    </Page>
  );
}

function RegisterForm() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const rules = useCall('getForecastRules', {}, { staleMs: 300_000 });
  const { form, busy, failure, send } = useCallForm('addRefusals', {
    schema: () => import('@crossdock/contract/parcels/calls.ts').then((m) => m.addRefusalsInput),
    defaults: { courierNumber: '', reason: '' },
    refreshes: ['queryRefusals'],
    onDone: (given) => {
      setAnswer(given);
      const wrong = given.list.filter(({ result }) => result === 'invalid');
      form.reset({ courierNumber: wrong.map(({ courierNumber }) => courierNumber).join('\n'), reason: '' });
    },
  });
  const pasted = useWatch({ control: form.control, name: 'courierNumber' }) ?? '';
  return (
    <Section>
      <Stack as="form" onSubmit={send} noValidate gap={16}>
        <NoteField
          control={form.control}
          name="courierNumber"
          required
          rows={2}
          spellCheck={false}
          autoCapitalize="characters"
          label={t('parcels.rejection.numbers')}
          description={t('parcels.forecast.numbers.hint')}
        />
        <PastedNumbers
          text={pasted}
          max={rules.data?.batchMax ?? 50}
          onRemove={(rest) => form.setValue('courierNumber', rest)}
        />
        <TextField
          control={form.control}
          name="reason"
          label={t('parcels.rejection.reason')}
          placeholder={t('parcels.rejection.reason.placeholder')}
        />
        {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
        <Button type="submit" busy={busy}>
          {t('parcels.rejection.send')}
        </Button>
        {answer ? (
          <NumberResults
            results={answer.list.map(({ courierNumber, result, message }) => ({
              courierNumber,
              message,
              tone: tones[result],
              word: t(
                result === 'new' || result === 'alreadyYours'
                  ? 'parcels.result.registered'
                  : `parcels.result.${result}`,
              ),
            }))}
          />
        ) : null}
      </Stack>
    </Section>
  );
}
