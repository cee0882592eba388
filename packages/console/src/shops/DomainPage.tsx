import type { DomainCheck } from '@crossdock/contract/shops/domain.ts';
import type { ShopOpening } from '@crossdock/contract/shops/opening.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { column } from '@crossdock/ui/column.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Grid, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconWorldSearch } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

export const Route = createFileRoute('/_shell/opening/domain')({
  staticData: { title: 'shops.opening.domain' },
  component: DomainPage,
});

type Domain = ShopOpening['domains'][number];

/** The DNS records for the shop's domain, and a check from the server, including the certificate. */
function DomainPage() {
  const query = useCall('getOpening', {});
  return (
    <Page
      title={t('shops.opening.domain')}
      back={<Link to="/opening">{t('shops.opening.title')}</Link>}
      intro={t('shops.domain.intro')}
    >
      <Loaded query={query}>{({ domains }) => <Domains domains={domains} />}</Loaded>
    </Page>
  );
}

function Domains({ domains }: { domains: readonly Domain[] }) {
  const [chosen, setChosen] = useState(domains[0]?.host ?? '');
  const domain = domains.find(({ host }) => host === chosen) ?? domains[0];
  if (domain === undefined) return null;
  return (
    <>
      {domains.length > 1 ? (
        <ChoiceBox
          label={t('shops.domain.host')}
          data={domains.map(({ host }) => ({ value: host, label: host }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      ) : null}
      <Records domain={domain} />
      <Section title={t('shops.domain.tls')}>
        <Muted as="p">{t('shops.domain.tls.text')}</Muted>
      </Section>
      <Check key={domain.host} host={domain.host} />
    </>
  );
}

function Records({ domain: { host, records } }: { domain: Domain }) {
  return (
    <Section title={t('shops.domain.records')}>
      <Grid gap={16}>
        <Muted as="p">{t('shops.domain.records.text')}</Muted>
        {records.length === 0 ? (
          <Banner tone="info" title={host}>
            {t('shops.domain.records.none')}
          </Banner>
        ) : (
          <ResponsiveTable
            label={t('shops.domain.records')}
            rows={records}
            rowKey={({ type, value }) => `${type} ${value}`}
            columns={columns()}
          />
        )}
        <Row gap={8} wrap align="center">
          <Muted>{t('shops.domain.name.text', { host })}</Muted>
          <Copied text={host} />
        </Row>
        {records.some(({ type }) => type === 'ALIAS') ? (
          <Muted as="p">{t('shops.domain.alias.text')}</Muted>
        ) : null}
        <Muted as="p">{t('shops.domain.wait')}</Muted>
      </Grid>
    </Section>
  );
}

const columns = (): Column<Domain['records'][number]>[] => [
  {
    key: 'type',
    title: t('shops.domain.type'),
    corner: true,
    cell: ({ type }) => <strong>{type}</strong>,
  },
  column('name', t('shops.domain.name'), ({ name }) => <Copied text={name} />),
  column('value', t('shops.domain.value'), ({ value }) => <Copied text={value} />),
  column('ttl', t('shops.domain.ttl'), ({ ttlSeconds }) => ttlSeconds),
];

function Copied({ text }: { text: string }) {
  return (
    <Row as="span" gap={4} align="center" inline>
      <Code>{text}</Code>
      <CopyIcon text={text} label={t('shops.domain.copy', { value: text })} />
    </Row>
  );
}

const CheckBadge = createWordedBadge<DomainCheck['state']>((state) => t(`shops.domain.state.${state}`), {
  ok: ['success', IconCircleCheck],
  wrong: ['danger', IconAlertCircle],
  unknown: ['neutral', IconCircleDashed],
});

function Check({ host }: { host: string }) {
  const [checks, setChecks] = useState<readonly DomainCheck[]>([]);
  const { submit, busy, failure } = useSubmit('checkShopDomain', {
    quiet: true,
    onDone: (answer) => setChecks(answer.checks),
  });
  return (
    <Section title={t('shops.domain.check')}>
      <Stack gap={12}>
        <Muted as="p">{t('shops.domain.check.text')}</Muted>
        <div>
          <Button icon={IconWorldSearch} busy={busy} onClick={() => void submit({ host })}>
            {t('shops.domain.check.go')}
          </Button>
        </div>
        {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
        {checks.length > 0 ? (
          <Stack as="ol" role="status">
            {checks.map((check) => (
              <Finding key={check.check} check={check} />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}

/** The result of a check compared with what is expected, and what to do. */
function Finding({ check: { check, state, problem, expected, found } }: { check: DomainCheck }) {
  return (
    <Row as="li" gap={12} align="start" justify="between" pad={[12, 0]} lineBetween data-check={check}>
      <Stack gap={4} grow minWidth={0} breaks>
        <Text strong>{t(`shops.domain.check.${check}`)}</Text>
        {problem === 'none' ? null : <Text as="p">{t(`shops.domain.problem.${problem}`)}</Text>}
        {found === '' ? null : (
          <Text as="small" size={14} tone="muted">
            {t('shops.domain.found', { value: found })}
          </Text>
        )}
        {state !== 'wrong' || expected === '' ? null : (
          <Text as="small" size={14} tone="muted">
            {t('shops.domain.expected', { value: expected })}
          </Text>
        )}
      </Stack>
      <CheckBadge state={state} />
    </Row>
  );
}
