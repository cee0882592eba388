import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { IconArrowBackUp, IconPlayerStop } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type BulkAct, type BulkField, type BulkResult, runBulk } from './bulk.ts';
import { t } from './i18n.ts';

interface BulkProps<R> {
  readonly act: BulkAct<R>;
  readonly rows: readonly R[];
  readonly rowName: (row: R) => string;
  readonly onClose: () => void;
}

interface Work<R> {
  readonly of: number;
  readonly results: readonly BulkResult<R>[];
  readonly running: boolean;
  readonly undoing: boolean;
}

/** Does something to many rows: what is asked first, how far it is, and the outcome of each row. */
export function BulkDialog<R>({ act, rows, rowName, onClose }: BulkProps<R>) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [work, setWork] = useState<Work<R>>();
  const stopped = useRef(false);
  const { refresh } = useConnection();
  const asks = act.asks ?? [];
  const start = async (some: readonly R[], undoing: boolean) => {
    stopped.current = false;
    setWork({ of: some.length, results: [], running: true, undoing });
    await runBulk({
      rows: some,
      act: (row, key) => (undoing && act.undo ? act.undo(row, values) : act.run(row, values, key)),
      onResult: (result) => setWork((was) => was && { ...was, results: [...was.results, result] }),
      isStopped: () => stopped.current,
    });
    setWork((was) => was && { ...was, running: false });
    refresh(act.refreshes);
  };
  const close = () => {
    stopped.current = true;
    onClose();
  };
  return (
    <Dialog opened title={act.label} closeLabel={t('shell.close')} onClose={close}>
      {work === undefined ? (
        <Stack
          as="form"
          gap={16}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void start(rows, false);
          }}
        >
          <p>{t('shell.bulk.sure', { n: rows.length })}</p>
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
            {t('shell.bulk.start', { n: rows.length })}
          </Button>
        </Stack>
      ) : (
        <Progress
          work={work}
          rowName={rowName}
          onStop={() => (stopped.current = true)}
          {...(act.undo ? { onUndo: (done: readonly R[]) => void start(done, true) } : {})}
        />
      )}
    </Dialog>
  );
}

interface FieldProps {
  readonly ask: BulkField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is asked once for all rows: chosen or typed. */
function AskedField({ ask: { label, max, lines, choices, optional }, value, onChange }: FieldProps) {
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  if (choices)
    return (
      <ChoiceBox required label={label} placeholder="–" data={choices} value={value} onChange={change} />
    );
  const Box = lines ? NoteBox : TextBox;
  return <Box required={!optional} label={label} maxLength={max} value={value} onChange={change} />;
}

interface ProgressProps<R> {
  readonly work: Work<R>;
  readonly rowName: (row: R) => string;
  readonly onStop: () => void;
  readonly onUndo?: (done: readonly R[]) => void;
}

function Progress<R>({ work, rowName, onStop, onUndo }: ProgressProps<R>) {
  const { of, results, running, undoing } = work;
  const done = results.filter(({ why }) => why === '').map(({ row }) => row);
  const refused = results.filter(({ why }) => why !== '');
  const summary = { done: done.length, refused: refused.length, left: of - results.length };
  return (
    <Stack gap={16}>
      <Stack gap={8} role="status">
        <progress aria-label={t('shell.bulk.progress')} value={results.length} max={of} />
        <Text figures>
          {running
            ? t('shell.bulk.running', { n: results.length, of })
            : t(undoing ? 'shell.bulk.undone' : 'shell.bulk.done', summary)}
        </Text>
      </Stack>
      {refused.length > 0 ? (
        <Stack as="ul" gap={8} maxHeight={240} overflow="auto" aria-label={t('shell.bulk.refused')}>
          {refused.map(({ row, why }) => (
            <Row as="li" key={rowName(row)} gap={[0, 8]} wrap align="baseline">
              <strong>{rowName(row)}</strong>
              <Text tone="danger" size={14}>
                {why}
              </Text>
            </Row>
          ))}
        </Stack>
      ) : null}
      {running ? (
        <Button look="outline" icon={IconPlayerStop} onClick={onStop}>
          {t('books.export.stop')}
        </Button>
      ) : onUndo && !undoing && done.length > 0 ? (
        <Button look="outline" icon={IconArrowBackUp} onClick={() => onUndo(done)}>
          {t('shell.bulk.undo', { n: done.length })}
        </Button>
      ) : null}
    </Stack>
  );
}
