import type { LabelKind } from '@crossdock/domain/labels/sizes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from './Dialog.ts';
import { t } from './i18n.ts';
import { type PrintResult, printLabels } from './labelJobs.ts';
import { ReasonBox } from './ReasonBox.tsx';
import { useStaff } from './staff.ts';

interface LabelButtonProps {
  readonly kind: LabelKind;
  readonly ids: readonly string[];
  readonly label: string;
  readonly small?: boolean;
}

/** Prints labels with this desk's settings. If one of them was printed before, asks for a reason. */
export function LabelButton({ kind, ids, label, small }: LabelButtonProps) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  if (!useStaff().may('label.print')) return null;
  const print = async (reason: string) => {
    setBusy(true);
    setFailure('');
    const done: PrintResult = await printLabels(kind, ids, reason);
    setBusy(false);
    if ('printed' in done) {
      setAsking(false);
      showMessage('success', t('labels.printed', { n: done.printed }));
    } else if (done.failed === 'again' && !asking) setAsking(true);
    else if (asking) setFailure(done.message);
    else showMessage('danger', t('labels.failed', { why: done.message }));
  };
  return (
    <>
      <Button
        look="outline"
        {...(small ? { small } : {})}
        icon={IconTag}
        busy={busy && !asking}
        disabled={ids.length === 0}
        onClick={() => void print('')}
      >
        {label}
      </Button>
      {asking ? (
        <WhyAgain
          busy={busy}
          failure={failure}
          onPrint={(why) => void print(why)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface WhyAgainProps {
  readonly busy: boolean;
  readonly failure: string;
  readonly onPrint: (reason: string) => void;
  readonly onClose: () => void;
}

function WhyAgain({ busy, failure, onPrint, onClose }: WhyAgainProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      opened
      title={t('labels.reprint')}
      confirmLabel={t('labels.print')}
      busy={busy}
      onConfirm={() => onPrint(reason.trim())}
      onClose={onClose}
    >
      <Stack gap={16} minWidth={0}>
        <p>{t('labels.reprint.text')}</p>
        <ReasonBox
          label={t('labels.reprint.reason')}
          value={reason}
          error={failure || undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
