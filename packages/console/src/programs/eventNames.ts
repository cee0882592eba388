import { type EventNoun, eventNouns } from '@crossdock/contract/programs/events.ts';
import { keysOf } from '@crossdock/domain/records.ts';

export const allEventNouns = keysOf(eventNouns);

export const eventTypesOfNoun = (noun: EventNoun): string[] =>
  eventNouns[noun].states.map((state) => `${noun}.${state}`);

/** The nouns, such as `parcel`, with at least one chosen event. */
export const nounsOfEvents = (events: readonly string[]): EventNoun[] =>
  allEventNouns.filter((noun) => events.some((type) => type.startsWith(`${noun}.`)));

/** The noun of an event; undefined for test events. */
export const nounOfEvent = (type: string): EventNoun | undefined =>
  allEventNouns.find((noun) => type.startsWith(`${noun}.`));
