import type { declarerCalls } from '@crossdock/contract/declarers/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveDeclarerSettings: Handler<(typeof declarerCalls)['saveDeclarerSettings']> = async (
  tx,
  _actor,
  input,
) => {
  await changeSettings(tx, { ...input, declarerCountries: [...new Set(input.declarerCountries)] });
  return { done: true };
};
