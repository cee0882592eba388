import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { trackingTexts } from '@crossdock/contract/tracking/texts.ts';
import { withPreparation } from '../platform/handler.ts';
import { fillMissingTexts } from './eventTexts.ts';
import { findTrackedSubjects } from './numbers.store.ts';
import { parseTrackedNumber } from './parseTrackedNumber.ts';
import { readSealedEvents, refuseIfSealedSince } from './sealedEvents.ts';
import { addTrackingEvents } from './store.ts';
import { isInFuture } from './times.ts';

export const addTracking = withPreparation<'addTracking'>()({
  look: (tx, _actor, input) => findTrackedSubjects(tx, input.numbers.map(parseTrackedNumber)),
  prepare: (noTransaction, _actor, _input, services, subjects) =>
    readSealedEvents(noTransaction, services, subjects),
  handle: async (tx, actor, input, _services, archived) => {
    const words = input.template ? trackingTexts[input.template] : fillMissingTexts(input);
    if (!words) return refuse('tracking.textRequired', {}, 'template');
    if (isInFuture(input.at, tx.now)) return refuse('tracking.timeAhead', {}, 'at');
    const asked = input.numbers.map(parseTrackedNumber);
    const subjects = await findTrackedSubjects(tx, asked);
    const changed = refuseIfSealedSince(archived, subjects);
    if (changed) return changed;
    const known = asked.flatMap(({ written }) => {
      const subject = subjects.get(written);
      return subject ? [{ written, subject }] : [];
    });
    const { at, place } = input;
    const events = known.map(({ subject }) => ({ ...subject, ...words, at, place }));
    const added = await addTrackingEvents(tx, actor, 'staff', events, archived.eventKeys);
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
  },
});
