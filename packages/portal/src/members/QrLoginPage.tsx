import { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { deviceName } from '@crossdock/web/deviceName.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Messengers.module.css';

export const Route = createFileRoute('/_shell/qrLogin')({
  staticData: { title: 'shell.route.qrLogin', action: 'member' },
  component: QrLoginPage,
});

/** Shown on the phone that scanned the code: who requests the login, with the buttons to allow or refuse it. */
function QrLoginPage() {
  const id = String(Route.useSearch().id ?? '');
  const [scanCode] = useState(() => location.hash.slice(1));
  const [accepted, setAccepted] = useState<boolean | null>(null);
  const scan = useQuery({
    queryKey: ['qrLogin', id, scanCode],
    queryFn: () => client.call('scanQrLogin', { id, scanCode }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const answer = useSubmit('answerQrLogin', {
    quiet: true,
    onDone: (_done, { accept }) => setAccepted(accept),
  });
  const failure = scan.error ?? (answer.failure?.error === 'messenger.qrInvalid' ? answer.failure : null);
  return (
    <Page title={t('messengers.scan')} width="narrow">
      {failure ? (
        <Over title={t('messengers.scan.failed')} text={failureText(failure)} />
      ) : accepted !== null ? (
        <Over
          done
          title={t(accepted ? 'messengers.scan.accepted' : 'messengers.scan.refused')}
          text={t(accepted ? 'messengers.scan.accepted.text' : 'messengers.scan.refused.text')}
        />
      ) : !scan.data ? (
        <SkeletonRows label={t('shell.loading')} rows={3} />
      ) : (
        <Section title={t('messengers.scan.ask')}>
          <Stack gap={16}>
            <Facts
              facts={[
                [
                  t('messengers.scan.browser'),
                  deviceName(scan.data.userAgent) || t('members.sessions.unknown'),
                ],
                [t('messengers.scan.place'), scan.data.ip],
                [t('messengers.scan.time'), <When key="time" iso={scan.data.createdAt} />],
              ]}
            />
            <Banner tone="warning">{t('messengers.scan.warning')}</Banner>
            {answer.failure ? <Banner tone="danger">{answer.failure.message}</Banner> : null}
            <div className={classes.answers}>
              <Button
                look="outline"
                disabled={answer.busy}
                onClick={() => void answer.submit({ id, scanCode, accept: false })}
              >
                {t('messengers.scan.refuse')}
              </Button>
              <Button busy={answer.busy} onClick={() => void answer.submit({ id, scanCode, accept: true })}>
                {t('messengers.scan.accept')}
              </Button>
            </div>
          </Stack>
        </Section>
      )}
    </Page>
  );
}

/** If the address was cut short, the server can only say that a part is missing, so this text explains the cause. */
function failureText(failure: Error): string {
  const broken = failure instanceof CallFailure && failure.error === 'request.invalid';
  return broken ? t('messengers.scan.broken') : failure.message;
}

function Over({ title, text, done }: { title: string; text: string; done?: boolean }) {
  return (
    <EmptyState
      picture={done ? 'done' : 'lost'}
      title={title}
      text={text}
      action={<LinkButton to="/home" look="soft" text={t('shell.fallback.home')} />}
    />
  );
}
