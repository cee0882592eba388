import type { Output } from '@crossdock/contract/table.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { Link } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { linkClass } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { LevelsForm } from './LevelsForm.tsx';

type Level = Output<'listLevels'>['list'][number];

/** The names and thresholds of member levels; the owner can edit them, others only see them. */
export function LevelsPage() {
  const query = useCall('listLevels', {}, { topics: ['members'] });
  const mayWrite = useStaff().may('shop.write');
  return (
    <Page title={t('members.levels')} intro={t('members.levels.intro')}>
      <Loaded query={query} skeleton={<SkeletonRows label={t('shell.loading')} rows={3} heightPx={80} />}>
        {({ list }) => (mayWrite ? <LevelsForm key={keyOf(list)} levels={list} /> : <Levels list={list} />)}
      </Loaded>
    </Page>
  );
}

/** Recreates the form if others changed a level, but not if only the number of members changed. */
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
    { key: 'level', title: t('members.levels.order'), tight: true, cell: ({ level }) => level },
    { key: 'name', title: t('members.levels.name'), cell: (row) => row[currentLanguage()] },
    {
      key: 'from',
      title: t('members.level.from'),
      align: 'end',
      cell: ({ level, fromPaidMinor }) =>
        fromPaidMinor === null ? (
          t(level === 1 ? 'members.levels.start' : 'members.levels.given')
        ) : (
          <Money minor={fromPaidMinor} />
        ),
    },
    {
      key: 'members',
      title: t('members.levels.members'),
      align: 'end',
      cell: ({ level, members }) => (
        <Link to="/members" search={{ level: String(level) }} className={linkClass}>
          <Count n={members} />
        </Link>
      ),
    },
  ];
}
