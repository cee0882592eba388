import type { Handler } from '../platform/handler.ts';
import { codeWaysOf } from './codeWays.ts';

export const getCodeWays: Handler<'getCodeWays'> = (tx, { shop }, _input, services) =>
  codeWaysOf(tx, shop, services);
