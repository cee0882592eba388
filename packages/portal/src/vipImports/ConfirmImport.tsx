import type { VipImportView } from '@crossdock/contract/vipImports/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { DownloadResultButton } from './DownloadResultButton.tsx';
import classes from './vipImports.module.css';

/** The orders that would be made, with buttons to confirm or discard. It says if orders would be left out. */
export function ConfirmImport({ of }: { of: VipImportView }) {
  const [asks, setAsks] = useState<'confirm' | 'discard' | null>(null);
  const navigate = useNavigate();
  const confirm = useSubmit('confirmVipImport', {
    refreshes: ['getVipImport', 'listVipImports', 'listVipImportRows'],
    quiet: true,
    onDone: () => setAsks(null),
  });
  const discard = useSubmit('discardVipImport', {
    refreshes: ['listVipImports'],
    done: t('vipImports.discarded'),
    onDone: () => void navigate({ to: '/vipOrderFile', search: {} }),
  });
  const { goodCount, badCount, id } = of;
  const send = () => void confirm.submit({ id, goodCount });
  return (
    <>
      <Counts of={of} />
      {badCount > 0 ? <p className={classes.text}>{t('vipImports.mend')}</p> : null}
      {confirm.failure ? <Banner tone="danger">{confirm.failure.message}</Banner> : null}
      <Row gap={12} wrap align="center">
        <Button
          disabled={goodCount === 0}
          busy={confirm.busy}
          onClick={() => (badCount > 0 ? setAsks('confirm') : send())}
        >
          {t('vipImports.confirm', { n: goodCount })}
        </Button>
        {badCount > 0 ? <DownloadResultButton id={id} of="bad" /> : null}
        <Button look="plain" onClick={() => setAsks('discard')}>
          {t('vipImports.discard')}
        </Button>
      </Row>
      <ConfirmDialog
        opened={asks === 'confirm'}
        title={t('vipImports.confirm.left', { n: goodCount, left: badCount })}
        confirmLabel={t('vipImports.confirm', { n: goodCount })}
        busy={confirm.busy}
        onConfirm={send}
        onClose={() => setAsks(null)}
      >
        <p>{t('vipImports.confirm.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asks === 'discard'}
        title={t('vipImports.discard.sure')}
        confirmLabel={t('vipImports.discard')}
        danger
        busy={discard.busy}
        onConfirm={() => void discard.submit({ id })}
        onClose={() => setAsks(null)}
      >
        <p>{t('vipImports.discard.text')}</p>
      </ConfirmDialog>
    </>
  );
}

function Counts({ of: { goodCount, badCount, knownCount } }: { of: VipImportView }) {
  return (
    <Row gap={[4, 16]} wrap align="center" figures role="status">
      <Text tone="success" strong>
        {t('vipImports.good', { n: goodCount })}
      </Text>
      {badCount > 0 ? (
        <Text tone="danger" strong>
          {t('vipImports.bad', { n: badCount })}
        </Text>
      ) : null}
      {knownCount > 0 ? <span>{t('vipImports.known', { n: knownCount })}</span> : null}
    </Row>
  );
}
