import type { Attempt } from '@crossdock/contract/client.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { IconCircleCheck, IconCloudDownload, IconDownload, IconExclamationCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from './i18n.ts';
import classes from './SheetImport.module.css';
import { saveCsv } from './saveSheet.ts';
import { useLeaveGuard } from './unsaved.ts';
import {
  type PreviewRow,
  type Sending,
  type SheetImportCalls,
  type SheetImportState,
  useSheetImport,
} from './useSheetImport.ts';

interface SheetImportProps<Row extends PreviewRow> extends SheetImportCalls<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly okText: string;
  /** What names a row in the result file. */
  readonly nameOf: (row: Row) => string;
  /** Buttons for templates. */
  readonly templates: ReactNode;
  /** A list that comes from somebody else, and not from a file. */
  readonly source?:
    | {
        readonly label: string;
        readonly fetch: (sending: Sending) => Promise<Attempt<{ rows: readonly Row[] }>>;
      }
    | undefined;
  /** The most that one file may have. */
  readonly maxRows: number;
  /** What may be done once every row of the file is in. */
  readonly afterwards?: ReactNode;
}

/** A table of a file: nothing is written until its preview is confirmed. */
export function SheetImport<Row extends PreviewRow>(props: SheetImportProps<Row>) {
  const work = useSheetImport<Row>(props);
  return (
    <div className={classes.flow}>
      {work.failure ? <Banner tone="danger">{work.failure}</Banner> : null}
      {work.phase === 'uploading' || work.phase === 'reading' ? (
        <Reading work={work} />
      ) : work.phase === 'choose' ? (
        <Section>
          <div className={classes.flow}>
            <div className={classes.bar}>{props.templates}</div>
            {props.source ? <SourceButton source={props.source} take={work.take} /> : null}
            <FileDrop
              label={t('sheet.file', { n: props.maxRows })}
              buttonLabel={t('sheet.choose')}
              removeLabel={() => ''}
              accept=".csv,.xlsx"
              files={[]}
              onPick={([file]) => file && void work.choose(file)}
            />
          </div>
        </Section>
      ) : (
        <Preview work={work} {...props} />
      )}
    </div>
  );
}

function SourceButton<Row extends PreviewRow>(props: {
  source: NonNullable<SheetImportProps<Row>['source']>;
  take: SheetImportState<Row>['take'];
}) {
  const { source, take } = props;
  return (
    <div>
      <Button look="outline" icon={IconCloudDownload} onClick={() => void take(source.fetch)}>
        {source.label}
      </Button>
    </div>
  );
}

/** How far the file is: how much of it was sent, then that it is read and checked. */
function Reading<Row extends PreviewRow>({ work }: { work: SheetImportState<Row> }) {
  const text = work.phase === 'uploading' ? 'sheet.uploading' : 'sheet.reading';
  return (
    <Section>
      <div className={classes.bar}>
        <span className={classes.counts} role="status">
          {t(text, { percent: Math.round(work.sent * 100) })}
        </span>
        <Button look="outline" onClick={work.cancel}>
          {t('shell.cancel')}
        </Button>
      </div>
      <progress
        className={classes.progress}
        aria-label={t('sheet.choose')}
        {...(work.phase === 'uploading' ? { value: work.sent } : {})}
      />
    </Section>
  );
}

