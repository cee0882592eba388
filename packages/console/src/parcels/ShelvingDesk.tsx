import { newKey } from '@crossdock/contract/client.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { IconArrowBackUp, IconStack2 } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useCurrentParcel } from '../shell/currentParcel.ts';
import { useLines, useReopened } from '../shell/deskLines.ts';
import { t } from '../shell/i18n.ts';
import { ScanBox } from '../shell/ScanBox.tsx';
import { play } from '../shell/sounds.ts';
import { useFunctionKey } from '../shell/useFunctionKey.ts';
import { useMachine } from '../shell/useMachine.ts';
import { AddShelf } from './AddShelf.tsx';
import classes from './Desk.module.css';
import { UndoKey } from './RecentReceipts.tsx';
import { begin, type Effect, type Event, type Shelving, shelve } from './shelvingSteps.ts';
import {
  reopenedShelvings,
  resultSounds,
  type Shelved,
  shelved,
  shelvings,
  undoShelving,
} from './shelvings.ts';

const tones = { good: 'success', warn: 'warning', bad: 'danger' } as const;

interface ShelvingDeskProps {
  readonly warehouseId: string;
  readonly shelves: ReadonlySet<string>;
}

/** Shelving: scan a shelf, then parcel after parcel; the scan of another shelf changes the shelf. */
export function ShelvingDesk({ warehouseId, shelves }: ShelvingDeskProps) {
  const lines = useLines(shelved);
  const [{ shelf, problem }, send, , drawNow] = useMachine<Shelving, Event, Effect>(
    begin,
    (state, event) => shelve(state, event, shelves),
    (effect) => {
      if ('sound' in effect) play(effect.sound);
      else shelvings.add(newKey(), effect.shelve);
    },
    `crossdock.console.shelving.${warehouseId}`,
  );
  useReopened(reopenedShelvings, (placing) => send({ type: 'reopen', placing }));
  useCurrentParcel(lines[0]?.placing.courierNumber);
  const undo = async (line: Shelved | undefined) => {
    const failure = line && (await undoShelving(line));
    if (failure) showMessage('danger', failure);
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
              problem={problem ? wordsOf(problem) : undefined}
              onHeard={(heard) => send({ type: 'line', heard })}
              onCommand={(key) => key === 'Escape' && send({ type: 'drop' })}
              draw={drawNow}
            />
          </div>
          {problem?.key === 'shelfUnknown' ? (
            <AddShelf
              warehouseId={warehouseId}
              code={problem.code}
              onAdded={() => send({ type: 'added', shelf: problem.code })}
            />
          ) : null}
          <p className={classes.keys}>{t('parcels.shelving.keys')}</p>
        </div>
      </Section>
      <ShelvedLines lines={lines} onUndo={(line) => void undo(line)} />
    </div>
  );
}

function wordsOf({ key, code }: NonNullable<Shelving['problem']>): string {
  return key === 'shelfFirst' ? t('parcels.shelving.shelfFirst') : t(`parcels.desk.wrong.${key}`, { code });
}

function ShelvedLines(props: { lines: readonly Shelved[]; onUndo: (line: Shelved) => void }) {
  const stuck = useSyncExternalStore(shelvings.subscribe, shelvings.stuck);
  return (
    <Section title={t('parcels.shelving.done')} aside={<UndoKey />}>
      {props.lines.length === 0 ? <p className={classes.muted}>{t('parcels.shelving.none')}</p> : null}
      <ol className={classes.recents}>
        {props.lines.map((line) => {
          const result = stuck && line.result === 'sending' ? 'unsent' : line.result;
          return (
            <li key={line.key} className={classes.recent} data-undone={result === 'undone' || undefined}>
              <div className={classes.recentBody}>
                <span className={classes.code}>{line.placing.courierNumber}</span> →{' '}
                <strong>{line.placing.shelf}</strong>
                <p className={classes.word} data-tone={toneOf(result)}>
                  {t(`parcels.shelved.${result}`)}
                  {line.message ? ` · ${line.message}` : ''}
                </p>
              </div>
              {result === 'shelved' || result === 'moved' ? (
                <Button small look="outline" icon={IconArrowBackUp} onClick={() => props.onUndo(line)}>
                  {t('parcels.desk.undo')}
                </Button>
              ) : null}
              {stuck && result === 'unsent' && line.result === 'sending' ? (
                <Button small look="outline" onClick={() => void shelvings.flush()}>
                  {t('parcels.desk.sendNow')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function toneOf(result: Shelved['result']): string {
  if (result === 'sending' || result === 'undone') return 'neutral';
  return result === 'unsent' ? 'danger' : tones[resultSounds[result]];
}
