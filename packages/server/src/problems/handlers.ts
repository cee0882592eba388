import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { answerProblem } from './answerProblem.ts';
import { askProblem } from './askProblem.ts';
import { disposeProblem } from './disposeProblem.ts';
import { getProblem } from './getProblem.ts';
import { getProblemPictures } from './getProblemPictures.ts';
import { getProblemSettings } from './getProblemSettings.ts';
import { getStaffProblem } from './getStaffProblem.ts';
import { listProblems } from './listProblems.ts';
import { queryProblems } from './queryProblems.ts';
import { registerProblem } from './registerProblem.ts';
import { resolveProblem } from './resolveProblem.ts';
import { saveProblemSettings } from './saveProblemSettings.ts';
import { takeProblem } from './takeProblem.ts';

export const problemHandlers = {
  answerProblem,
  askProblem,
  disposeProblem,
  getProblem,
  getProblemPictures,
  getProblemSettings,
  getStaffProblem,
  listProblems,
  queryProblems,
  registerProblem,
  resolveProblem,
  saveProblemSettings,
  takeProblem,
} satisfies Partial<Handlers<CallTable>>;
