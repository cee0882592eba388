import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import type { FieldDefinition } from '../wire/fact.ts';
import { listedTextFields } from './declared.facts.ts';

const declaredColumns = recordOf(keysOf(listedTextFields), (word) => ({
  kind: 'text' as const,
  label: `parcels.said.${word}` as const,
}));

/** The columns of the console's list of parcels, on screen and in exports. */
export const parcelListFacts = {
  number: { kind: 'code', label: 'parcels.number', sort: 'number' },
  courier: { kind: 'choice', choices: [...couriers, 'unknown'], label: 'parcels.courier' },
  state: { kind: 'choice', choices: parcelStates, label: 'parcels.state' },
  member: { kind: 'text', label: 'parcels.member' },
  goods: { kind: 'text', label: 'parcels.goods' },
  weight: { kind: 'weight', label: 'parcels.weight', sort: 'weight', none: true },
  place: { kind: 'text', label: 'parcels.place', sort: 'shelf' },
  waiting: { kind: 'instant', label: 'parcels.list.since', sort: 'waiting' },
  arrived: { kind: 'instant', label: 'parcels.arrived', none: true },
  created: { kind: 'instant', style: 'date', label: 'parcels.list.created', sort: 'created' },
  ...declaredColumns,
} as const satisfies Readonly<Record<string, FieldDefinition>>;
