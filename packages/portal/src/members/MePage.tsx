import type { Output } from '@crossdock/contract/table.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import {
  type Icon,
  IconBell,
  IconChevronRight,
  IconHeadset,
  IconId,
  IconLayoutGrid,
  IconLogout,
  IconMapPin,
  IconUserShield,
  IconWallet,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { LeaveButton } from '../shell/LeaveButton.tsx';
import { loadedTexts } from '../shell/lists.ts';
import { NavGroups } from '../shell/NavGroups.tsx';
import classes from './Me.module.css';
import { MemberNumbers } from './MemberNumbers.tsx';

const rows = [
  { to: '/member', text: 'members.me.account', icon: IconUserShield },
  { to: '/address', text: 'shell.route.address', icon: IconMapPin },
  { to: '/declarer', text: 'shell.route.declarer', icon: IconId },
  { to: '/recharge', text: 'shell.route.recharge', icon: IconWallet },
  { to: '/answer', text: 'shell.route.answer', icon: IconBell },
  { to: '/support', text: 'shell.route.support', icon: IconHeadset },
] as const satisfies readonly { to: string; text: TextKey; icon: Icon }[];

/** Who I am and what I have, then the six places that are asked for most; `?all=1` has every other. */
export function MePage() {
  const [{ all }] = useFilters<{ all?: string }>();
  return all === undefined ? <Me /> : <AllPlaces />;
}

function Me() {
  const query = useCall('getMemberInfo', {}, { topics: ['members', 'wallet', 'points'] });
  return (
    <Page title={t('shell.route.me')}>
      <Loaded
        query={query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows label={t('shell.loading')} rows={1} heightPx={172} />}
      >
        {(member) => (
          <Section>
            <Who member={member} />
            <MemberNumbers member={member} />
          </Section>
        )}
      </Loaded>
      <ul className={classes.rows}>
        {rows.map(({ to, text, icon }) => (
          <li key={to}>
            <Link to={to} search={{}} className={classes.row}>
              <Row icon={icon}>{t(text)}</Row>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/me" search={{ all: '1' }} className={classes.row}>
            <Row icon={IconLayoutGrid}>{t('shell.nav.more')}</Row>
          </Link>
        </li>
      </ul>
      <LeaveButton
        button={(ask) => (
          <button type="button" className={classes.leave} onClick={ask}>
            <IconLogout size={20} stroke={1.8} aria-hidden /> {t('shell.exit.confirm')}
          </button>
        )}
      />
    </Page>
  );
}

function Who({ member }: { member: Output<'getMemberInfo'> }) {
  const name = member.nickname || member.name;
  return (
    <Link to="/member" search={{}} className={classes.who}>
      {member.icorul ? (
        <img className={classes.picture} src={member.icorul} alt="" width={56} height={56} />
      ) : (
        <span className={classes.picture} aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <span className={classes.names}>
        <strong className={classes.name}>{name}</strong>
        <span className={classes.muted}>{member.levelName ?? t('members.level', { n: member.level })}</span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}

function Row({ icon: Picture, children }: { icon: Icon; children: ReactNode }) {
  return (
    <>
      <Picture size={22} stroke={1.8} aria-hidden />
      <span className={classes.word}>{children}</span>
      <IconChevronRight size={18} aria-hidden />
    </>
  );
}

function AllPlaces() {
  return (
    <Page
      title={t('shell.nav.more')}
      back={
        <Link to="/me" search={{}}>
          {t('shell.route.me')}
        </Link>
      }
    >
      <Section>
        <NavGroups />
      </Section>
    </Page>
  );
}
