import type { Output } from '@crossdock/contract/table.ts';
import type { Scanned } from '@crossdock/domain/parcels/scans.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { IconArrowBackUp, IconStack2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { client } from '../shell/api.ts';
import { useAtHand } from '../shell/atHand.ts';
import { t } from '../shell/i18n.ts';
import { ScanBox } from '../shell/ScanBox.tsx';
import { play, type Sound } from '../shell/sounds.ts';
import { useFunctionKey } from '../shell/useFunctionKey.ts';
import { AddShelf } from './AddShelf.tsx';
import classes from './Desk.module.css';
import { UndoKey } from './RecentReceipts.tsx';
import { useShelves } from './useShelves.ts';

type Answer = Output<'shelveParcels'>['list'][number];

interface Line {
  readonly key: number;
  readonly shelf: string;
  readonly courierNumber: string;
  readonly id: string | null;
  readonly result: Answer['result'] | 'sending' | 'unsent' | 'undone';
  readonly message: string;
}

const sounds: Readonly<Record<Answer['result'], Sound>> = {
  shelved: 'good',
  moved: 'good',
  unclaimed: 'warn',
  refused: 'bad',
  notHere: 'bad',
  invalid: 'bad',
  otherWarehouse: 'bad',
};
const tones = { good: 'success', warn: 'warning', bad: 'danger' } as const;
const linesMax = 100;

/** Shelving: scan a shelf, then parcel after parcel; the scan of another shelf changes the shelf. */
export function ShelvingDesk({ warehouseId }: { warehouseId: string }) {
  const shelves = useShelves(warehouseId);
  const [shelf, setShelf] = useState('');
  const [unknown, setUnknown] = useState('');
  const { lines, shelve, undo } = useShelving();
  useAtHand(lines[0]?.courierNumber);
  const scan = ({ kind, code }: Scanned): string | undefined => {
    setUnknown('');
    if (kind === 'shelf') {
      if (shelves && !shelves.has(code)) {
        setUnknown(code);
        return t('parcels.desk.wrong.shelfUnknown', { code });
      }
      play('good');
      setShelf(code);
      return undefined;
    }
    if (kind !== 'courier') return t(`parcels.desk.wrong.${kinds[kind]}`, { code });
    if (shelf === '') return t('parcels.shelving.shelfFirst');
    void shelve(shelf, code);
    return undefined;
  };
  useFunctionKey(
    'F8',
    () => void undo(lines.find(({ result }) => result === 'shelved' || result === 'moved')),
  );
  return (
    <div className={classes.desk}>
      <Section>
        <div className={classes.form}>
          <div className={classes.verdict} data-tone={shelf ? 'success' : 'neutral'} role="status">
            <IconStack2 size={40} stroke={1.6} aria-hidden />
            <div>
              <p className={classes.verdictWord}>{shelf || t('parcels.shelving.noShelf')}</p>
              <p className={classes.verdictText}>
                {t(shelf ? 'parcels.shelving.scanParcels' : 'parcels.shelving.scanShelf')}
              </p>
            </div>
          </div>
          <div className={classes.scan}>
            <ScanBox
              label={t(shelf ? 'parcels.shelving.parcel' : 'parcels.shelving.shelf')}
              isShelf={(code) => shelves?.has(code) ?? false}
              onScan={scan}
            />
          </div>
          {unknown ? (
            <AddShelf
              warehouseId={warehouseId}
              code={unknown}
              onAdded={() => {
                setShelf(unknown);
                setUnknown('');
              }}
            />
          ) : null}
          <p className={classes.keys}>{t('parcels.shelving.keys')}</p>
        </div>
      </Section>
      <ShelvedLines lines={lines} onUndo={(line) => void undo(line)} onRetry={shelve} />
    </div>
  );
}

const kinds = { order: 'isOrder', parcel: 'isParcel', member: 'isMember', unreadable: 'badNumber' } as const;

function useShelving() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const next = useRef(1);
  const settle = (key: number, change: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const shelve = async (shelf: string, courierNumber: string) => {
    const key = next.current++;
    const line: Line = { key, shelf, courierNumber, id: null, result: 'sending', message: '' };
    setLines((before) =>
      [
        line,
        ...before.filter((old) => !(old.result === 'unsent' && old.courierNumber === courierNumber)),
      ].slice(0, linesMax),
    );
    const attempt = await client.attempt('shelveParcels', {
      shelfCode: shelf,
      courierNumbers: [courierNumber],
    });
    const answer = attempt.ok ? attempt.data.list[0] : undefined;
    play(answer ? sounds[answer.result] : 'bad');
    if (answer) settle(key, { id: answer.id, result: answer.result, message: answer.message });
    else settle(key, { result: 'unsent', message: attempt.ok ? '' : attempt.failure.message });
  };
  const undo = async (line: Line | undefined) => {
    if (!line?.id) return;
    const attempt = await client.attempt('undoShelve', { id: line.id });
    play(attempt.ok ? 'good' : 'bad');
    if (attempt.ok) settle(line.key, { result: 'undone' });
    else showMessage('danger', attempt.failure.message);
  };
  return { lines, shelve, undo };
}

function ShelvedLines(props: {
  lines: readonly Line[];
  onUndo: (line: Line) => void;
  onRetry: (shelf: string, courierNumber: string) => Promise<void>;
}) {
  return (
    <Section title={t('parcels.shelving.done')} aside={<UndoKey />}>
      {props.lines.length === 0 ? <p className={classes.muted}>{t('parcels.shelving.none')}</p> : null}
      <ol className={classes.recents}>
        {props.lines.map((line) => (
          <li key={line.key} className={classes.recent} data-undone={line.result === 'undone' || undefined}>
            <div className={classes.recentBody}>
              <span className={classes.code}>{line.courierNumber}</span> → <strong>{line.shelf}</strong>
              <p className={classes.word} data-tone={toneOf(line.result)}>
                {t(`parcels.shelved.${line.result}`)}
                {line.message ? ` · ${line.message}` : ''}
              </p>
            </div>
            {line.result === 'shelved' || line.result === 'moved' ? (
              <Button small look="outline" icon={IconArrowBackUp} onClick={() => props.onUndo(line)}>
                {t('parcels.desk.undo')}
              </Button>
            ) : null}
            {line.result === 'unsent' ? (
              <Button small look="outline" onClick={() => void props.onRetry(line.shelf, line.courierNumber)}>
                {t('parcels.desk.sendNow')}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function toneOf(result: Line['result']): string {
  if (result === 'sending' || result === 'undone') return 'neutral';
  return result === 'unsent' ? 'danger' : tones[sounds[result]];
}
