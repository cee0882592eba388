import { talkShelves } from '@crossdock/contract/support/desk.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { ChatRules } from './ChatRules.tsx';
import classes from './chat.module.css';
import { TalkEntry } from './TalkEntry.tsx';
import { TalkThread } from './TalkThread.tsx';

function ChatLinks() {
  return (
    <>
      <Link to="/chat/answers" className={buttonClass({ look: 'outline' })}>
        {t('support.ready')}
      </Link>
      <Link to="/chat/times" className={buttonClass({ look: 'outline' })}>
        {t('support.times')}
      </Link>
      <ChatRules />
    </>
  );
}

/** Talks with customers, and the one that is open beside them. */
export function ChatPage() {
  const [found, setFilters] = useFilters<{ shelf?: string; words?: string; talk?: string }>();
  const shelf = talkShelves.find((one) => one === found.shelf) ?? 'all';
  const words = found.words ? String(found.words) : undefined;
  const open = found.talk ? String(found.talk) : null;
  const page = usePage('listTalks', { shelf, words }, { topics: ['talks'] });
  const waiting: Partial<Record<string, number>> = page.query.data?.waiting ?? {};
  const show = (talk: string) => setFilters({ talk }, { keepPage: true });
  // Under its old key, it keeps what is being typed.
  const [moved, setMoved] = useState<{ readonly from: string; readonly to: string }>();
  return (
    <Page title={t('support.desk')} intro={t('support.desk.intro')} actions={<ChatLinks />}>
      <div className={classes.desk} data-open={open !== null || undefined}>
        <div className={classes.list}>
          <FilterTabs
            label={t('support.shelf')}
            tabs={talkShelves.map((key) => ({
              key,
              label: t(`support.shelf.${key}`),
              count: waiting[key] || undefined,
            }))}
            chosen={shelf}
            onChoose={(next) => setFilters({ shelf: next === 'all' ? undefined : next })}
          />
          <SearchField
            label={t('support.search')}
            clearLabel={t('shell.search.clear')}
            value={words ?? ''}
            onSearch={(next) => setFilters({ words: next })}
          />
          <PagedList
            page={page}
            empty={<EmptyState picture="person" title={t('support.none')} text={t('support.none.text')} />}
          >
            {(rows) => (
              <ul className={classes.entries} aria-label={t('support.desk')}>
                {rows.map((talk) => (
                  <li key={talk.id}>
                    <TalkEntry talk={talk} open={talk.id === open} onOpen={() => show(talk.id)} />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </div>
        <div className={classes.thread}>
          {open === null ? (
            page.query.isError ? null : (
              <EmptyState picture="person" title={t('support.choose')} text={t('support.choose.text')} />
            )
          ) : (
            <TalkThread
              key={moved?.to === open ? moved.from : open}
              talkId={open}
              onMoved={(to) => {
                setMoved({ from: moved?.to === open ? moved.from : open, to });
                show(to);
              }}
              onBack={() => setFilters({ talk: undefined }, { keepPage: true })}
            />
          )}
        </div>
      </div>
    </Page>
  );
}
