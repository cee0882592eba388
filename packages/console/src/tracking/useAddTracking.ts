import type { Output } from '@crossdock/contract/table.ts';
import type { TrackingTemplate } from '@crossdock/contract/tracking/texts.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { parseCourierNumbers } from '@crossdock/domain/parcels/couriers.ts';
import { parseLocalTime } from '@crossdock/domain/tracking/clock.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { playSound } from '../shell/sounds.ts';
import { clockText } from './clockText.ts';

export type Answer = Output<'addTracking'>['list'][number];

/** The choice of own words instead of a template. */
export const customTextChoice = 'own' as const;

export interface TrackingEventDraft {
  readonly numbers: string;
  /** A template's name, `customTextChoice`, or empty. */
  readonly what: TrackingTemplate | typeof customTextChoice | '';
  readonly tw: string;
  readonly zh: string;
  readonly en: string;
  readonly time: string;
  readonly place: string;
}

/** The form of an event for one number or many. */
export function useAddTracking(numbers: string, onDone?: () => void) {
  const { timeZone } = currentShop();
  const [draft, setDraft] = useState<TrackingEventDraft>(() => ({
    numbers,
    what: '',
    tw: '',
    zh: '',
    en: '',
    time: clockText(new Date().toISOString(), timeZone),
    place: '',
  }));
  const [tried, setTried] = useState(false);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const add = useSubmit('addTracking', { quiet: true, refreshes: ['listTrackingEvents', 'getDeskOrder'] });
  const list = parseCourierNumbers(draft.numbers).numbers;
  const at = parseLocalTime(draft.time, timeZone);
  const send = async () => {
    setTried(true);
    if (list.length === 0 || at === undefined || draft.what === '') return playSound('bad');
    const { what, place, tw, zh, en } = draft;
    const said = what === customTextChoice ? { tw, zh, en } : { template: what };
    const attempt = await add.submit({ numbers: list, at, place, ...said });
    playSound(attempt.ok ? 'good' : 'bad');
    if (!attempt.ok) return;
    setAnswers(attempt.data.list);
    setTried(false);
    if (onDone && attempt.data.list.every((one) => one.outcome === 'added')) return onDone();
    const unknown = attempt.data.list.filter((one) => one.outcome === 'unknown');
    setDraft({ ...draft, numbers: unknown.map((one) => one.number).join('\n') });
  };
  /** One error for each field, from this form's own checks or the server's. */
  const errors: Partial<Record<string, string>> = {
    ...messagesOf(add.failure),
    ...(tried && list.length === 0 ? { numbers: t('tracking.numbers.none') } : {}),
    ...(tried && draft.what === '' ? { template: t('tracking.what.choose') } : {}),
    ...(at === undefined ? { at: t('tracking.at.bad') } : {}),
  };
  return {
    draft,
    answers,
    timeZone,
    busy: add.busy,
    errors,
    /** The error message of a failure that names no field of the form. */
    failure: add.failure && Object.keys(add.failure.fields).length === 0 ? add.failure.message : null,
    change: (part: Partial<TrackingEventDraft>) => setDraft({ ...draft, ...part }),
    send,
  };
}

function messagesOf(failure: CallFailure | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(failure?.fields ?? {}).map(([field, { message }]) => [field, message]),
  );
}
