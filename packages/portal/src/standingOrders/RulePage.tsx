import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { BackToRules } from './BackToRules.tsx';
import { RuleBadge } from './RuleBadge.tsx';
import { RuleTrial } from './RuleTrial.tsx';
import { RuleObstacle } from './StandingPage.tsx';

export const Route = createFileRoute('/_shell/standing/$id/')({
  staticData: { title: 'shell.route.standingRule', action: 'myBag' },
  component: RulePage,
});

/** The page is built from scratch for each rule, without the open dialogs of the previous rule. */
function RulePage() {
  const { id } = Route.useParams();
  return <StandingRule key={id} id={id} />;
}

type Rule = Output<'listStandingOrders'>['list'][number];

/** One standing order: its rule, a trial on past parcels, and the switch that turns it on. */
function StandingRule({ id }: { id: string }) {
  const query = useCall('listStandingOrders', {}, { topics: ['standing', 'parcels'] });
  return (
    <Page title={t('shell.route.standingRule')} back={<BackToRules />}>
      <Loaded query={query}>
        {({ list }) => {
          const rule = list.find((one) => one.id === id);
          return rule ? (
            <Known rule={rule} />
          ) : (
            <EmptyState title={t('standing.rules')} text={t('standing.none')} />
          );
        }}
      </Loaded>
    </Page>
  );
}

function Known({ rule }: { rule: Rule }) {
  const [tried, setTried] = useState<Output<'tryStandingOrder'>>();
  const trial = useSubmit('tryStandingOrder', {
    quiet: true,
    refreshes: ['listStandingOrders'],
    onDone: setTried,
  });
  const isReady = rule.tried && tried !== undefined;
  return (
    <Stack gap={16}>
      <Section>
        <Stack gap={12}>
          <div>
            <RuleBadge running={rule.running} />
          </div>
          <Text as="h2" size={18} strong>
            {rule.sentence}
          </Text>
          <RuleObstacle rule={rule} />
        </Stack>
      </Section>
      {trial.failure ? <Banner tone="danger">{trial.failure.message}</Banner> : null}
      <Row gap={8} wrap>
        {tried ? null : (
          <Button
            look={rule.running ? 'outline' : 'primary'}
            busy={trial.busy}
            onClick={() => void trial.submit({ id: rule.id })}
          >
            {t('standing.try')}
          </Button>
        )}
        <Switch rule={rule} ready={isReady} />
        <LinkButton
          to="/standing/$id/change"
          params={{ id: rule.id }}
          look="outline"
          text={t('standing.change')}
        />
        <Remove rule={rule} />
      </Row>
      {rule.running || isReady ? null : <Muted as="p">{t('standing.start.first')}</Muted>}
      {tried ? <RuleTrial tried={tried} /> : null}
    </Stack>
  );
}

function Switch({ rule, ready }: { rule: Rule; ready: boolean }) {
  const start = useSubmit('startStandingOrder', {
    refreshes: ['listStandingOrders'],
    done: t('standing.started'),
  });
  const stop = useSubmit('stopStandingOrder', { refreshes: ['listStandingOrders'] });
  if (rule.running)
    return (
      <Button look="outline" busy={stop.busy} onClick={() => void stop.submit({ id: rule.id })}>
        {t('standing.stop')}
      </Button>
    );
  if (!ready) return null;
  return (
    <Button busy={start.busy} onClick={() => void start.submit({ id: rule.id, changedAt: rule.changedAt })}>
      {t('standing.start')}
    </Button>
  );
}

function Remove({ rule }: { rule: Rule }) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const remove = useSubmit('removeStandingOrder', {
    refreshes: ['listStandingOrders'],
    onDone: () => void navigate({ to: '/standing', search: {}, replace: true }),
  });
  return (
    <>
      <Button look="plain" onClick={() => setAsks(true)}>
        {t('standing.remove')}
      </Button>
      <ConfirmDialog
        opened={asks}
        danger
        title={t('standing.remove')}
        confirmLabel={t('standing.remove')}
        busy={remove.busy}
        onConfirm={() => void remove.submit({ id: rule.id })}
        onClose={() => setAsks(false)}
      >
        {t('standing.remove.text')}
      </ConfirmDialog>
    </>
  );
}
