import type { EventNoun } from '@crossdock/contract/programs/events.ts';
import { Box, Grid, Muted, Row, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useState } from 'react';
import { SendDialog } from '../shell/FormDialog.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { OneTimeSecret } from '../shell/OneTimeSecret.tsx';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { allEventNouns, eventTypesOfNoun, nounsOfEvents } from './eventNames.ts';
import type { WebhookRow } from './webhookRow.ts';

interface Values {
  readonly address: string;
  readonly nouns: readonly EventNoun[];
}

const said = (values: Values) => ({
  address: values.address,
  events: values.nouns.flatMap(eventTypesOfNoun),
});

export function WebhookDialog(props: { webhook: WebhookRow | null; onClose: () => void }) {
  const { webhook, onClose } = props;
  return webhook ? <Edit webhook={webhook} onClose={onClose} /> : <Add onClose={onClose} />;
}

function Add({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  const defaults: Values = { address: '', nouns: ['parcel', 'order'] };
  const form = usePlainForm('addWebhook', {
    schema: () => import('@crossdock/contract/programs/webhooks.ts').then((m) => m.webhookInput),
    defaults,
    input: said,
    refreshes: ['listWebhooks'],
    onDone: (made) => setSecret(made.secret),
  });
  if (secret !== undefined)
    return (
      <OneTimeSecret
        title={t('programs.hook.secret')}
        text={t('programs.hook.once')}
        secret={secret}
        onClose={onClose}
      />
    );
  return (
    <SendDialog {...form} title={t('programs.hook.add')} onClose={onClose} sendLabel={t('programs.hook.add')}>
      <Fields form={form} />
    </SendDialog>
  );
}

function Edit({ webhook, onClose }: { webhook: WebhookRow; onClose: () => void }) {
  const defaults = {
    address: webhook.address,
    nouns: nounsOfEvents(webhook.events),
    on: webhook.state === 'on',
  };
  const form = usePlainDialog('editWebhook', {
    schema: () =>
      import('@crossdock/contract/programs/webhooks.ts').then((m) => m.webhookCalls.editWebhook.input),
    defaults,
    input: ({ on, ...values }) => ({ ...said(values), id: webhook.id, state: on ? 'on' : 'off' }),
    refreshes: ['listWebhooks'],
    done: t('programs.hook.saved'),
    onClose,
  });
  return (
    <SendDialog {...form} title={t('programs.hook.edit')}>
      <Fields form={form} />
      <Row as="label" gap={12} align="center" minHeight={40}>
        <TickBox rigid type="checkbox" {...tickBoxPropsOf(form, 'on')} />
        {t('programs.hook.on')}
      </Row>
    </SendDialog>
  );
}

function Fields({ form }: { form: Pick<PlainForm<Values>, 'values' | 'errors' | 'set'> }) {
  const { values, errors, set } = form;
  return (
    <>
      <TextBox
        required
        type="url"
        {...labelAndHint('programs.hook.address')}
        value={values.address}
        onChange={(event) => set('address', event.target.value.trim())}
        error={errors.address}
      />
      <Box as="fieldset" aria-describedby={errors.events ? 'events-fault' : undefined}>
        <Text as="legend" size={14} strong>
          {t('programs.hook.events')}
        </Text>
        <Muted as="p">{t('programs.hook.events.hint')}</Muted>
        <Grid columns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))" gap={[0, 16]} above={8}>
          {allEventNouns.map((noun) => (
            <Row as="label" key={noun} gap={12} align="center" minHeight={40}>
              <TickBox
                rigid
                type="checkbox"
                checked={values.nouns.includes(noun)}
                onChange={({ target }) =>
                  set(
                    'nouns',
                    allEventNouns.filter((one) =>
                      one === noun ? target.checked : values.nouns.includes(one),
                    ),
                  )
                }
              />
              {t(`programs.event.${noun}`)}
            </Row>
          ))}
        </Grid>
        {errors.events ? (
          <Text as="p" id="events-fault" tone="danger" size={14} role="alert">
            {errors.events}
          </Text>
        ) : null}
      </Box>
    </>
  );
}
