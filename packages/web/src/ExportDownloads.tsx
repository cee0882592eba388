import type { words } from '@crossdock/contract/leaving/words.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Stack } from '@crossdock/ui/Layout.tsx';
import { createStatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import type { TextValues } from '@crossdock/ui/texts.ts';
import { IconCircleCheck, IconCircleOff, IconClock, IconDownload } from '@tabler/icons-react';
import { useSubmit } from './submit.ts';

/** The state of an export. */
export const ExportBadge = createStatusBadge<'writing' | 'ready' | 'cancelled' | 'ended'>({
  writing: ['info', IconClock],
  ready: ['success', IconCircleCheck],
  cancelled: ['neutral', IconCircleOff],
  ended: ['neutral', IconCircleOff],
});

interface ExportDownloadsProps {
  readonly t: (key: keyof typeof words, values?: TextValues) => string;
  /** The call that returns the URL of a file of the export. */
  readonly call: 'openMyExport' | 'openShopExport';
  readonly of: {
    readonly id: string;
    readonly downloads: readonly { readonly number: number; readonly bytes: number }[];
  };
}

const megabyte = 1_000_000;

/** A button for each zip file of an export: number 0 contains the tables, the others pictures and documents. */
export function ExportDownloads({ t, call, of: { id, downloads } }: ExportDownloadsProps) {
  // The URL is a download, so the browser stays on this page.
  const open = useSubmit(call, { onDone: ({ url }) => window.location.assign(url) });
  const label = (number: number, bytes: number) =>
    number === 0
      ? t('leaving.download.tables')
      : t('leaving.download.pictures', { number, size: `${Math.max(1, Math.round(bytes / megabyte))} MB` });
  return (
    <Stack gap={8}>
      {downloads.map(({ number, bytes }) => (
        <Row key={number}>
          <Button
            small
            look="outline"
            icon={IconDownload}
            disabled={open.busy}
            onClick={() => void open.submit({ id, number })}
          >
            {label(number, bytes)}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
