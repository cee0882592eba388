import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { DetailsSummary, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { IconArrowBackUp, IconPlayerPlay, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { type MouseEvent, useRef, useState } from 'react';
import { type BulkAction, type BulkField, type BulkResult, partitionRows, runBulk } from './bulk.ts';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';

interface BulkProps<R> {
  readonly act: BulkAction<R>;
  readonly rows: readonly R[];
  readonly rowName: (row: R) => string;
  /** Rows that a bulk action has changed since they were read. The rows that this action changes are added to it. */
  readonly acted?: Set<R>;
  readonly onClose: () => void;
}

interface Work<R> {
  /** The rows that the action applies to, including those done in an earlier round. */
  readonly rows: readonly R[];
  readonly results: readonly BulkResult<R>[];
  readonly running: boolean;
  readonly undoing: boolean;
}

/** Applies an action to many rows: asks for input first, then shows progress, and the result of each row. */
export function BulkDialog<R>({ act, rows, rowName, acted, onClose }: BulkProps<R>) {
  const [{ doable, skipped }] = useState(() =>
    partitionRows(rows, act.skips, (row) => acted?.has(row) === true),
  );
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { work, start, stop } = useWork(act, values, acted);
  const asks = act.asks ?? [];
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog opened title={act.label} onClose={close}>
      {work === undefined ? (
        <Stack
          as="form"
          gap={16}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void start(doable, false);
          }}
        >
          <Extent doable={doable.length} skipped={skipped} />
          {doable.length > 0 ? (
            <>
              {act.sure ? <p>{act.sure(doable)}</p> : null}
              {asks.map((ask) => (
                <AskedField
                  key={ask.name}
                  ask={ask}
                  value={values[ask.name] ?? ''}
                  onChange={(value) => setValues({ ...values, [ask.name]: value })}
                />
              ))}
              <Button
                type="submit"
                look={act.danger ? 'danger' : 'primary'}
                disabled={asks.some(({ name, optional }) => !optional && (values[name] ?? '').trim() === '')}
              >
                {t('shell.bulk.start', { n: doable.length })}
              </Button>
            </>
          ) : null}
        </Stack>
      ) : (
        <Stack gap={16}>
          <Progress
            work={work}
            rowName={rowName}
            onStop={stop}
            onRest={(rest) => void start(rest, work.undoing, doneOf(work))}
            {...(act.undo ? { onUndo: (done: readonly R[]) => void start(done, true) } : {})}
          />
          <Skipped skipped={skipped} rowName={rowName} />
        </Stack>
      )}
    </Dialog>
  );
}

/** Applies the action, or its undo, to rows one after the other. */
function useWork<R>(act: BulkAction<R>, values: Readonly<Record<string, string>>, acted: Set<R> | undefined) {
  const [work, setWork] = useState<Work<R>>();
  const stopped = useRef(false);
  const { refresh } = useConnection();
  const start = async (some: readonly R[], undoing: boolean, done: readonly BulkResult<R>[] = []) => {
    stopped.current = false;
    const keys = new Map(work?.results.map(({ row, undecidedKey }) => [row, undecidedKey]));
    setWork({ rows: [...done.map(({ row }) => row), ...some], results: done, running: true, undoing });
    await runBulk({
      rows: some,
      keyOf: (row) => keys.get(row),
      act: (row, key) => (undoing && act.undo ? act.undo(row, values) : act.run(row, values, key)),
      onResult: (result) => {
        acted?.add(result.row);
        setWork((was) => was && { ...was, results: [...was.results, result] });
      },
      isStopped: () => stopped.current,
    });
    setWork((was) => was && { ...was, running: false });
    refresh(act.refreshes);
  };
  return {
    work,
    start,
    stop: () => {
      stopped.current = true;
    },
  };
}

