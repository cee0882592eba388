import type { Output } from '@crossdock/contract/table.ts';
import { noticePagePath } from '@crossdock/domain/notices/pages.ts';
import { Muted, Photo, Row, Text } from '@crossdock/ui/Layout.tsx';
import { LineList } from '@crossdock/ui/LineList.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { StackLink } from '@crossdock/web/layoutLinks.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage, useSubmit } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';

type Notification = Output<'listNotifications'>['list'][number];

/** The member's notifications, newest first. Showing one marks it as read. */
export function NotificationList() {
  const page = usePage('listNotifications', {}, { topics: ['notices'] });
  useRead(page.rows);
  return (
    <Section>
      <PagedList page={page} empty={<EmptyState picture="done" {...titleAndText('notices.none')} />}>
        {(rows) => (
          <LineList rows={rows} isNew={({ readAt }) => readAt === null}>
            {(row) => <Entry row={row} />}
          </LineList>
        )}
      </PagedList>
    </Section>
  );
}

function Entry({ row }: { row: Notification }) {
  return (
    <NoticeLink row={row}>
      <Row as="span" gap={[4, 8]} wrap align="baseline">
        <strong>{row.title}</strong>
        {row.readAt === null ? (
          <Text pad={[0, 8]} fill="accent" round={999} tone="on-accent" size={12}>
            {t('notices.new')}
          </Text>
        ) : null}
        <Muted push>
          <When iso={row.createdAt} style="short" />
        </Muted>
      </Row>
      <Row as="span" gap={12} align="start">
        {row.thumb ? (
          <Photo rigid square={56} fit="cover" round={8} src={row.thumb} alt="" loading="lazy" />
        ) : null}
        <Text>{row.text}</Text>
      </Row>
    </NoticeLink>
  );
}

/** A link to what the notification is about. */
function NoticeLink({ row, children }: { row: Notification; children: ReactNode }) {
  const [path = '', query] = noticePagePath(row.event, row.subjectId).split('?');
  return (
    <StackLink
      to={path}
      search={Object.fromEntries(new URLSearchParams(query))}
      gap={4}
      minHeight={64}
      pad={[12, 0]}
      tone="text"
      breaks
    >
      {children}
    </StackLink>
  );
}

/** Marks everything that is shown as read. The unread marks stay until the list is loaded again. */
function useRead(rows: readonly Notification[]): void {
  const { submit } = useSubmit('readNotifications', { quiet: true, refreshes: ['countUnread'] });
  const told = useRef('');
  const newest = rows[0];
  const fresh = rows.some((row) => row.readAt === null);
  useEffect(() => {
    if (!newest || !fresh || told.current === newest.id) return;
    told.current = newest.id;
    void submit({ upToId: newest.id });
  }, [newest, fresh, submit]);
}
