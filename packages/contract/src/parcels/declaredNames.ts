import { keysOf } from '@crossdock/domain/records.ts';
import { declaredWords } from './declared.facts.ts';

/** Every field of a declaration, in the order of the form. */
export const declaredNames = [
  'goodsType',
  'goodsName',
  'goodsCount',
  'declaredValueMinor',
  ...keysOf(declaredWords),
] as const;
