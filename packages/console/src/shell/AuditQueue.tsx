import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import type { AuditState } from '@crossdock/domain/payments/states.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Bar, Grid, Split } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconArrowLeft, IconArrowRight, IconUsers } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { AuditOutcome, UndoDecision } from './AuditOutcome.tsx';
import classes from './AuditQueue.module.css';
import type { ConsolePage } from './api.ts';
import { AuditQueueContext } from './auditQueueContext.ts';
import { emptyListTexts } from './emptyListTexts.ts';
import { FilterBar } from './FilterBar.tsx';
import { t } from './i18n.ts';
import { ListTools } from './ListTools.tsx';
import { Loaded } from './Loaded.tsx';
import type { ListFilter } from './listFilters.ts';
import { pagerTexts } from './lists.ts';
import { ClosablePanel, columnsBesidePanel, ListWithPanel } from './RowPanel.tsx';
import { RowPreview } from './RowPreview.tsx';
import { useOpenedRow } from './useOpenedRow.ts';
import { useIsWide } from './useWidth.ts';

interface AuditRow {
  readonly id: string;
  /** The person who has approved it, if a second one must confirm. */
  readonly secondAwaited?: object | null;
}

/** The props of a queue's decision: the row, and how to move to another one. */
export interface RowDecisionProps<Row> {
  readonly row: Row;
  readonly onMove: (by: number) => void;
}

/** The parts of an audit queue that differ between queues. */
export interface AuditQueueParts<Row> {
  /** The evidence, as large as the screen allows: a voucher, a photo or an address. */
  readonly evidence: (row: Row) => ReactNode;
  /** The member's claim, and the shop's own facts about it. */
  readonly claim: (row: Row) => ReactNode;
  /** An `AuditDecision` for this row. */
  readonly decision: (row: Row, move: (by: number) => void) => ReactNode;
  /** The columns of the list of decided rows. */
  readonly columns: readonly Column<Row>[];
}

export interface AuditQueueProps<Row extends AuditRow> extends AuditQueueParts<Row> {
  readonly title: string;
  readonly intro: string;
  readonly states: readonly AuditState[];
  readonly state: AuditState;
  readonly onState: (state: AuditState) => void;
  /** The name of the state `withdrawn` on this page. Set if somebody other than the member withdraws these requests. */
  readonly withdrawnLabel?: string;
  readonly page: ConsolePage<Row>;
  /** The name by which the server knows the queue and the kind of its items. */
  readonly queue: AuditQueueName;
  /** Distinguishes rows that may be submitted again under the same id. */
  readonly rowKey?: (row: Row) => string;
  readonly waitingSince: (row: Row) => string;
  /** The evidence only adds to the claim, so the claim comes first on a narrow screen. */
  readonly claimFirst?: boolean;
  /** Filters of the queue, besides the days. */
  readonly filters?: readonly ListFilter[];
  readonly search?: { readonly label: string; readonly words: string } | undefined;
  readonly picture?: ComponentProps<typeof EmptyState>['picture'];
  readonly children?: ReactNode;
}

/**
 * An audit queue: pending rows one by one, the longest waiting first, with the evidence beside the claim;
 * decided rows as a list.
 */
