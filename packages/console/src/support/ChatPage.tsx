import { talkTabs } from '@crossdock/contract/support/desk.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconMessages } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t, titleAndIntro, titleAndText } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { PagedList } from '../shell/PagedList.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { BeginTalk } from './BeginTalk.tsx';
import { ChatRules } from './ChatRules.tsx';
import classes from './chat.module.css';
import { TalkEntry } from './TalkEntry.tsx';
import { TalkThread } from './TalkThread.tsx';

export const Route = createFileRoute('/_shell/chat/')({
  staticData: {
    title: 'support.desk',
    menu: { group: 'members', icon: IconMessages, can: 'talk.write', key: '.' },
  },
  component: ChatPage,
});

function ChatLinks() {
  return (
    <>
      <LinkButton to="/chat/answers" look="outline" text={t('support.ready')} />
      <LinkButton to="/chat/times" look="outline" text={t('support.times')} />
      <ChatRules />
    </>
  );
}

/** The conversations with customers, and the open one beside the list. */
function ChatPage() {
  const [found, setFilters] = useFilters<{ talk?: string }>();
  const shelves = useListTabs('shelf', talkTabs, 'all', (key) => t(`support.shelf.${key}`));
  const shelf = shelves.chosen;
  const words = useListWords();
  const open = found.talk ? String(found.talk) : null;
  const page = usePage('listTalks', { shelf, words }, { topics: ['talks'] });
  const counts = countsOfTabs(['unassigned', 'mine'], page.query.data?.waiting);
  const show = (talk: string) => setFilters({ talk }, { keepPage: true });
  return (
    <Page
      {...titleAndIntro('support.desk')}
      actions={
        <>
          <BeginTalk />
          <ChatLinks />
        </>
      }
    >
      <div className={classes.desk} data-open={open !== null || undefined}>
        <div className={classes.list}>
          <ListTabs {...shelves} label={t('support.shelf')} countOf={counts} />
          <SearchFilter label={t('support.search')} />
          <PagedList page={page} empty={<EmptyState picture="person" {...titleAndText('support.none')} />}>
            {(rows) => (
              <Grid as="ul" gap={8} aria-label={t('support.desk')}>
                {rows.map((talk) => (
                  <li key={talk.id}>
                    <TalkEntry talk={talk} open={talk.id === open} onOpen={() => show(talk.id)} />
                  </li>
                ))}
              </Grid>
            )}
          </PagedList>
        </div>
        <OpenTalk
          talkId={open}
          quiet={page.query.isError}
          onShow={show}
          onBack={() => setFilters({ talk: undefined }, { keepPage: true })}
        />
      </div>
    </Page>
  );
}

interface OpenProps {
  readonly talkId: string | null;
  /**
   * True if the list of conversations already shows an error. This side then stays empty while no conversation is
   * chosen.
   */
  readonly quiet: boolean;
  readonly onShow: (talkId: string) => void;
  readonly onBack: () => void;
}

function OpenTalk({ talkId, quiet, onShow, onBack }: OpenProps) {
  // If a guest logs in and the conversation becomes a member's, it gets another id. The React key stays the same, so
  // that the text being typed is not lost.
  const [moved, setMoved] = useState<{ readonly from: string; readonly to: string }>();
  if (talkId === null)
    return (
      <div className={classes.thread}>
        {quiet ? null : <EmptyState picture="person" {...titleAndText('support.choose')} />}
      </div>
    );
  const key = moved?.to === talkId ? moved.from : talkId;
  return (
    <div className={classes.thread}>
      <TalkThread
        key={key}
        talkId={talkId}
        onMoved={(to) => {
          setMoved({ from: key, to });
          onShow(to);
        }}
        onBack={onBack}
      />
    </div>
  );
}
