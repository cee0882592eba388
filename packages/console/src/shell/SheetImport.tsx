import type { Attempt } from '@crossdock/contract/client.ts';
import type { CallName } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { FilePick } from '@crossdock/ui/FileDrop.tsx';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { IconCircleCheck, IconCloudDownload, IconDownload, IconExclamationCircle } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { t } from './i18n.ts';
import classes from './SheetImport.module.css';
import { saveCsv } from './saveSheet.ts';
import { TemplateButtons } from './TemplateButtons.tsx';
import { useLeaveGuard } from './unsaved.ts';
import {
  type PreviewRow,
  type SendOptions,
  type SheetImportCalls,
  type SheetImportState,
  useSheetImport,
} from './useSheetImport.ts';

interface SheetImportProps<Row extends PreviewRow> extends SheetImportCalls<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly okText: string;
  /** The row's name in the result file. */
  readonly nameOf: (row: Row) => string;
  /** Choices that come before the file. */
  readonly ahead?: ReactNode;
  /** Loads the empty table. */
  readonly template: ComponentProps<typeof TemplateButtons>['fetch'];
  /** Loads the rows from another system instead of a file. */
  readonly source?:
    | {
        readonly label: string;
        readonly fetch: (sending: SendOptions) => Promise<Attempt<{ rows: readonly Row[] }>>;
      }
    | undefined;
  /** The most rows of one file. */
  readonly maxRows: number;
  /** Buttons that are shown after every row is imported. */
  readonly afterwards?: ReactNode;
  readonly refreshes: readonly CallName[];
}

/** Imports a table from a file: nothing is written until its preview is confirmed. */
export function SheetImport<Row extends PreviewRow>(props: SheetImportProps<Row>) {
  const { refresh } = useConnection();
  const work = useSheetImport<Row>({
    preview: props.preview,
    async commit(rows, idempotencyKey) {
      const attempt = await props.commit(rows, idempotencyKey);
      if (attempt.ok) refresh(props.refreshes);
      return attempt;
    },
  });
  return (
    <Stack gap={16}>
      {work.failure ? <Banner tone="danger">{work.failure}</Banner> : null}
      {work.phase === 'uploading' || work.phase === 'reading' ? (
        <Reading work={work} />
      ) : work.phase === 'choose' ? (
        <Section>
          <Stack gap={16}>
            <Row gap={12} wrap align="end">
              {props.ahead}
              <TemplateButtons fetch={props.template} />
            </Row>
            {props.source ? <SourceButton source={props.source} take={work.take} /> : null}
            <FilePick
              label={t('sheet.file', { n: props.maxRows })}
              buttonLabel={t('sheet.choose')}
              accept=".csv,.xlsx"
              onPick={(file) => void work.choose(file)}
            />
          </Stack>
        </Section>
      ) : (
        <Preview work={work} {...props} />
      )}
    </Stack>
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

/** The progress of the file: how much is uploaded, then that it is being checked. */
function Reading<Row extends PreviewRow>({ work }: { work: SheetImportState<Row> }) {
  const text = work.phase === 'uploading' ? 'sheet.uploading' : 'sheet.reading';
  return (
    <Section>
      <Row gap={12} wrap align="end">
        <Row as="span" gap={[4, 16]} wrap grow={220} figures role="status">
          {t(text, { percent: Math.round(work.sent * 100) })}
        </Row>
        <Button look="outline" onClick={work.cancel}>
          {t('shell.cancel')}
        </Button>
      </Row>
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
  const verdict: Column<Row> = column('verdict', t('orders.import.verdict'), (row) => (
    <Verdict
      message={messageOf(work, row)}
      okText={work.phase === 'done' ? t('sheet.written') : props.okText}
    />
  ));
  const number: Column<Row> = tightColumn('row', t('orders.import.row'), ({ row }) => row);
  return (
    <>
      {work.phase === 'done' ? <Result work={work} nameOf={props.nameOf} /> : <ConfirmBar work={work} />}
      {work.phase === 'done' && work.failures.length === 0 ? props.afterwards : null}
      {work.bad > 0 ? (
        <Row as="label" gap={8} align="center" inline minHeight={44}>
          <input type="checkbox" checked={onlyBad} onChange={() => setOnlyBad(!onlyBad)} />
          {t('sheet.onlyBad')}
        </Row>
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

/** The problem of a row, found by the check or by the import. */
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
      <Row gap={12} wrap align="end">
        <Row gap={[4, 16]} wrap grow={220} figures role="status">
          <Text tone="success" strong>
            {t('sheet.good', { n: good.length })}
          </Text>
          {bad > 0 ? (
            <Text tone="danger" strong>
              {t('sheet.bad', { n: bad })}
            </Text>
          ) : null}
        </Row>
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
      </Row>
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
        <Row gap={12} wrap align="end">
          <span>{t('sheet.failed', { n: unwritten.length })}</span>
          <Button small look="plain" icon={IconDownload} onClick={save}>
            {t('sheet.result')}
          </Button>
        </Row>
      )}
    </Banner>
  );
}

function Verdict({ message, okText }: { message: string | null; okText: string }) {
  const Picture = message === null ? IconCircleCheck : IconExclamationCircle;
  return (
    <Row as="span" inline firstLine gap={6} align="start" tone={message === null ? 'success' : 'danger'}>
      <Picture size={16} aria-hidden />
      {message ?? okText}
    </Row>
  );
}