export function AuditQueue<Row extends AuditRow>(props: AuditQueueProps<Row>) {
  const { page, state, search } = props;
  return (
    <Page title={props.title} intro={props.intro}>
      <States {...props} />
      <FilterBar
        {...(search ? { search } : {})}
        filters={[...(props.filters ?? []), { kind: 'days', label: t('shell.audit.submitted') }]}
      >
        <ListTools list={props.queue} page={page} />
      </FilterBar>
      {props.children}
      <Loaded query={page.query} skeleton={{ rows: 1, heightPx: 480 }}>
        {() => <Rows {...props} />}
      </Loaded>
      {page.total > (state === 'pending' ? page.pageSize : 0) ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

const idOf = ({ id }: AuditRow) => id;

function States<Row extends AuditRow>({
  states,
  state,
  page,
  onState,
  withdrawnLabel,
}: AuditQueueProps<Row>) {
  const knownTotal = page.query.data === undefined ? undefined : page.total;
  return (
    <FilterTabs
      label={t('shell.audit.state')}
      chosen={state}
      onChoose={onState}
      tabs={states.map((one) => ({
        key: one,
        label: (one === 'withdrawn' ? withdrawnLabel : undefined) ?? t(`shell.audit.state.${one}`),
      }))}
      countOf={(one) => (one === state ? knownTotal : null)}
    />
  );
}

function Rows<Row extends AuditRow>(props: AuditQueueProps<Row>) {
  const { page, state } = props;
  const { rows } = page;
  if (state !== 'pending') return rows.length === 0 ? <Nothing {...props} /> : <Decided {...props} />;
  // While new rows load, the old ones cannot be decided by mistake.
  if (page.query.isPlaceholderData)
    return <SkeletonRows rows={1} heightPx={480} label={t('shell.loading')} />;
  return <Pending key={JSON.stringify([page.pageIndex, page.pageSize, page.asked.input])} {...props} />;
}

/** The decided rows, and the member's claim for the selected one. */
function Decided<Row extends AuditRow>(props: AuditQueueProps<Row>) {
  const { page, rowKey = idOf, columns, claim } = props;
  const isWide = useIsWide();
  const opened = useOpenedRow(page.rows, rowKey, true);
  const seen = opened.row;
  return (
    <ListWithPanel
      panel={
        seen === undefined ? null : (
          <ClosablePanel onClose={() => opened.look(undefined)}>
            <RowPreview title={columns[0]?.cell(seen)}>{claim(seen)}</RowPreview>
          </ClosablePanel>
        )
      }
    >
      <ResponsiveTable
        label={props.title}
        rows={page.rows}
        rowKey={rowKey}
        columns={isWide && seen !== undefined ? columnsBesidePanel(columns) : columns}
        selected={opened.isSelected}
        {...(isWide ? { onOpen: opened.look } : {})}
        stale={page.query.isPlaceholderData}
      />
    </ListWithPanel>
  );
}

interface Pinned<Row> {
  readonly row: Row;
  /** The row's position in the list. */
  readonly at: number;
}

/** Shows one open row at a time. The row that the clerk reads stays, even if somebody else decides it meanwhile. */
function Pending<Row extends AuditRow>(props: AuditQueueProps<Row>) {
  const { page, rowKey = idOf, queue } = props;
  const { rows } = page;
  const [pinned, setPinned] = useState<Pinned<Row> | null>(null);
  const [decided, setDecided] = useState<string | null>(null);
  const at = (place: number): Pinned<Row> | null => {
    const found = Math.max(0, Math.min(place, rows.length - 1));
    const row = rows[found];
    return row === undefined ? null : { row, at: found };
  };
  const pin = pinned ?? at(0);
  if (pinned === null && pin !== null) setPinned(pin);
  const undo = <UndoDecision queue={queue} id={decided} onEnd={() => setDecided(null)} />;
  if (pin === null)
    return (
      <>
        {undo}
        <Nothing {...props} />
      </>
    );
  const place = rows.findIndex((row) => rowKey(row) === rowKey(pin.row));
  const row = rows[place] ?? pin.row;
  const move = (by: number) => setPinned(at(place < 0 ? pin.at : (place + by + rows.length) % rows.length));
  const leave = (mine: boolean) => {
    setDecided(mine ? idOf(row) : null);
    setPinned(at(pin.at));
  };
  return (
    <>
      {undo}
      <Grid as="section" key={rowKey(row)} gap={12} aria-label={t('shell.audit.current')}>
        <Place {...props} row={row} place={place} onMove={move} />
        <Split from="desktop" columns="minmax(0, 3fr) minmax(360px, 2fr)" gap={16} align="start">
          <div className={props.claimFirst ? classes.around : classes.evidence}>{props.evidence(row)}</div>
          <div className={classes.side}>
            {props.claim(row)}
            {place < 0 ? (
              <AuditOutcome queue={queue} id={idOf(row)} onNext={leave} />
            ) : (
              <AuditQueueContext.Provider value={queue}>
                {props.decision(row, move)}
              </AuditQueueContext.Provider>
            )}
          </div>
        </Split>
      </Grid>
    </>
  );
}

function Place<Row extends AuditRow>(
  props: AuditQueueProps<Row> & { row: Row; place: number; onMove: (by: number) => void },
) {
  const { page, row, place, onMove } = props;
  return (
    <Bar gap={8} tone="muted" size={14}>
      <span>
        {place < 0
          ? null
          : `${t('shell.audit.place', { place: (page.pageIndex - 1) * page.pageSize + place + 1, of: page.total })} · `}
        {t('shell.audit.waitingSince')} <When iso={props.waitingSince(row)} />{' '}
        {row.secondAwaited ? <StatusBadge tone="warning" icon={IconUsers} label={t('shell.second')} /> : null}
      </span>
      <Bar as="span" gap={8} tone="muted" size={14}>
        <Button small look="outline" icon={IconArrowLeft} onClick={() => onMove(-1)}>
          {t('shell.audit.previous')}
        </Button>
        <Button small look="outline" icon={IconArrowRight} onClick={() => onMove(1)}>
          {t('shell.audit.next')}
        </Button>
      </Bar>
    </Bar>
  );
}

function Nothing<Row extends AuditRow>({ page, state, picture = 'done' }: AuditQueueProps<Row>) {
  const waiting = state === 'pending';
  const texts = emptyListTexts(page, ['state'], {
    picture: waiting ? 'done' : picture,
    title: t(waiting ? 'shell.audit.done' : 'shell.audit.none'),
    text: t(waiting ? 'shell.audit.done.text' : 'shell.audit.none.text'),
  });
  return <EmptyState {...texts} />;
}
