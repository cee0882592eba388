import { Button } from '@crossdock/ui/Button.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { Dots } from '@crossdock/ui/Dots.tsx';
import { formatSize, formatWeight } from '@crossdock/ui/format.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { type Formatting, useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconCircleOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFilters, usePage, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import classes from './Addresses.module.css';
import { PickupPointDialog } from './PickupPointDialog.tsx';
import type { Point } from './point.ts';

/** Counters, lockers and partner stores where members collect. */
export function PickupPointsPage() {
  const mayWrite = useStaff().may('warehouse.write');
  const [{ words = '' }, setFilters] = useFilters<{ words?: string }>();
  const page = usePage('listAllPickupPoints', { words: String(words) }, { topics: ['pickupPoints'] });
  const [editing, setEditing] = useState<Point | 'new' | null>(null);
  const [closing, setClosing] = useState<Point | null>(null);
  const setActive = useSubmit('setPickupPointActive', {
    refreshes: ['listAllPickupPoints'],
    onDone: () => setClosing(null),
  });
  const toggle = (point: Point) =>
    point.active ? setClosing(point) : void setActive.submit({ id: point.id, active: true });
  const add = mayWrite ? (
    <Button icon={IconPlus} onClick={() => setEditing('new')}>
      {t('addresses.point.add')}
    </Button>
  ) : null;
  const formatting = useFormatting();
  return (
    <Page title={t('addresses.points')} actions={add}>
      <SearchField
        label={t('addresses.point.search')}
        clearLabel={t('shell.search.clear')}
        value={String(words)}
        onSearch={(next) => setFilters({ words: next })}
      />
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <EmptyState
              picture="addresses"
              title={t('addresses.point.none')}
              text={t('addresses.point.none.text')}
              action={add}
            />
          ) : (
            <ResponsiveTable
              label={t('addresses.points')}
              rows={page.rows}
              rowKey={(row) => row.id}
              columns={columns(mayWrite, formatting, setEditing, toggle)}
              stale={page.query.isPlaceholderData}
            />
          )
        }
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
      {editing ? (
        <PickupPointDialog point={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      <ConfirmDialog
        danger
        opened={closing !== null}
        title={t('addresses.point.close.title', { name: closing?.name ?? '' })}
        confirmLabel={t('addresses.point.close')}
        cancelLabel={t('shell.cancel')}
        busy={setActive.busy}
        onConfirm={() => closing && void setActive.submit({ id: closing.id, active: false })}
        onClose={() => setClosing(null)}
      >
        <p>{t('addresses.point.close.text')}</p>
      </ConfirmDialog>
    </Page>
  );
}

function columns(
  mayWrite: boolean,
  formatting: Formatting,
  onEdit: (point: Point) => void,
  onToggle: (point: Point) => void,
) {
  const all: Column<Point>[] = [
    { key: 'code', title: t('addresses.point.code'), tight: true, cell: (row) => <Code>{row.code}</Code> },
    {
      key: 'name',
      title: t('addresses.point.name'),
      cell: (row) => (
        <>
          {row.name}
          <br />
          <span className={classes.muted}>{t(`addresses.point.kind.${row.kind}`)}</span>
        </>
      ),
    },
    {
      key: 'place',
      title: t('addresses.where'),
      cell: (row) =>
        [row.country, row.zip, row.province, row.city, row.area, row.address].filter(Boolean).join(' '),
    },
    {
      key: 'hours',
      title: t('addresses.point.hours'),
      cell: (row) => (row.hours ? <span className={classes.hours}>{row.hours}</span> : '–'),
    },
    {
      key: 'limits',
      title: t('addresses.point.limits'),
      cell: (row) => {
        const limits = limitsOf(row, formatting);
        return limits.length === 0 ? '–' : <Dots>{limits}</Dots>;
      },
    },
    {
      key: 'state',
      title: t('addresses.point.state'),
      corner: true,
      tight: true,
      cell: (row) => (
        <StatusBadge
          tone={row.active ? 'success' : 'neutral'}
          icon={row.active ? IconCircleCheck : IconCircleOff}
          label={t(row.active ? 'addresses.point.open' : 'addresses.point.closed')}
        />
      ),
    },
  ];
  if (!mayWrite) return all;
  const act: Column<Point> = {
    key: 'act',
    title: '',
    tight: true,
    cell: (row) => (
      <span className={classes.row}>
        <Button small look="plain" icon={IconPencil} onClick={() => onEdit(row)}>
          {t('shell.edit')}
        </Button>
        <Button small look="plain" onClick={() => onToggle(row)}>
          {t(row.active ? 'addresses.point.close' : 'addresses.point.reopen')}
        </Button>
      </span>
    ),
  };
  return [...all, act];
}

function limitsOf(point: Point, formatting: Formatting): string[] {
  return [
    point.maxSideMm ? `≤ ${formatSize([point.maxSideMm], formatting)}` : null,
    point.maxSideSumMm ? `Σ ≤ ${formatSize([point.maxSideSumMm], formatting)}` : null,
    point.maxPieceG ? `≤ ${formatWeight(point.maxPieceG, formatting)}` : null,
  ].filter((limit) => limit !== null);
}