/** Says to how many of the chosen rows the action applies, and why not to the others. */
function Extent({ doable, skipped }: { doable: number; skipped: readonly { readonly why: string }[] }) {
  if (skipped.length === 0) return <p>{t('shell.bulk.sure', { n: doable })}</p>;
  const reasons = new Map<string, number>();
  for (const { why } of skipped) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  const of = doable + skipped.length;
  return (
    <Stack gap={8}>
      <p>{doable > 0 ? t('shell.bulk.some', { n: doable, of }) : t('shell.bulk.none', { of })}</p>
      <Stack as="ul" gap={4} aria-label={t('shell.bulk.skipped', { n: skipped.length })}>
        {[...reasons].map(([why, n]) => (
          <Row as="li" key={why} gap={8} align="baseline">
            <Text figures strong>
              {n}
            </Text>
            <Text tone="muted" size={14}>
              {why}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}

interface SkippedProps<R> {
  readonly skipped: readonly { readonly row: R; readonly why: string }[];
  readonly rowName: (row: R) => string;
}

/** The skipped rows, by name. */
function Skipped<R>({ skipped, rowName }: SkippedProps<R>) {
  if (skipped.length === 0) return null;
  const label = t('shell.bulk.skipped', { n: skipped.length });
  return (
    <details>
      <DetailsSummary>{label}</DetailsSummary>
      <Results
        label={label}
        results={skipped.map(({ row, why }) => ({ row, why: '', note: why }))}
        rowName={rowName}
      />
    </details>
  );
}

interface FieldProps {
  readonly ask: BulkField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A value asked for once for all rows: chosen or typed. */
function AskedField({ ask: { label, max, lines, choices, optional }, value, onChange }: FieldProps) {
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  if (choices)
    return (
      <ChoiceBox
        required={!optional}
        label={label}
        placeholder="–"
        data={choices}
        value={value}
        onChange={change}
      />
    );
  const Box = lines ? NoteBox : TextBox;
  return <Box required={!optional} label={label} maxLength={max} value={value} onChange={change} />;
}

interface ProgressProps<R> {
  readonly work: Work<R>;
  readonly rowName: (row: R) => string;
  readonly onStop: () => void;
  /** Repeats the action for the refused rows, or for the rows that remained when it was stopped. */
  readonly onRest: (rest: readonly R[]) => void;
  readonly onUndo?: (done: readonly R[]) => void;
}

/**
 * Ignores the second click of a double click. The next stage's buttons are under the pointer by then, so this click
 * would stop or undo the work that the first click started.
 */
const onePress = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

const doneOf = <R,>({ results }: Work<R>) => results.filter(({ why }) => why === '');

function Progress<R>({ work, rowName, onStop, onRest, onUndo }: ProgressProps<R>) {
  const { rows, results, running, undoing } = work;
  const of = rows.length;
  const done = doneOf(work);
  const refused = results.filter(({ why }) => why !== '');
  const left = rows.slice(results.length);
  const summary = { done: done.length, refused: refused.length, left: left.length };
  return (
    <Stack gap={16}>
      <Stack gap={8} role="status">
        <progress
          aria-label={t('shell.bulk.progress')}
          value={results.length}
          max={of}
          style={{ width: '100%' }}
        />
        <Text figures>
          {running
            ? t('shell.bulk.running', { n: results.length, of })
            : t(undoing ? 'shell.bulk.undone' : 'shell.bulk.done', summary)}
        </Text>
      </Stack>
      <Results label={t('shell.bulk.refused')} results={refused} rowName={rowName} />
      <Results label={t('shell.bulk.results')} results={done.filter(({ note }) => note)} rowName={rowName} />
      {running ? (
        <Button look="outline" icon={IconPlayerStop} onClick={onePress(onStop)}>
          {t('books.export.stop')}
        </Button>
      ) : (
        <Row gap={8} wrap>
          {refused.length > 0 ? (
            <Button
              look="outline"
              icon={IconRefresh}
              onClick={onePress(() => onRest(refused.map(({ row }) => row)))}
            >
              {t('shell.bulk.again', { n: refused.length })}
            </Button>
          ) : null}
          {left.length > 0 ? (
            <Button look="outline" icon={IconPlayerPlay} onClick={onePress(() => onRest(left))}>
              {t('shell.bulk.goOn', { n: left.length })}
            </Button>
          ) : null}
          {onUndo && !undoing && done.length > 0 ? (
            <Button
              look="outline"
              icon={IconArrowBackUp}
              onClick={onePress(() => onUndo(done.map(({ row }) => row)))}
            >
              {t('shell.bulk.undo', { n: done.length })}
            </Button>
          ) : null}
        </Row>
      )}
    </Stack>
  );
}

interface ResultsProps<R> {
  readonly label: string;
  readonly results: readonly BulkResult<R>[];
  readonly rowName: (row: R) => string;
}

/** The result of each row in words. */
function Results<R>({ label, results, rowName }: ResultsProps<R>) {
  if (results.length === 0) return null;
  return (
    // The height cuts a line in half, so that people see that the list continues.
    <Stack as="ul" gap={8} maxHeight={252} overflow="auto" aria-label={label}>
      {results.map(({ row, why, note }) => (
        <Row as="li" key={rowName(row)} gap={[0, 8]} wrap align="baseline">
          <strong>{rowName(row)}</strong>
          <Text tone={why ? 'danger' : 'muted'} size={14}>
            {why || note}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
