import type { IdentityView } from '@crossdock/contract/identity/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Photo, Row } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { IconArrowBackUp, IconEdit } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { Hints } from '../shell/Hints.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useReturnLink } from '../shell/ReturnLink.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import classes from './Authentication.module.css';
import { IdentityDocumentForm } from './IdentityDocumentForm.tsx';

export const Route = createFileRoute('/_shell/authentication')({
  staticData: { title: 'shell.route.authentication', action: 'authentication' },
  component: AuthenticationPage,
});

/** The member's identity check: its state first, then the form. */
function AuthenticationPage() {
  const query = useCall('getAuthenticationData', {}, { topics: ['identity'] });
  return (
    <Page
      title={t('shell.group.receiving')}
      intro={t('identity.intro')}
      tabs={<RouteTabs of="receiving" />}
      back={useReturnLink()}
      aside={<Help />}
      asideLast
    >
      <Loaded query={query} skeleton={{ rows: 2, heightPx: 180 }}>
        {(view) => <Standing key={`${view.state} ${view.identity?.submittedAt}`} view={view} />}
      </Loaded>
    </Page>
  );
}

const advice = ['photo', 'name', 'privacy'] as const;

/** Explains what makes the check quick, and who sees the document. */
function Help() {
  return <Hints title={t('identity.help')} hints={advice.map((one) => t(`identity.help.${one}`))} />;
}

const tones = { none: 'info', pending: 'warning', approved: 'success', rejected: 'danger' } as const;

function Standing({ view }: { view: IdentityView }) {
  const { state, identity } = view;
  const [changing, setChanging] = useState(false);
  const open = changing || state === 'none' || state === 'rejected';
  return (
    <>
      <Banner tone={tones[state]} title={t(`identity.state.${state}`)}>
        {state === 'rejected' ? <p>{identity?.rejectReason}</p> : null}
        <p>{t(`identity.next.${state}`)}</p>
        {view.required && state !== 'approved' ? <p>{t('identity.required')}</p> : null}
      </Banner>
      {identity && !changing ? (
        <Given identity={identity}>
          {open ? null : (
            <Button look="outline" icon={IconEdit} onClick={() => setChanging(true)}>
              {t('identity.change')}
            </Button>
          )}
          {state === 'pending' ? <Withdraw /> : null}
        </Given>
      ) : null}
      {open ? (
        <>
          {changing && state === 'approved' ? (
            <Banner tone="warning">{t('identity.change.again')}</Banner>
          ) : null}
          <IdentityDocumentForm before={identity} onStop={changing ? () => setChanging(false) : undefined} />
        </>
      ) : null}
    </>
  );
}

type Identity = NonNullable<IdentityView['identity']>;

function Given({ identity, children }: { identity: Identity; children: ReactNode }) {
  const facts: [string, ReactNode][] = [
    [t('identity.realName'), identity.realName],
    [t('identity.kind'), t(`identity.kind.${identity.idKind}`)],
    [t('identity.number'), <Code key="number">{identity.idNumber}</Code>],
    [t('identity.submittedAt'), <When key="sent" iso={identity.submittedAt} />],
  ];
  if (identity.auditedAt)
    facts.push([t('identity.auditedAt'), <When key="audited" iso={identity.auditedAt} />]);
  const sides = [identity.front, ...(identity.back ? [identity.back] : [])];
  return (
    <Section>
      <Facts facts={facts} />
      <Row gap={12} wrap above={16}>
        {sides.map((side, at) => (
          <a key={side.fileId} href={side.url} target="_blank" rel="noreferrer" className={classes.side}>
            <Photo
              full
              high="100%"
              fit="cover"
              src={side.thumb}
              alt={t(at === 0 ? 'identity.front' : 'identity.back')}
            />
          </a>
        ))}
      </Row>
      <Row ifAny wrap gap={8} above={16}>
        {children}
      </Row>
    </Section>
  );
}

function Withdraw() {
  return (
    <ConfirmButton
      look="plain"
      icon={IconArrowBackUp}
      confirmLabel={t('identity.withdraw')}
      call="withdrawAuthentication"
      input={{}}
      refreshes={['getAuthenticationData']}
      done={t('identity.withdrawn')}
      title={t('identity.withdraw.title')}
      text={t('identity.withdraw.text')}
    />
  );
}
