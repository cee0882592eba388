import type { Handler } from '../platform/handler.ts';
import { openingState } from './steps.ts';

export const getOpening: Handler<'getOpening'> = (tx, actor, _input, { config }) =>
  openingState(tx, actor, config);
