import { type FieldKey, type FieldProblem, fieldProblem } from '../fields.ts';
import { documentNumberProblem } from '../members/identity.ts';
import { nameProblem } from '../members/name.ts';
import { phoneProblem } from '../members/phone.ts';
import { isRegion } from '../regions.ts';

export const declarerKinds = ['person', 'company'] as const;
export type DeclarerKind = (typeof declarerKinds)[number];

/**
 * The status numbers in the API. `pending` is our own number; the others come from the product's specification
 * (section 9).
 */
export const declarerStatuses = { pending: 0, approved: 1, rejected: 2 } as const;

export const maxDeclarers = 50;
export const maxDeclarersPerOrder = 5;

/** A declarer as a member types it. */
export interface DeclarerInput {
  readonly name: string;
  readonly country: string;
  readonly phone: string;
  readonly idKind: DeclarerKind;
  readonly idNumber: string;
}

/**
 * Everything wrong with a declarer (specification, section 5: name, phone and ID are required). Empty if it is valid.
 * Never asks an authority whether the number belongs to the name.
 * @example declarerProblems({ name: '王小明', country: 'TW', phone: '0912345678', idKind: 'person', idNumber: 'A123456789'
 * }) // → []
 * @example declarerProblems({ name: '王小明', country: 'TW', phone: '0912345678', idKind: 'person', idNumber: '04595257'
 * }) // → [{ field: 'idNumber', key: 'field.idNumber.kind', params: {} }]
 */
export function declarerProblems(input: DeclarerInput): FieldProblem<keyof DeclarerInput>[] {
  const { country, name, phone, idNumber } = input;
  // Without a country the formats of phones and ID numbers are unknown, so only missing values are reported.
  const byCountry: (readonly [keyof DeclarerInput, FieldKey | undefined])[] = isRegion(country)
    ? [
        ['phone', phoneProblem(country, phone)],
        ['idNumber', numberProblem(input)],
      ]
    : [
        ['country', required(country) ?? 'field.country'],
        ['phone', required(phone)],
        ['idNumber', required(idNumber)],
      ];
  const found = [['name', nameProblem(name)] as const, ...byCountry];
  return found.flatMap(([field, key]) => (key ? [fieldProblem(field, key)] : []));
}

function required(text: string): FieldKey | undefined {
  return text === '' ? 'field.required' : undefined;
}

/** A person declares with an ID number or, as a resident, with the number of a residence permit. */
function numberProblem({ country, idKind, idNumber }: DeclarerInput): FieldKey | undefined {
  if (idKind === 'company') return documentNumberProblem(country, 'company', idNumber);
  const asCitizen = documentNumberProblem(country, 'nationalId', idNumber);
  return asCitizen === undefined ? undefined : documentNumberProblem(country, 'residence', idNumber);
}

export type FreeEntriesLevel = 'free' | 'last' | 'usedUp';

/**
 * How many free entries a declarer has before the next order: some, one, or none.
 * @example freeEntriesLevel(5, 6) // → 'last'
 */
export function freeEntriesLevel(used: number, free: number): FreeEntriesLevel {
  if (used >= free) return 'usedUp';
  return used === free - 1 ? 'last' : 'free';
}