function Preview<Row extends PreviewRow>({
  work,
  ...props
}: SheetImportProps<Row> & { work: SheetImportState<Row> }) {
  const [onlyBad, setOnlyBad] = useState(false);
  const rows = onlyBad ? work.rows.filter((row) => row.problem !== null) : work.rows;
  const verdict: Column<Row> = {
    key: 'verdict',
    title: t('orders.import.verdict'),
    cell: (row) => (
      <Verdict
        message={messageOf(work, row)}
        okText={work.phase === 'done' ? t('sheet.written') : props.okText}
      />
    ),
  };
  const number: Column<Row> = {
    key: 'row',
    title: t('orders.import.row'),
    tight: true,
    cell: ({ row }) => row,
  };
  return (
    <>
      {work.phase === 'done' ? <Result work={work} nameOf={props.nameOf} /> : <ConfirmBar work={work} />}
      {work.phase === 'done' && work.failures.length === 0 ? props.afterwards : null}
      {work.bad > 0 ? (
        <label className={classes.check}>
          <input type="checkbox" checked={onlyBad} onChange={() => setOnlyBad(!onlyBad)} />
          {t('sheet.onlyBad')}
        </label>
      ) : null}
      <ResponsiveTable
        label={props.label}
        rows={rows.slice(0, 500)}
        rowKey={(row) => String(row.row)}
        columns={[number, ...props.columns, verdict]}
      />
    </>
  );
}

/** What is wrong with a row: found before it was written, or when it was. */
function messageOf<Row extends PreviewRow>(work: SheetImportState<Row>, row: Row): string | null {
  return row.problem?.message ?? work.failures.find((failure) => failure.row === row)?.message ?? null;
}

function ConfirmBar<Row extends PreviewRow>({ work }: { work: SheetImportState<Row> }) {
  const { good, bad, done, phase } = work;
  const left = good.length - done;
  const writing = phase === 'writing' || phase === 'stopping';
  useLeaveGuard(writing);
  return (
    <Section>
      <div className={classes.bar}>
        <div className={classes.counts} role="status">
          <span className={classes.good}>{t('sheet.good', { n: good.length })}</span>
          {bad > 0 ? <span className={classes.bad}>{t('sheet.bad', { n: bad })}</span> : null}
        </div>
        {writing ? (
          <Button look="outline" disabled={phase === 'stopping'} onClick={work.cancel}>
            {t('sheet.stop')}
          </Button>
        ) : (
          <Button look="outline" onClick={work.restart}>
            {t('sheet.again')}
          </Button>
        )}
        <Button disabled={left === 0} busy={writing} onClick={() => void work.confirm()}>
          {done > 0 && !writing ? t('sheet.retry') : t('sheet.confirm', { n: left })}
        </Button>
      </div>
      {writing || done > 0 ? (
        <>
          <progress className={classes.progress} value={done} max={good.length} />
          <span role="status">
            {writing
              ? t('sheet.progress', { done, all: good.length })
              : t('sheet.stopped', { n: work.written, left })}
          </span>
        </>
      ) : null}
    </Section>
  );
}

function Result<Row extends PreviewRow>({
  work,
  nameOf,
}: {
  work: SheetImportState<Row>;
  nameOf: (row: Row) => string;
}) {
  const left = work.rows.flatMap((row) => (row.problem ? [{ row, message: row.problem.message }] : []));
  const unwritten = [...left, ...work.failures];
  const save = () =>
    saveCsv('result.csv', [
      [t('orders.import.row'), t('orders.number'), t('orders.import.verdict')],
      ...unwritten.map(({ row, message }) => [String(row.row), nameOf(row), message]),
    ]);
  return (
    <Banner
      tone={unwritten.length === 0 ? 'success' : 'warning'}
      title={t('sheet.done', { n: work.written })}
      action={
        <Button small look="outline" onClick={work.restart}>
          {t('sheet.again')}
        </Button>
      }
    >
      {unwritten.length === 0 ? null : (
        <div className={classes.bar}>
          <span>{t('sheet.failed', { n: unwritten.length })}</span>
          <Button small look="plain" icon={IconDownload} onClick={save}>
            {t('sheet.result')}
          </Button>
        </div>
      )}
    </Banner>
  );
}

function Verdict({ message, okText }: { message: string | null; okText: string }) {
  const Picture = message === null ? IconCircleCheck : IconExclamationCircle;
  return (
    <span className={classes.verdict} data-bad={message === null ? undefined : true}>
      <Picture size={16} aria-hidden />
      {message ?? okText}
    </span>
  );
}
