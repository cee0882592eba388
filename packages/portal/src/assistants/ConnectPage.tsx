import type { AssistantScope } from '@crossdock/domain/assistants/scopes.ts';
import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useHash } from '../shell/useHash.ts';
import { type AssistantRequest, assistantRequestIn } from './assistantRequest.ts';
import { hostText } from './hostText.ts';

export const Route = createFileRoute('/_shell/connect')({
  staticData: { title: 'shell.route.connect', action: 'member' },
  component: ConnectPage,
});

/**
 * The page to which an assistant sends the member. It shows the assistant's request, with buttons to allow or refuse
 * it.
 */
function ConnectPage() {
  // The hash is read directly, because the router would turn some values into numbers.
  const hash = useHash();
  const asked = assistantRequestIn(hash);
  const isWhole = asked.clientId !== '' && asked.redirectUri !== '';
  const read = useQuery({
    queryKey: ['readAssistantRequest', asked],
    queryFn: () => client.call('readAssistantRequest', asked),
    enabled: isWhole,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const away = read.data?.redirectTo ?? '';
  useEffect(() => {
    if (away !== '') location.assign(away);
  }, [away]);
  if (read.error || !isWhole)
    return (
      <Page title={t('assistants.connect.plain')} width="narrow">
        <EmptyState
          picture="lost"
          title={t('assistants.connect.failed')}
          text={read.error?.message ?? t('assistants.connect.broken')}
          action={<LinkButton to="/assistants" look="soft" text={t('assistants.open')} />}
        />
      </Page>
    );
  if (!read.data || away !== '')
    return (
      <Page title={t('assistants.connect.plain')} width="narrow">
        <SkeletonRows label={t('shell.loading')} rows={4} />
      </Page>
    );
  return (
    <Page title={t('assistants.connect.title', { name: read.data.clientName })} width="narrow">
      <Consent key={hash} asked={asked} read={read.data} />
    </Page>
  );
}

interface ConsentProps {
  readonly asked: AssistantRequest;
  readonly read: {
    readonly clientHost: string;
    readonly clientSite: string;
    readonly scopes: readonly AssistantScope[];
    readonly formToken: string;
  };
}

function Consent({ asked, read }: ConsentProps) {
  const { currency } = useFormatting();
  // The right to prepare orders is never preselected.
  const [chosen, setChosen] = useState<readonly AssistantScope[]>(() =>
    read.scopes.filter((scope) => scope !== 'orders.submit'),
  );
  const [amount, setAmount] = useState('');
  const [gone, setGone] = useState(false);
  const answer = useSubmit('answerAssistantRequest', {
    quiet: true,
    onDone: ({ redirectTo }) => {
      setGone(true);
      location.assign(redirectTo);
    },
  });
  const mayOrder = chosen.includes('orders.submit');
  const send = (accept: boolean) => {
    const monthMostMinor = mayOrder && accept ? typedAmount(amount, currency) : undefined;
    void answer.submit({
      ...asked,
      formToken: read.formToken,
      accept,
      scopes: [...chosen],
      ...(monthMostMinor === undefined ? {} : { monthMostMinor }),
    });
  };
  const toggle = (scope: AssistantScope, on: boolean) =>
    setChosen(read.scopes.filter((one) => (one === scope ? on : chosen.includes(one))));
  if (gone) return <Muted as="p">{t('assistants.connect.going')}</Muted>;
  return (
    <Section title={t('assistants.connect.what')}>
      <Stack gap={16}>
        {read.scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`assistants.scope.${scope}`)}
            checked={chosen.includes(scope)}
            onChange={(event) => toggle(scope, event.currentTarget.checked)}
          />
        ))}
        {mayOrder ? (
          <AmountBox
            label={t('assistants.connect.most')}
            description={t('assistants.connect.most.text')}
            required
            error={answer.failure?.fields.monthMostMinor?.message}
            value={amount}
            onText={setAmount}
            currency={currency}
          />
        ) : null}
        <Banner tone="warning">{t('assistants.connect.warning')}</Banner>
        <Hosts {...read} />
        {answer.failure && !answer.failure.fields.monthMostMinor ? (
          <Banner tone="danger">{answer.failure.message}</Banner>
        ) : null}
        <Row gap={8} wrap justify="end">
          <Button look="outline" disabled={answer.busy} onClick={() => send(false)}>
            {t('assistants.connect.refuse')}
          </Button>
          <Button busy={answer.busy} onClick={() => send(true)}>
            {t('assistants.connect.allow')}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

/** The assistant's own website, and the host that receives the answer. */
function Hosts({ clientSite, clientHost }: Pick<ConsentProps['read'], 'clientSite' | 'clientHost'>) {
  return (
    <>
      {clientSite === '' ? null : <Text as="p">{t('assistants.connect.site', { host: clientSite })}</Text>}
      <Text as="p">{t('assistants.connect.host', { host: hostText(clientHost) })}</Text>
    </>
  );
}
