import type { Output } from '@crossdock/contract/table.ts';
import { Box, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Thumb } from '@crossdock/ui/Thumb.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import {
  type Icon,
  IconBell,
  IconChevronRight,
  IconHeadset,
  IconLogout,
  IconMapPin,
  IconShare,
  IconSpeakerphone,
  IconTicket,
  IconUserShield,
  IconWallet,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { createFileRoute } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { LogoutButton } from '../shell/LogoutButton.tsx';
import { shopEntries } from '../shell/nav.ts';
import { visibleEntries } from '../shell/offers.ts';
import { LazyEmailProblemBanner } from './LazyEmailProblemBanner.tsx';
import { MemberBalances } from './MemberBalances.tsx';

export const Route = createFileRoute('/_shell/me')({
  staticData: { title: 'shell.route.me', action: 'member' },
  component: MePage,
});

interface Entry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly search?: Readonly<Record<string, string>>;
  readonly text: TextKey;
  readonly icon: Icon;
  readonly unread?: 'notices' | 'announcements';
}

/** The eight entries of this page; each opens a page with its own tabs. */
const rows: readonly Entry[] = [
  { to: '/record', text: 'shell.group.wallet', icon: IconWallet },
  { to: '/coupon', text: 'shell.group.rewards', icon: IconTicket },
  { to: '/address', text: 'shell.group.receiving', icon: IconMapPin },
  { to: '/profit', text: 'shell.group.promotion', icon: IconShare },
  {
    to: '/answer',
    search: { view: 'mine' },
    text: 'shell.nav.notices',
    icon: IconBell,
    unread: 'notices',
  },
  { to: '/answer', text: 'shell.route.answer', icon: IconSpeakerphone, unread: 'announcements' },
  { to: '/member', text: 'members.me.account', icon: IconUserShield },
  { to: '/support', text: 'members.me.help', icon: IconHeadset },
];

/** Shows the member with their balances, the entries of `rows`, and after them the shop's offers besides shipping. */
function MePage() {
  const query = useCall('getMemberInfo', {}, { topics: ['members', 'wallet', 'points'] });
  const unread = {
    notices: useCall('countUnread', {}, { topics: ['notices'] }).data?.unread,
    announcements: useCall('countAnnouncements', {}, { topics: ['announcements'] }).data?.unread,
  };
  const more = visibleEntries(shopEntries, query.data).filter(({ to }) => to !== '/vipOrderFile');
  return (
    <Page
      title={t('shell.route.me')}
      aside={
        <>
          {more.length > 0 ? (
            <Section title={t('shell.group.shop')} plain>
              <Rows rows={more} unread={{}} />
            </Section>
          ) : null}
          <LogoutButton
            button={(ask) => (
              <Row
                as="button"
                type="button"
                gap={8}
                align="center"
                self="center"
                minHeight={44}
                pad={[0, 20]}
                tone="muted"
                onClick={ask}
              >
                <IconLogout size={20} stroke={1.8} aria-hidden /> {t('shell.exit.confirm')}
              </Row>
            )}
          />
        </>
      }
      asideLast
    >
      <LazyEmailProblemBanner />
      <Loaded query={query} skeleton={{ rows: 1, heightPx: 172 }}>
        {(member) => (
          <Section>
            <Who member={member} />
            <MemberBalances member={member} />
          </Section>
        )}
      </Loaded>
      <Rows rows={rows} unread={unread} />
    </Page>
  );
}

function Who({ member }: { member: Output<'getMemberInfo'> }) {
  const name = member.nickname || member.name;
  return (
    <RowLink to="/member" search={{}} gap={16} align="center" minHeight={56} below={16} tone="text">
      <Thumb src={member.icorul} wide={56} round="circle" size={22}>
        {[...name][0]}
      </Thumb>
      <Grid as="span" grow minWidth={0}>
        <Text as="strong" size={18}>
          {name}
        </Text>
        <Muted>{member.levelName ?? t('members.level', { n: member.level })}</Muted>
      </Grid>
      <IconChevronRight size={20} color="var(--muted)" aria-hidden />
    </RowLink>
  );
}

interface RowsProps {
  readonly rows: readonly Entry[];
  readonly unread: Readonly<Partial<Record<'notices' | 'announcements', number | undefined>>>;
}

function Rows({ rows, unread }: RowsProps) {
  return (
    <Box as="ul" overflow="hidden" fill="surface" edge round="card">
      {rows.map(({ to, search, text, icon: Picture, unread: counted }) => {
        const count = counted && unread[counted];
        return (
          <Box as="li" lineBetween key={text}>
            <RowLink
              to={to}
              search={search ?? {}}
              hovers
              gap={14}
              align="center"
              full
              minHeight={54}
              pad={[8, 16]}
              tone="text"
            >
              <Picture size={22} stroke={1.8} color="var(--link)" aria-hidden />
              <Text grow minWidth={0}>
                {t(text)}
              </Text>
              {count ? (
                <Text
                  minWidth={20}
                  pad={[0, 6]}
                  round={10}
                  fill="soft"
                  tone="on-soft"
                  size={12}
                  strong
                  lineHeight={1.667}
                  textAlign="center"
                >
                  {count}
                </Text>
              ) : null}
              <IconChevronRight size={18} color="var(--muted)" aria-hidden />
            </RowLink>
          </Box>
        );
      })}
    </Box>
  );
}
