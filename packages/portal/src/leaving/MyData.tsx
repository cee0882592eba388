import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { ExportBadge, ExportDownloads } from '@crossdock/web/ExportDownloads.tsx';
import { IconFileExport } from '@tabler/icons-react';
import { useCall, useSubmit } from '../shell/api.ts';
import { EmailNeeded } from '../shell/EmailNeeded.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

type Mine = Output<'getMyExport'>;
type Copy = Mine['list'][number];

/** Exports everything that the shop has about the member. Staff who act as the member cannot request it. */
export function MyData() {
  const query = useCall('getMyExport', {}, { topics: ['exports'] });
  return (
    <Section title={t('leaving.mine')}>
      <Stack gap={16}>
        <p>{t('leaving.mine.text')}</p>
        <Loaded query={query}>
          {({ list: [copy], nextAt }) => (
            <Stack gap={16}>
              {copy === undefined ? null : <CopyState copy={copy} />}
              {copy?.state === 'writing' ? null : <StartButton nextAt={nextAt} />}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}

function StartButton({ nextAt }: Pick<Mine, 'nextAt'>) {
  const formatting = useFormatting();
  const start = useSubmit('startMyExport', {
    refreshes: ['getMyExport'],
    done: t('leaving.mine.started'),
  });
  if (nextAt !== null)
    return <Muted as="p">{t('leaving.next', { at: formatWhen(nextAt, 'full', formatting) })}</Muted>;
  return (
    <>
      <EmailNeeded failure={start.failure} />
      <div>
        <Button look="outline" icon={IconFileExport} busy={start.busy} onClick={() => void start.submit({})}>
          {t('leaving.mine.start')}
        </Button>
      </div>
    </>
  );
}

function CopyState({ copy }: { copy: Copy }) {
  const formatting = useFormatting();
  const end = useSubmit('endMyExport', {
    refreshes: ['getMyExport'],
    done: t('leaving.ended'),
  });
  const isOpen = copy.state === 'writing' || copy.state === 'ready';
  return (
    <Stack gap={8}>
      <Row>
        <ExportBadge state={copy.state} label={t(`leaving.state.${copy.state}`)} />
      </Row>
      {copy.state === 'writing'
        ? t('leaving.progress', { done: copy.filesDone, all: copy.filesInAll, rows: copy.rows })
        : null}
      {copy.state === 'ready' ? (
        <>
          {t('leaving.rows', { files: copy.filesInAll, rows: copy.rows, pictures: copy.pictures })}
          {copy.expiresAt === null ? null : (
            <Muted as="p">{t('leaving.until', { at: formatWhen(copy.expiresAt, 'full', formatting) })}</Muted>
          )}
          <ExportDownloads t={t} call="openMyExport" of={copy} />
        </>
      ) : null}
      {isOpen ? (
        <Row>
          <Button small look="plain" busy={end.busy} onClick={() => void end.submit({ id: copy.id })}>
            {copy.state === 'writing' ? t('leaving.mine.cancel') : t('leaving.remove')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
