import type { DataImportView } from '@crossdock/contract/moving/desk.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useNavigate } from '@tanstack/react-router';
import { useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';

const refreshes = ['getMoveImport', 'listMoveImports', 'listMoveRows'] as const;

/** The actions on a file: write, discard, revert, or continue. */
export function DataImportActions({ of }: { of: DataImportView }) {
  const navigate = useNavigate();
  const retry = useSubmit('retryMoveImport', { refreshes });
  const discard = useSubmit('discardMoveImport', {
    refreshes: ['listMoveImports'],
    onDone: () => {
      showMessage('success', t('moving.discarded'));
      void navigate({ to: '/moving' });
    },
  });
  const { id } = of;
  const count = of.newCount + of.changedCount;
  const isOpen = of.state === 'preview' || of.state === 'waiting';
  return (
    <Row gap={8} wrap>
      {isOpen ? (
        <>
          <ConfirmButton
            disabled={count === 0}
            call="applyMoveImport"
            input={{ id, count }}
            refreshes={refreshes}
            {...confirmTexts('moving.apply', { n: count })}
          />
          <Button look="outline" busy={discard.busy} onClick={() => void discard.submit({ id })}>
            {t('moving.discard')}
          </Button>
        </>
      ) : null}
      {of.state === 'done' && of.writtenCount > 0 ? (
        <ConfirmButton
          look="outline"
          call="undoMoveImport"
          input={{ id }}
          refreshes={refreshes}
          danger
          {...confirmTexts('moving.undo')}
        />
      ) : null}
      {of.state === 'failed' ? (
        <Button busy={retry.busy} onClick={() => void retry.submit({ id })}>
          {t('moving.retry')}
        </Button>
      ) : null}
    </Row>
  );
}
