import type { MoveImportView } from '@crossdock/contract/moving/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

const refreshes = ['getMoveImport', 'listMoveImports', 'listMoveRows'] as const;

/** The actions on a file: write, discard, revert, or continue. */
export function MoveActions({ of }: { of: MoveImportView }) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'apply' | 'undo' | null>(null);
  const retry = useSubmit('retryMoveImport', { refreshes });
  const discard = useSubmit('discardMoveImport', {
    refreshes: ['listMoveImports'],
    onDone: () => {
      showMessage('success', t('moving.discarded'));
      void navigate({ to: '/moving' });
    },
  });
  const { id } = of;
  const count = toWrite(of);
  const isOpen = of.state === 'preview' || of.state === 'waiting';
  return (
    <Stack gap={12}>
      <Row gap={8} wrap>
        {isOpen ? (
          <>
            <Button disabled={count === 0} onClick={() => setAsks('apply')}>
              {t('moving.apply', { n: count })}
            </Button>
            <Button look="outline" busy={discard.busy} onClick={() => void discard.submit({ id })}>
              {t('moving.discard')}
            </Button>
          </>
        ) : null}
        {of.state === 'done' && of.writtenCount > 0 ? (
          <Button look="outline" onClick={() => setAsks('undo')}>
            {t('moving.undo')}
          </Button>
        ) : null}
        {of.state === 'failed' ? (
          <Button busy={retry.busy} onClick={() => void retry.submit({ id })}>
            {t('moving.retry')}
          </Button>
        ) : null}
      </Row>
      {asks === 'apply' ? <ApplyDialog of={of} onClose={() => setAsks(null)} /> : null}
      {asks === 'undo' ? <UndoDialog of={of} onClose={() => setAsks(null)} /> : null}
    </Stack>
  );
}

interface DialogProps {
  readonly of: MoveImportView;
  readonly onClose: () => void;
}

const toWrite = ({ newCount, changedCount }: MoveImportView): number => newCount + changedCount;

function ApplyDialog({ of, onClose }: DialogProps) {
  const apply = useSubmit('applyMoveImport', { refreshes, quiet: true, onDone: onClose });
  const count = toWrite(of);
  return (
    <ConfirmDialog
      opened
      title={t('moving.apply.title')}
      confirmLabel={t('moving.apply', { n: count })}
      busy={apply.busy}
      onConfirm={() => void apply.submit({ id: of.id, count })}
      onClose={onClose}
    >
      {apply.failure ? <Banner tone="danger">{apply.failure.message}</Banner> : null}
      <p>{t('moving.apply.text')}</p>
    </ConfirmDialog>
  );
}

function UndoDialog({ of, onClose }: DialogProps) {
  const undo = useSubmit('undoMoveImport', { refreshes, quiet: true, onDone: onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('moving.undo.title')}
      confirmLabel={t('moving.undo')}
      busy={undo.busy}
      onConfirm={() => void undo.submit({ id: of.id })}
      onClose={onClose}
    >
      {undo.failure ? <Banner tone="danger">{undo.failure.message}</Banner> : null}
      <p>{t('moving.undo.text')}</p>
    </ConfirmDialog>
  );
}
