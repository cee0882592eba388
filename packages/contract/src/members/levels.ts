import { impossibleThresholds, maxLevels } from '@crossdock/domain/members/levels.ts';
import { z } from 'zod';
import { member, staff } from '../wire/call.ts';
import { listOf } from '../wire/lists.ts';
import { count, id, inputFieldOf, plain, text, texts, whole } from '../wire/values.ts';
import { membersFacts } from './facts.ts';

/** Total paid freight that moves a member to this level, in minor units; null means that only staff assign it. */
const fromPaidMinor = plain.maybeCount;

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
  getMemberLevel: member.get('Member/GetMemberLevel', {
    summary: 'Get the shop’s levels, mine, and my total shipping spend',
    output: z.object({
      level: count,
      paidMinor: count,
      levels: z.array(z.object({ level: count, name: plain.text, fromPaidMinor })),
    }),
  }),
  listLevels: staff('member.read').get('staff/members/levels', {
    summary: 'List the shop’s levels with member counts',
    output: listOf(
      z.object({
        level: count,
        ...texts.shape,
        fromPaidMinor,
        members: count,
      }),
    ),
  }),
  saveLevels: staff('shop.write').post('staff/members/levels/save', {
    summary: 'Set the shop’s levels; members keep theirs until their next payment',
    input: saveLevelsInput,
    refusals: ['member.levelInUse'],
  }),
  setMemberLevel: staff('member.write').post('staff/members/level', {
    summary: 'Give a member another level, with the reason',
    input: z.strictObject({
      memberId: id,
      level: z.number().int().min(1).max(maxLevels),
      why: inputFieldOf(membersFacts.why),
    }),
    refusals: ['member.levelUnknown'],
  }),
};
