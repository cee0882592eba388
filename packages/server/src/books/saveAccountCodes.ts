import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveAccountCodes: Handler<'saveAccountCodes'> = async (tx, _actor, { codes }) => {
  const accountCodes = Object.fromEntries(codes.map(({ kind, ...code }) => [kind, code]));
  await changeSettings(tx, { accountCodes });
  return { done: true };
};
