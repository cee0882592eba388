import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Stack } from '@crossdock/ui/Layout.tsx';
import { createStatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { IconCircleCheck, IconCircleOff, IconClock, IconDownload } from '@tabler/icons-react';

/** The state of an export. */
export const ExportBadge = createStatusBadge<'writing' | 'ready' | 'cancelled' | 'ended'>({
  writing: ['info', IconClock],
  ready: ['success', IconCircleCheck],
  cancelled: ['neutral', IconCircleOff],
  ended: ['neutral', IconCircleOff],
});

interface ExportDownloadsProps {
  readonly downloads: readonly { readonly number: number; readonly bytes: number }[];
  readonly busy: boolean;
  /** The label of one download: number 0 contains the tables, the others pictures and documents. */
  readonly label: (number: number, size: string) => string;
  readonly onOpen: (number: number) => void;
}

const megabyte = 1_000_000;

/** A button for each zip file of an export. */
export function ExportDownloads({ downloads, busy, label, onOpen }: ExportDownloadsProps) {
  return (
    <Stack gap={8}>
      {downloads.map(({ number, bytes }) => (
        <Row key={number}>
          <Button small look="outline" icon={IconDownload} disabled={busy} onClick={() => onOpen(number)}>
            {label(number, `${Math.max(1, Math.round(bytes / megabyte))} MB`)}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
