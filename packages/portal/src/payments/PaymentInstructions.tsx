import type { PaymentView } from '@crossdock/contract/payments/shapes.ts';
import { amountText } from '@crossdock/domain/wallet/amount.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { t } from '../shell/i18n.ts';
import { PayDeadline } from './PayDeadline.tsx';
import classes from './payments.module.css';

const QrCode = lazy(() => import('@crossdock/ui/QrCode.tsx').then((file) => ({ default: file.QrCode })));
const Barcode = lazy(() => import('@crossdock/ui/Barcode.tsx').then((file) => ({ default: file.Barcode })));

type Step = PaymentView['step'];
type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

/**
 * The codes or numbers that the payer scans, types or shows in another app, at a machine or at a till, with the
 * deadline and instructions. The page notices the payment automatically.
 */
export function PaymentInstructions({ payment }: { payment: PaymentView }) {
  return (
    <Stack gap={16} minWidth={0}>
      <Step payment={payment} step={payment.step} />
      {payment.expiresAt === null ? null : <PayDeadline at={payment.expiresAt} />}
      <Banner tone="info" title={t('payments.in.received')}>
        {t('payments.in.received.text')}
      </Banner>
      {payment.playUrl === null ? null : (
        <a href={payment.playUrl} className={buttonClass({ look: 'outline' })}>
          {t('payments.in.play')}
        </a>
      )}
    </Stack>
  );
}

function Step({ payment, step }: { payment: PaymentView; step: Step }) {
  switch (step.kind) {
    case 'qr':
      return <Qr payment={payment} step={step} />;
    case 'bankCode':
      return <Account payment={payment} step={step} />;
    case 'storeCode':
      return (
        <>
          <Copied label={t('payments.in.storeCode')} text={step.code} large />
          <Ways
            steps={[t('payments.in.storeCode.1'), t('payments.in.storeCode.2'), t('payments.in.storeCode.3')]}
          />
        </>
      );
    case 'barcodes':
      return <Barcodes step={step} />;
    case 'none':
      return null;
  }
}

/**
 * The QR code is large, for scanning with another phone; on the same phone it is saved and opened in the
 * bank's app.
 */
function Qr({ payment, step }: { payment: PaymentView; step: StepOf<'qr'> }) {
  const [saved, setSaved] = useState(false);
  const save = async () => {
    const { saveQr } = await import('@crossdock/ui/saveQr.ts');
    setSaved(await saveQr(step.payload, `pay-${payment.orderNumber ?? payment.payId.slice(-8)}`));
  };
  return (
    <>
      <div className={`${classes.paper} ${classes.qr}`}>
        <Suspense fallback={null}>
          <QrCode
            text={step.payload}
            label={t('payments.in.qr', { method: payment.methodName })}
            sizePx={300}
          />
        </Suspense>
      </div>
      <Button look="soft" full icon={IconDownload} onClick={() => void save()}>
        {saved ? t('payments.in.qr.saved') : t('payments.in.qr.save')}
      </Button>
      {payment.reference === '' ? null : (
        <Copied
          label={t('payments.in.reference')}
          text={payment.reference}
          hint={t('payments.in.reference.hint')}
        />
      )}
      <Text as="p" strong>
        {t('payments.in.qr.same')}
      </Text>
      <Ways steps={[t('payments.in.qr.1'), t('payments.in.qr.2'), t('payments.in.qr.3')]} />
    </>
  );
}

function Account({ payment, step }: { payment: PaymentView; step: StepOf<'bankCode'> }) {
  return (
    <>
      <Copied label={t('payments.in.bank')} text={step.bankCode} />
      <Copied
        label={t('payments.in.account')}
        text={step.account}
        large
        hint={t('payments.in.account.hint')}
      />
      <Copied
        label={t('payments.in.amount')}
        text={amountText(payment.totalMinor, payment.currency).replace(/\.00$/, '')}
      />
      <Ways steps={[t('payments.in.atm.1'), t('payments.in.atm.2')]} />
    </>
  );
}

/** Tills in Taiwan read Code 39 barcodes, one after the other. */
function Barcodes({ step }: { step: StepOf<'barcodes'> }) {
  return (
    <>
      <div className={classes.paper}>
        <Stack gap={16}>
          {step.codes.map((text) => (
            <div key={text}>
              <div className={classes.bars}>
                <Suspense fallback={null}>
                  <Barcode text={text} symbology="CODE39" />
                </Suspense>
              </div>
              <Code>{text}</Code>
            </div>
          ))}
        </Stack>
      </div>
      <Ways steps={[t('payments.in.barcode.1'), t('payments.in.barcode.2')]} />
    </>
  );
}

interface CopiedProps {
  readonly label: string;
  readonly text: string;
  readonly hint?: string;
  readonly large?: boolean;
}

function Copied({ label, text, hint, large = false }: CopiedProps) {
  return (
    <Grid gap={0}>
      <Muted size={13}>{label}</Muted>
      <Row gap={8} align="center" justify="between">
        <Text size={large ? 24 : 18} strong figures>
          <Code>{text}</Code>
        </Text>
        <CopyIcon text={text} label={t('payments.in.copy', { what: label })} />
      </Row>
      {hint ? <Muted size={13}>{hint}</Muted> : null}
    </Grid>
  );
}

function Ways({ steps }: { steps: readonly string[] }) {
  return (
    <Stack as="ol" gap={4}>
      {steps.map((step, at) => (
        <li key={step}>
          {at + 1}. {step}
        </li>
      ))}
    </Stack>
  );
}
