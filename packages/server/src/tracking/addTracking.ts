import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { trackingCalls } from '@crossdock/contract/tracking/calls.ts';
import { trackingTexts } from '@crossdock/contract/tracking/texts.ts';
import type { Handler } from '../platform/handler.ts';
import { askedNumber } from './askedNumber.ts';
import { subjectsOf } from './numbers.store.ts';
import { wordsOf } from './spokenTexts.ts';
import { addTrackingEvents } from './store.ts';
import { isAhead } from './times.ts';

export const addTracking: Handler<(typeof trackingCalls)['addTracking']> = async (tx, actor, input) => {
  const words = input.template ? trackingTexts[input.template] : wordsOf(input);
  if (!words) return refuse('tracking.textRequired', {}, 'template');
  if (isAhead(input.at, tx.now)) return refuse('tracking.timeAhead', {}, 'at');
  const asked = input.numbers.map(askedNumber);
  const subjects = await subjectsOf(tx, asked);
  const known = asked.flatMap(({ written }) => {
    const subject = subjects.get(written);
    return subject ? [{ written, subject }] : [];
  });
  const { at, place } = input;
  const added = await addTrackingEvents(
    tx,
    actor,
    'staff',
    known.map(({ subject }) => ({ ...subject, ...words, at, place })),
  );
  const outcomes = new Map(
    known.map(({ written }, index) => [written, added[index] ? ('added' as const) : ('known' as const)]),
  );
  const unknown = refusalMessage(refuse('tracking.numberUnknown'), actor.lang);
  return {
    list: asked.map(({ written }) => {
      const outcome = outcomes.get(written);
      return { number: written, outcome: outcome ?? 'unknown', message: outcome ? '' : unknown };
    }),
  };
};
