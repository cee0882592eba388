import { refuse } from '@crossdock/contract/refusals.ts';
import { overdueCutoff, problemStates, problemSteps } from '@crossdock/domain/parcels/problems.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { totalWithoutParcel } from '../orderChanges/totalWithoutParcel.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { stepsOf } from '../platform/transitions.ts';
import { canStaffLeaveParcelOut } from './leaveParcelOutAsAgreed.ts';
import {
  countWaitingProblems,
  findProblemForStaff,
  findProblemOf,
  problemsOf,
  searchProblems,
  unsettledProblemsOfOrder,
} from './store.ts';
import { problemOf, problemStepOf, problemViewContext, staffProblemOf } from './view.ts';

export const getProblem: Handler<'getProblem'> = async (tx, actor, { id }, services) => {
  const [row, steps] = await Promise.all([
    findProblemOf(tx, actor.memberId, id),
    stepsOf(tx, id, problemSteps),
  ]);
  if (row === undefined) return refuse('row.notFound');
  const shown = problemOf(row, problemViewContext(actor, services, tx.now));
  const asks = shown.choices.some(({ choice }) => choice === 'without');
  const withoutMinor =
    asks && row.orderId !== null ? await totalWithoutParcel(tx, actor, row.orderId, row.parcelId) : null;
  return {
    ...shown,
    withoutMinor,
    choices: shown.choices.filter(({ choice }) => choice !== 'without' || withoutMinor !== null),
    timeline: steps.map(problemStepOf).map(({ staffName: _, ...step }) => step),
  };
};

export const getProblemPictures: Handler<'getProblemPictures'> = async (tx, actor, { id }, services) => {
  const row = await findProblemOf(tx, actor.memberId, id);
  if (row === undefined) return refuse('row.notFound');
  const { picture } = problemViewContext(actor, services, tx.now);
  return { id, pictures: row.fileIds.map(picture), proofs: row.proofFileIds.map(picture) };
};

export const getProblemSettings: Handler<'getProblemSettings'> = async (tx) => {
  const { problems, problemReminders, leaveOut } = await currentSettings(tx);
  return { ...problems, ...problemReminders, leaveOut };
};

export const getStaffProblem: Handler<'getStaffProblem'> = async (tx, actor, { id }, services) => {
  const [row, steps] = await Promise.all([findProblemForStaff(tx, id), stepsOf(tx, id, problemSteps)]);
  if (row === undefined) return refuse('row.notFound');
  const reader = problemViewContext(actor, services, tx.now);
  return { ...staffProblemOf(row, reader, actor.staffId), timeline: steps.map(problemStepOf) };
};

export const listProblems: Handler<'listProblems'> = async (tx, actor, input, services) => {
  const made = requestedPeriod(input, actor.shop);
  const reader = problemViewContext(actor, services, tx.now);
  const overdue = overdueCutoff(tx.now, reader.settings);
  const [page, counts] = await Promise.all([
    searchProblems(tx, { ...input, made }, overdue),
    countWaitingProblems(tx, overdue),
  ]);
  return { ...page, ...counts, list: page.list.map((row) => staffProblemOf(row, reader, actor.staffId)) };
};

export const listProblemsOfOrder: Handler<'listProblemsOfOrder'> = async (tx, actor, input, services) => {
  const { orderId } = input;
  const rows = await unsettledProblemsOfOrder(tx, orderId);
  const reader = problemViewContext(actor, services, tx.now);
  return {
    list: rows.map((row) => {
      const { id, type, state, description, blocks, answer } = problemOf(row, reader);
      const { courierNumber } = row;
      return {
        ...{ id, type, state, description, blocks, answer, courierNumber },
        mayLeaveOut: canStaffLeaveParcelOut(tx, actor, row),
      };
    }),
  };
};

export const queryProblems: Handler<'queryProblems'> = async (tx, actor, input, services) => {
  const reader = problemViewContext(actor, services, tx.now);
  const overdue = overdueCutoff(tx.now, reader.settings);
  const { page, counts } = await problemsOf(tx, actor.memberId, input, overdue);
  return {
    ...page,
    list: page.list.map((row) => problemOf(row, reader)),
    counts: recordOf(problemStates, (state) => counts.find((row) => row.state === state)?.n ?? 0),
  };
};
