import type { CallFailure } from './callFailure.ts';

/** Whether the same may succeed soon though nobody changes anything: the line broke or was slow, the server failed, or was asked too much. */
export const isPassing = ({ undecided, code }: CallFailure): boolean =>
  undecided || code === 408 || code === 429;
