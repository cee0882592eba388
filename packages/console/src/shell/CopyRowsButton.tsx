import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconCopy } from '@tabler/icons-react';
import { t } from './i18n.ts';

/** Copies the chosen rows for a sheet or a chat: one line per row, with tabs between its values. */
export function CopyRowsButton({ rows }: { rows: readonly (readonly string[])[] }) {
  const copy = async () => {
    await navigator.clipboard.writeText(rows.map((row) => row.join('\t')).join('\n'));
    showMessage('success', t('shell.list.copied', { n: rows.length }));
  };
  return (
    <Button small look="outline" icon={IconCopy} onClick={() => void copy()}>
      {t('shell.list.copy')}
    </Button>
  );
}
