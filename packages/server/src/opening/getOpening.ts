import type { Handler } from '../platform/handler.ts';
import { openingOf } from './steps.ts';

export const getOpening: Handler<'getOpening'> = (tx, actor, _input, { config }) =>
  openingOf(tx, actor, config);
