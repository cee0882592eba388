import { impossibleThresholds, maxLevels } from '@crossdock/domain/members/levels.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, factInput, id, text, whole } from '../wire/values.ts';
import { membersFacts } from './facts.ts';

/** Total paid freight that moves a member to this level, in minor units; null means that only staff assign it. */
const fromPaidMinor = z.number().int().nullable();

const levelNames = { zh: text(30), tw: text(30), en: text(30) };

export const saveLevelsInput = z.strictObject({
  /** From level 1 upwards, without gaps. */
  levels: z
    .array(
      z.strictObject({
        ...levelNames,
        fromPaidMinor: whole.min(1, 'field.tooSmall').max(1_000_000_000_000, 'field.tooBig').nullable(),
      }),
    )
    .min(1, 'field.required')
    .max(maxLevels, 'field.tooMany')
    .superRefine((levels, context) => {
      for (const at of impossibleThresholds(levels.map((one) => one.fromPaidMinor)))
        context.addIssue({
          code: 'custom',
          message: at === 0 ? 'field.level.first' : 'field.level.notRising',
          path: [at, 'fromPaidMinor'],
        });
    }),
});

/** Member levels: their names and thresholds. */
export const levelCalls = {
  getMemberLevel: call('GET', 'Member/GetMemberLevel', {
    by: 'member',
    summary: 'Get the shop’s levels, mine, and my total shipping spend',
    input: emptyInput,
    output: z.object({
      level: z.number().int(),
      paidMinor: z.number().int(),
      levels: z.array(z.object({ level: z.number().int(), name: z.string(), fromPaidMinor })),
    }),
  }),
  listLevels: call('GET', 'staff/members/levels', {
    by: 'staff',
    can: 'member.read',
    summary: 'List the shop’s levels with member counts',
    input: emptyInput,
    output: z.object({
      list: z.array(
        z.object({
          level: z.number().int(),
          zh: z.string(),
          tw: z.string(),
          en: z.string(),
          fromPaidMinor,
          members: z.number().int(),
        }),
      ),
    }),
  }),
  saveLevels: call('POST', 'staff/members/levels/save', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Set the shop’s levels; members keep theirs until their next payment',
    input: saveLevelsInput,
    output: doneAnswer,
    refusals: ['member.levelInUse'],
  }),
  setMemberLevel: call('POST', 'staff/members/level', {
    by: 'staff',
    can: 'member.write',
    summary: 'Give a member another level, with the reason',
    input: z.strictObject({
      memberId: id,
      level: z.number().int().min(1).max(maxLevels),
      why: factInput(membersFacts.why),
    }),
    output: doneAnswer,
    refusals: ['member.levelUnknown'],
  }),
};
