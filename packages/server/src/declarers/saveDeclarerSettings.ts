import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveDeclarerSettings: Handler<'saveDeclarerSettings'> = async (tx, _actor, input) => {
  await changeSettings(tx, { ...input, declarerCountries: [...new Set(input.declarerCountries)] });
  return { done: true };
};
