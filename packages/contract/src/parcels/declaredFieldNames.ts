import { keysOf } from '@crossdock/domain/records.ts';
import { declaredTextFields } from './declared.facts.ts';

/** Every field of a declaration, in the order of the form. */
export const declaredFieldNames = [
  'goodsType',
  'goodsName',
  'goodsCount',
  'declaredValueMinor',
  ...keysOf(declaredTextFields),
] as const;
