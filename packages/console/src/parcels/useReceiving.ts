import { newKey } from '@crossdock/contract/client.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { courierNumberProblem, normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import { useRef, useState } from 'react';
import { client } from '../shell/api.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { sidesFrom, weightFrom } from '../shell/measures.ts';
import { play, type Sound } from '../shell/sounds.ts';
import type { ReceiptInput } from './receiptQueue.ts';
import { receipts } from './receipts.ts';

export type Lookup = Output<'lookupParcel'>;
export type Step = 'scan' | 'weight' | 'size' | 'label' | 'photo' | 'shelf';

export interface Draft {
  readonly billCode: string;
  readonly weight: string;
  readonly size: string;
  readonly label: string;
  readonly photos: readonly string[];
  readonly shelf: string;
}

const empty: Draft = { billCode: '', weight: '', size: '', label: '', photos: [], shelf: '' };

const verdictSounds: Readonly<Record<Lookup['verdict'], Sound>> = {
  forecast: 'good',
  unknown: 'warn',
  refuse: 'bad',
  here: 'warn',
  gone: 'warn',
};

/**
 * The receiving form: one step after the other, each ended by Enter. Nothing waits for the network: the lookup answers
 * while the parcel is on the scale, and a finished receipt goes into the queue.
 */
export function useReceiving(warehouseId: string) {
  const [draft, setDraft] = useState(empty);
  const [step, setStep] = useState<Step>('scan');
  const [found, setFound] = useState<Lookup | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const scanned = useRef('');
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblem(null);
  };
  const fail = (text: TextKey) => {
    play('bad');
    setProblem(t(text));
  };
  const go = (next: Step) => {
    setProblem(null);
    setStep(next);
  };
  const restart = (said: Lookup | null = null) => {
    scanned.current = '';
    // The shelf stays: one shelf usually takes many parcels, and a scan replaces it.
    setDraft((before) => ({ ...empty, shelf: before.shelf }));
    setFound(said);
    go('scan');
  };
  const lookUp = async (billCode: string) => {
    scanned.current = billCode;
    setFound(null);
    const attempt = await client.attempt('lookupParcel', { billCode }, { fresh: true });
    if (scanned.current !== billCode) return;
    if (!attempt.ok) {
      if (!attempt.failure.undecided) setProblem(attempt.failure.message);
      return;
    }
    play(verdictSounds[attempt.data.verdict]);
    if (attempt.data.verdict === 'here' || attempt.data.verdict === 'gone') restart(attempt.data);
    else setFound(attempt.data);
  };
  const finish = () => {
    const input = inputOf(draft, warehouseId);
    if (input === 'weight' || input === 'size') return go(input);
    receipts.add({ key: newKey(), input, photos: draft.photos });
    restart();
  };
  const ends: Readonly<Record<Step, () => void>> = {
    scan: () => {
      const billCode = normaliseCourierNumber(draft.billCode);
      if (courierNumberProblem(billCode)) return fail('parcels.desk.badNumber');
      change({ billCode });
      go('weight');
      void lookUp(billCode);
    },
    weight: () => (weightFrom(draft.weight) === null ? fail('parcels.desk.badWeight') : go('size')),
    size: () => {
      if (sidesFrom(draft.size) === null) return fail('parcels.desk.badSize');
      go(found?.verdict === 'unknown' ? 'label' : 'photo');
    },
    label: () => go('photo'),
    photo: () => go('shelf'),
    shelf: finish,
  };
  return { draft, step, found, problem, change, go, restart, enter: () => ends[step]() };
}

/** What the call takes, or the step whose entry is not right. */
function inputOf(draft: Draft, warehouseId: string): ReceiptInput | 'weight' | 'size' {
  const weightG = weightFrom(draft.weight);
  if (weightG === null) return 'weight';
  const sides = sidesFrom(draft.size);
  if (sides === null) return 'size';
  const shelfCode = draft.shelf.trim().toUpperCase();
  return {
    billCode: draft.billCode,
    warehouseId,
    weightG,
    ...sides,
    labelHint: draft.label.trim(),
    ...(shelfCode === '' ? {} : { shelfCode }),
  };
}

export type Receiving = ReturnType<typeof useReceiving>;
