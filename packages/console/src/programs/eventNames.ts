import { type EventNoun, eventNouns } from '@crossdock/contract/programs/events.ts';
import { keysOf } from '@crossdock/domain/records.ts';

export const nouns = keysOf(eventNouns);

export const typesOf = (noun: EventNoun): string[] =>
  eventNouns[noun].states.map((state) => `${noun}.${state}`);

/** Of what at least one change is told. */
export const nounsOf = (events: readonly string[]): EventNoun[] =>
  nouns.filter((noun) => events.some((type) => type.startsWith(`${noun}.`)));

/** Nothing for what only tries an address. */
export const nounOf = (type: string): EventNoun | undefined =>
  nouns.find((noun) => type.startsWith(`${noun}.`));
