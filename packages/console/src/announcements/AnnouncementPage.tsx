import type { EditedAnnouncement } from '@crossdock/contract/announcements/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { EntryActions } from '@crossdock/ui/Entry.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ContentEditor } from '../shell/ContentEditor.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useUnsavedGuard } from '../shell/unsaved.ts';
import { AnnouncementBadge } from './AnnouncementBadge.tsx';
import { AnnouncementOptions } from './AnnouncementOptions.tsx';
import { AnnouncementReaders } from './AnnouncementReaders.tsx';
import { AnnouncementStateButtons } from './AnnouncementStateButtons.tsx';
import { emptyAnnouncement, toAnnouncementDraft, toAnnouncementInput, typedInstant } from './draft.ts';

export const Route = createFileRoute('/_shell/announcements/$id')({
  staticData: { title: 'announcements.title' },
  component: AnnouncementPage,
});

interface Offered {
  readonly levels: Output<'listLevels'>['list'];
  readonly channels: Output<'listChannels'>;
}

/** Edits one announcement or a new one, with preview and publication, and shows who has read it. */
function AnnouncementPage() {
  const { id } = Route.useParams();
  const isNew = id === 'new';
  const edited = useCall('getEditedAnnouncement', { id }, { enabled: !isNew, unkept: true });
  const offered = combineQueries(useCall('listLevels', {}), useCall('listChannels', {}));
  const skeleton = { rows: 3, heightPx: 140 };
  return (
    <Page
      title={t(isNew ? 'announcements.new' : 'announcements.edit')}
      width="full"
      back={<Link to="/announcements">{t('announcements.back')}</Link>}
    >
      <Loaded query={offered} skeleton={skeleton}>
        {([{ list: levels }, channels]) =>
          isNew ? (
            <Editor key="new" before={null} levels={levels} channels={channels} />
          ) : (
            <Loaded query={edited} skeleton={skeleton}>
              {(before) => <Editor key={before.id} before={before} levels={levels} channels={channels} />}
            </Loaded>
          )
        }
      </Loaded>
    </Page>
  );
}

function useEditing(before: EditedAnnouncement | null) {
  const { timeZone } = useFormatting();
  const navigate = useNavigate();
  const [one, setOne] = useState(before);
  const [draft, setDraft] = useState(() =>
    before ? toAnnouncementDraft(before, timeZone) : emptyAnnouncement,
  );
  const markSaved = useUnsavedGuard(draft);
  const settings = { quiet: true, refreshes: ['listAnnouncementDesk'] as const };
  const save = useSubmit('saveAnnouncement', { ...settings, refreshes: [...settings.refreshes] });
  const release = useSubmit('releaseAnnouncement', { ...settings, refreshes: [...settings.refreshes] });
  const keep = async (thenRelease: boolean) => {
    const saved = await save.submit(toAnnouncementInput(draft, timeZone, one));
    if (!saved.ok) return;
    markSaved();
    setOne(saved.data);
    const { id, version } = saved.data;
    if (thenRelease) {
      const released = await release.submit({
        id,
        version,
        publishAt: typedInstant(draft.publishClock, timeZone),
      });
      if (released.ok) {
        setOne(released.data);
        showMessage(
          'success',
          t(released.data.state === 'planned' ? 'announcements.planned' : 'announcements.released'),
        );
      }
    } else showMessage('success', t('announcements.saved'));
    if (one === null)
      await navigate({ to: '/announcements/$id', params: { id }, replace: true, ignoreBlocker: true });
  };
  const failure = save.failure ?? release.failure;
  return { one, setOne, draft, setDraft, keep, failure, busy: save.busy || release.busy };
}

function Editor({ before, ...offered }: Offered & { before: EditedAnnouncement | null }) {
  const { one, setOne, draft, setDraft, keep, failure, busy } = useEditing(before);
  const state = one?.state ?? 'draft';
  const isOut = state === 'live';
  const errorOf = (field: string) => failure?.fields[field]?.message;
  return (
    <>
      <Section>
        <ContentEditor
          texts={draft.texts}
          onChange={(texts) => setDraft((now) => ({ ...now, texts }))}
          errorOf={errorOf}
        >
          <AnnouncementOptions
            draft={draft}
            change={(part) => setDraft((now) => ({ ...now, ...part }))}
            errorOf={errorOf}
            isOut={isOut}
            {...offered}
          />
          {failure ? <Banner tone="danger" title={failure.message} /> : null}
          {one ? (
            <EntryActions>
              <AnnouncementStateButtons one={one} onMoved={setOne} />
            </EntryActions>
          ) : null}
        </ContentEditor>
      </Section>
      <StickyAction summary={<AnnouncementBadge state={state} />}>
        <Button look={isOut ? 'primary' : 'outline'} busy={busy} onClick={() => void keep(false)}>
          {t(state === 'draft' ? 'announcements.save' : 'announcements.saveLive')}
        </Button>
        {isOut ? null : (
          <Button busy={busy} onClick={() => void keep(true)}>
            {t(draft.publishClock === '' ? 'announcements.release' : 'announcements.plan')}
          </Button>
        )}
      </StickyAction>
      {one && state !== 'draft' ? <AnnouncementReaders id={one.id} /> : null}
    </>
  );
}
