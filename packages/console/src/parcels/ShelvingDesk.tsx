import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { IconArrowBackUp, IconStack2 } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useRememberCurrentItem } from '../shell/currentParcel.ts';
import { useDeskActionLog, useReopenSignal } from '../shell/deskActionLog.ts';
import { t } from '../shell/i18n.ts';
import { ScanBox } from '../shell/ScanBox.tsx';
import { ScannedItemActions } from '../shell/ScannedItemActions.tsx';
import { ScanResultBar } from '../shell/ScanResultBar.tsx';
import { playSound } from '../shell/sounds.ts';
import { useFunctionKey } from '../shell/useFunctionKey.ts';
import { useMachine } from '../shell/useMachine.ts';
import { AddShelf } from './AddShelf.tsx';
import classes from './Desk.module.css';
import { UndoReceiptKey } from './RecentReceipts.tsx';
import {
  initialShelving,
  type ShelvingEffect,
  type ShelvingEvent,
  type ShelvingState,
  shelvingReducer,
} from './shelvingSteps.ts';
import {
  type ShelvedLine,
  shelvingLog,
  shelvingQueue,
  shelvingReopenSignal,
  shelvingResultSounds,
  undoShelving,
} from './shelvings.ts';

const tones = { good: 'success', warn: 'warning', bad: 'danger' } as const;

interface ShelvingDeskProps {
  readonly warehouseId: string;
  readonly shelves: ReadonlySet<string>;
}

/** Shelving: scan a shelf, then its parcels; scanning another shelf switches to it. */
export function ShelvingDesk({ warehouseId, shelves }: ShelvingDeskProps) {
  const lines = useDeskActionLog(shelvingLog);
  const [{ shelf, problem }, send, , drawNow] = useMachine<ShelvingState, ShelvingEvent, ShelvingEffect>(
    initialShelving,
    (state, event) => shelvingReducer(state, event, shelves),
    (effect) => {
      if ('sound' in effect) playSound(effect.sound);
      else shelvingQueue.add(newIdempotencyKey(), effect.shelve);
    },
    `crossdock.console.shelving.${warehouseId}`,
  );
  useReopenSignal(shelvingReopenSignal, (placing) => send({ type: 'reopen', placing }));
  useRememberCurrentItem(lines[0]?.placing.courierNumber);
  const undo = async (line: ShelvedLine | undefined) => {
    const failure = line && (await undoShelving(line));
    if (failure) showMessage('danger', failure);
  };
  useFunctionKey(
    'F8',
    () => void undo(lines.find(({ result }) => result === 'shelved' || result === 'moved')),
  );
  return (
    <Split from="desktop" columns="minmax(0, 1.25fr) minmax(0, 1fr)" gap={20} align="start">
      <Section>
        <Stack gap={16}>
          <ScanResultBar
            far
            tone={shelf ? 'success' : 'neutral'}
            icon={IconStack2}
            word={shelf || t('parcels.shelving.noShelf')}
          >
            {t(shelf ? 'parcels.shelving.scanParcels' : 'parcels.shelving.scanShelf')}
          </ScanResultBar>
          <div className={classes.scan}>
            <ScanBox
              label={t(shelf ? 'parcels.shelving.parcel' : 'parcels.shelving.shelf')}
              problem={problem ? wordsOf(problem) : undefined}
              onHeard={(heard) => send({ type: 'line', heard })}
              onCommand={(key) => key === 'Escape' && send({ type: 'drop' })}
              draw={drawNow}
            />
          </div>
          <ScannedItemActions code={problem && problem.key !== 'part' ? problem.code : ''} desk="shelving" />
          {problem?.key === 'shelfUnknown' ? (
            <AddShelf
              warehouseId={warehouseId}
              code={problem.code}
              onAdded={() => send({ type: 'added', shelf: problem.code })}
            />
          ) : null}
          <Muted as="p">{t('parcels.shelving.keys')}</Muted>
        </Stack>
      </Section>
      <ShelvedLines lines={lines} onUndo={(line) => void undo(line)} />
    </Split>
  );
}

function wordsOf({ key, code }: NonNullable<ShelvingState['problem']>): string {
  return key === 'shelfFirst' ? t('parcels.shelving.shelfFirst') : t(`parcels.desk.wrong.${key}`, { code });
}

function ShelvedLines(props: { lines: readonly ShelvedLine[]; onUndo: (line: ShelvedLine) => void }) {
  const stuck = useSyncExternalStore(shelvingQueue.subscribe, shelvingQueue.stuck);
  return (
    <Section title={t('parcels.shelving.done')} aside={<UndoReceiptKey />}>
      {props.lines.length === 0 ? <Muted as="p">{t('parcels.shelving.none')}</Muted> : null}
      <Stack as="ol">
        {props.lines.map((line) => {
          const result = stuck && line.result === 'sending' ? 'unsent' : line.result;
          return (
            <li key={line.key} className={classes.recent} data-undone={result === 'undone' || undefined}>
              <div className={classes.recentBody}>
                <Text strong figures>
                  {line.placing.courierNumber}
                </Text>{' '}
                → <strong>{line.placing.shelf}</strong>
                <Muted as="p" tone={toneOf(result)}>
                  {t(`parcels.shelved.${result}`)}
                  {line.message ? ` · ${line.message}` : ''}
                </Muted>
              </div>
              {result === 'shelved' || result === 'moved' ? (
                <Button small look="outline" icon={IconArrowBackUp} onClick={() => props.onUndo(line)}>
                  {t('parcels.desk.undo')}
                </Button>
              ) : null}
              {stuck && result === 'unsent' && line.result === 'sending' ? (
                <Button small look="outline" onClick={() => void shelvingQueue.flush()}>
                  {t('parcels.desk.sendNow')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </Stack>
    </Section>
  );
}

function toneOf(result: ShelvedLine['result']) {
  if (result === 'sending' || result === 'undone') return 'muted';
  return result === 'unsent' ? 'danger' : tones[shelvingResultSounds[result]];
}
