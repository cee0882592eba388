import type { Output } from '@crossdock/contract/table.ts';
import { countDays } from '@crossdock/domain/wallet/days.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Box, Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

type Open = Output<'listClosedDays'>['open'];

/** The days that can be closed. A closed day cannot be changed, so the clerk is asked for confirmation first. */
export function ClosableDays({ open }: { open: Open }) {
  const mayClose = useStaff().may('wallet.close');
  const [chosen, setChosen] = useState<string>();
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState(false);
  const close = useSubmit('closeDays', {
    quiet: true,
    refreshes: ['listClosedDays', 'getLedgerOverview', 'getBookDay'],
    onDone: ({ count }) => {
      showMessage('success', t('books.close.done', { n: count }));
      setChosen(undefined);
      setNote('');
      setAsking(false);
    },
  });
  if (open === null) return <Banner tone="success" title={t('books.close.none')} />;
  const through = chosen !== undefined && chosen >= open.from && chosen <= open.to ? chosen : open.to;
  const title = t('books.close.open', { n: open.count, from: open.from, to: open.to });
  if (!mayClose) return <Banner tone="info" title={title} />;
  const fault = close.failure?.fields.through?.message ?? close.failure?.message;
  return (
    <Section title={title}>
      <Row gap={8} wrap align="end">
        <TextBox
          type="date"
          label={t('books.close.through')}
          value={through}
          min={open.from}
          max={open.to}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Box grow={220}>
          <TextBox
            label={t('books.close.note')}
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Box>
        <Button icon={IconLock} onClick={() => setAsking(true)}>
          {t('books.close')}
        </Button>
      </Row>
      <ConfirmDialog
        opened={asking}
        title={t('books.close.sure', { from: open.from, to: through })}
        confirmLabel={t('books.close')}
        busy={close.busy}
        onConfirm={() => void close.submit({ through, note })}
        onClose={() => setAsking(false)}
      >
        <p>{t('books.close.sure.text', { n: countDays({ from: open.from, to: through }) })}</p>
        {fault ? <Banner tone="danger" title={fault} /> : null}
      </ConfirmDialog>
    </Section>
  );
}
