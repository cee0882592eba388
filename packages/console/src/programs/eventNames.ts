import { type EventNoun, eventNouns } from '@crossdock/contract/programs/events.ts';
import { keysOf } from '@crossdock/domain/records.ts';

export const nouns = keysOf(eventNouns);

export const eventTypesOfNoun = (noun: EventNoun): string[] =>
  eventNouns[noun].states.map((state) => `${noun}.${state}`);

/** The nouns, such as `parcel`, with at least one chosen event. */
export const nounsOfEvents = (events: readonly string[]): EventNoun[] =>
  nouns.filter((noun) => events.some((type) => type.startsWith(`${noun}.`)));

/** The noun of an event; undefined for test events. */
export const nounOfEvent = (type: string): EventNoun | undefined =>
  nouns.find((noun) => type.startsWith(`${noun}.`));
