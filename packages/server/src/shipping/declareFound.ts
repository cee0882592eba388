import type { Handler } from '../platform/handler.ts';
import { markPackagesLostOrFound } from './lostPackages.ts';

export const declareFound: Handler<'declareFound'> = (tx, actor, input, services) =>
  markPackagesLostOrFound(tx, actor, services, input, null);
