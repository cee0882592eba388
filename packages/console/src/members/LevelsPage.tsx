import type { Output } from '@crossdock/contract/table.ts';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { IconStairsUp } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t, titleAndIntro } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { linkClass } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { LevelsForm } from './LevelsForm.tsx';

export const Route = createFileRoute('/_shell/levels')({
  staticData: {
    title: 'shell.nav.levels',
    menu: { group: 'members', icon: IconStairsUp, can: 'member.read', key: 'y' },
  },
  component: LevelsPage,
});

type Level = Output<'listLevels'>['list'][number];

/** The names and thresholds of member levels; the owner can edit them, others only see them. */
function LevelsPage() {
  const query = useCall('listLevels', {}, { topics: ['members'] });
  const mayWrite = useStaff().may('shop.write');
  return (
    <Page {...titleAndIntro('members.levels')}>
      <Loaded query={query} skeleton={{ rows: 3, heightPx: 80 }}>
        {({ list }) => (mayWrite ? <LevelsForm key={keyOf(list)} levels={list} /> : <Levels list={list} />)}
      </Loaded>
    </Page>
  );
}

/**
 * The React key of the form. If somebody else changes a level, the form starts again; a changed number of members
 * does not restart it.
 */
function keyOf(list: readonly Level[]): string {
  return JSON.stringify(list.map(({ members: _counted, ...level }) => level));
}

function Levels({ list }: { list: readonly Level[] }) {
  if (list.length === 0)
    return <EmptyState picture="search" title={t('members.levels.none')} text={t('members.levels.ask')} />;
  return (
    <ResponsiveTable
      label={t('members.levels')}
      rows={list}
      rowKey={({ level }) => String(level)}
      columns={columns()}
    />
  );
}

function columns(): Column<Level>[] {
  return [
    tightColumn('level', t('members.levels.order'), ({ level }) => level),
    column('name', t('members.levels.name'), (row) => row[currentLanguage()]),
    figureColumn('from', t('members.level.from'), ({ level, fromPaidMinor }) =>
      fromPaidMinor === null ? (
        t(level === 1 ? 'members.levels.start' : 'members.levels.given')
      ) : (
        <Money minor={fromPaidMinor} />
      ),
    ),
    figureColumn('members', t('members.levels.members'), ({ level, members }) => (
      <Link to="/members" search={{ level: String(level) }} className={linkClass}>
        <Count n={members} />
      </Link>
    )),
  ];
}
