import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { EntryCard, EntryList } from '@crossdock/ui/Entry.tsx';
import { Bar, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useCall, useFilters } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useAccount } from '../shell/useAccount.ts';
import { AssistantOrderCard } from './AssistantOrderCard.tsx';
import { hostText } from './hostText.ts';

export const Route = createFileRoute('/_shell/assistants/')({
  staticData: { title: 'shell.route.assistants', action: 'member' },
  component: AssistantsPage,
});

type Assistant = Output<'listAssistants'>['list'][number];

/** The member's assistants: first requests that await a decision, then the rights of each. */
function AssistantsPage() {
  const query = useCall('listAssistants', {}, { topics: ['assistants'] });
  const acting = useAccount()?.acting != null;
  const [{ ask }] = useFilters<{ ask?: string }>();
  return (
    <Page title={t('assistants.title')} intro={t(acting ? 'assistants.acting' : 'assistants.intro')}>
      <Loaded query={query}>
        {({ list, awaiting }) => (
          <Stack gap={24}>
            {ask === undefined || awaiting.some(({ id }) => id === ask) ? null : (
              <Banner tone="info" title={t('assistants.ask.ended')}>
                {t('assistants.ask.ended.text')}
              </Banner>
            )}
            {awaiting.length === 0 ? null : (
              <EntryList label={t('assistants.ask.title')} rows={awaiting}>
                {(asked) => <AssistantOrderCard asked={asked} acting={acting} />}
              </EntryList>
            )}
            {list.length === 0 ? (
              <EmptyState picture="done" {...titleAndText('assistants.none')} />
            ) : (
              <EntryList label={t('assistants.title')} rows={list}>
                {(assistant) => <AssistantCard assistant={assistant} acting={acting} />}
              </EntryList>
            )}
            <Address />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** The URL that the member enters in their assistant. */
function Address() {
  const address = `${location.origin}/api/mcp`;
  return (
    <Stack gap={8}>
      <Muted as="p">{t('assistants.address')}</Muted>
      <Row gap={8} wrap align="center">
        <Text breaks figures>
          {address}
        </Text>
        <CopyButton text={address} label={t('assistants.copy')} copiedLabel={t('assistants.copied')} />
      </Row>
    </Stack>
  );
}

function AssistantCard({ assistant, acting }: { assistant: Assistant; acting: boolean }) {
  const shown = useMoneyText();
  const { id, clientName, clientHost, scopes, monthMostMinor, monthSpentMinor } = assistant;
  return (
    <EntryCard label={clientName}>
      <div>
        <Text as="h2" size={18} strong breaks>
          {clientName}
        </Text>
        <Muted as="p">{hostText(clientHost)}</Muted>
      </div>
      <Stack as="ul" gap={4}>
        {scopes.map((scope) => (
          <li key={scope}>{t(`assistants.scope.${scope}`)}</li>
        ))}
      </Stack>
      {monthMostMinor === 0 ? null : (
        <p>{t('assistants.month', { amount: shown(monthMostMinor), spent: shown(monthSpentMinor) })}</p>
      )}
      <Muted as="p">
        {assistant.lastUsedAt === null ? (
          t('assistants.unused')
        ) : (
          <>
            {t('assistants.used')} <When iso={assistant.lastUsedAt} />
          </>
        )}
        {' · '}
        {t('assistants.since')} <When iso={assistant.createdAt} style="date" />
      </Muted>
      <Bar gap={8}>
        <LinkButton to="/assistants/$id" params={{ id }} look="soft" text={t('assistants.log')} />
        {acting ? null : (
          <ConfirmButton
            look="outline"
            confirmLabel={t('assistants.revoke')}
            danger
            call="revokeAssistant"
            input={{ id }}
            refreshes={['listAssistants']}
            title={t('assistants.revoke.title', { name: clientName })}
            done={t('assistants.revoked')}
            text={t('assistants.revoke.text')}
          />
        )}
      </Bar>
    </EntryCard>
  );
}
