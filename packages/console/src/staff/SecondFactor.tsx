import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Grid, Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';

const QrCode = lazy(() => import('@crossdock/ui/QrCode.tsx').then((m) => ({ default: m.QrCode })));

/** The second factor: off, being set up, or on. Recovery codes are shown only once. */
export function SecondFactor({ me }: { me: Output<'getStaffSession'> }) {
  const { refresh } = useConnection();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = () => {
    setCodes(null);
    refresh(['getStaffSession']);
  };
  const badge = me.secondFactor || codes;
  return (
    <Section
      title={t('account.factor')}
      aside={
        <StatusBadge
          tone={badge ? 'success' : 'neutral'}
          icon={badge ? IconCircleCheck : IconCircleOff}
          label={t(badge ? 'account.factor.on' : 'account.factor.off')}
        />
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={done} />
      ) : me.secondFactor ? (
        <On left={me.recoveryCodesLeft} onCodes={setCodes} onEnded={done} />
      ) : (
        <Off onCodes={setCodes} />
      )}
    </Section>
  );
}

type OnCodes = (codes: readonly string[]) => void;

function Off({ onCodes }: { onCodes: OnCodes }) {
  const [drawn, setDrawn] = useState<Output<'beginSecondFactor'> | null>(null);
  const begin = useSubmit('beginSecondFactor', { onDone: setDrawn });
  if (drawn) return <SetUp drawn={drawn} onCodes={onCodes} />;
  return (
    <Stack gap={16}>
      <p>{t('account.factor.why')}</p>
      <div>
        <Button busy={begin.busy} onClick={() => void begin.submit({})}>
          {t('account.factor.begin')}
        </Button>
      </div>
    </Stack>
  );
}

function SetUp({ drawn, onCodes }: { drawn: Output<'beginSecondFactor'>; onCodes: OnCodes }) {
  const form = usePlainForm('confirmSecondFactor', {
    schema: () =>
      import('@crossdock/contract/staff/account.ts').then(
        (m) => m.staffAccountCalls.confirmSecondFactor.input,
      ),
    defaults: { code: '' },
    input: (values) => values,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <Stack as="form" onSubmit={form.send} noValidate gap={16}>
      <p>{t('account.factor.scan')}</p>
      <Row justify="center">
        <Suspense>
          <QrCode text={drawn.address} label={t('account.factor.scan')} />
        </Suspense>
      </Row>
      <div>
        <Muted block>{t('account.factor.secret')}</Muted>
        <Row as="span" gap={[4, 8]} wrap align="center">
          <code>{drawn.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton
            compact
            text={drawn.secret}
            label={t('account.recovery.copy')}
            copiedLabel={t('account.recovery.copied')}
          />
        </Row>
      </div>
      <TextBox
        name="code"
        required
        label={t('account.factor.code')}
        value={form.values.code}
        onChange={(event) => form.set('code', event.target.value.replace(/\D/g, '').slice(0, 6))}
        error={form.errors.code}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('account.factor.confirm')}
        </Button>
      </div>
    </Stack>
  );
}

function On(props: { left: number; onCodes: OnCodes; onEnded: () => void }) {
  const renew = useSubmit('renewRecoveryCodes', {
    onDone: ({ recoveryCodes }) => {
      showMessage('success', t('account.recovery.renewed'));
      props.onCodes(recoveryCodes);
    },
  });
  return (
    <Stack gap={16}>
      {props.left < 3 ? (
        <Banner tone="warning">{t('account.recovery.left', { n: props.left })}</Banner>
      ) : (
        <p>{t('account.recovery.left', { n: props.left })}</p>
      )}
      <Row gap={8} wrap>
        <Button look="outline" busy={renew.busy} onClick={() => void renew.submit({})}>
          {t('account.recovery.renew')}
        </Button>
        <ConfirmButton
          look="plain"
          call="endSecondFactor"
          input={{}}
          done={t('account.factor.ended')}
          onDone={props.onEnded}
          danger
          {...confirmTexts('account.factor.end')}
        />
      </Row>
    </Stack>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack gap={16}>
      <Banner tone="warning">{t('account.recovery.text')}</Banner>
      <Grid
        as="ul"
        columns="repeat(auto-fill, minmax(9rem, 1fr))"
        gap={[8, 16]}
        pad={16}
        fill="bg"
        round="control"
        size={17}
        aria-label={t('account.recovery')}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Grid>
      <Row gap={8} wrap>
        <CopyButton
          text={codes.join('\n')}
          label={t('account.recovery.copy')}
          copiedLabel={t('account.recovery.copied')}
        />
        <Button onClick={onDone}>{t('account.recovery.done')}</Button>
      </Row>
    </Stack>
  );
}
