import type { Announcement } from '@crossdock/contract/announcements/calls.ts';
import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { StackLink } from '@crossdock/web/layoutLinks.tsx';
import { t } from '../shell/i18n.ts';

/** One announcement in a list: its type, its first words, and whether it was read. */
export function AnnouncementEntry({ row }: { row: Announcement }) {
  return (
    <StackLink to="/answer" search={{ id: row.id }} gap={4} minHeight={64} pad={[12, 0]} tone="text" breaks>
      <Row as="span" gap={[4, 8]} wrap align="baseline">
        <Text strong>{row.title}</Text>
        {row.read === false ? (
          <Text pad={[0, 8]} fill="accent" round={999} tone="on-accent" size={12}>
            {t('announcements.unread')}
          </Text>
        ) : null}
        {row.pinned ? (
          <Text pad={[0, 8]} fill="soft" round={999} tone="on-soft" size={12}>
            {t('announcements.pinned')}
          </Text>
        ) : null}
        {row.top ? (
          <Text pad={[0, 8]} fill="soft" round={999} tone="on-soft" size={12}>
            {t('announcements.mustRead')}
          </Text>
        ) : null}
      </Row>
      <Muted clamp={2}>{row.excerpt}</Muted>
      <Muted>
        <InlineFacts>
          {t(`announcements.type.${row.type}`)}
          <When iso={row.publishedAt} style="short" />
        </InlineFacts>
      </Muted>
    </StackLink>
  );
}
