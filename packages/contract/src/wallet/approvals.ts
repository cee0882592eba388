import { z } from 'zod';
import { instant, plain } from '../wire/values.ts';

/**
 * The result of an action that creates or pays out money: done, or waiting for a second person because the amount is
 * above one clerk's daily limit. Nothing moves while it waits.
 */
export const approvalState = z.enum(['approved', 'pending']);

/** The first person's request and its time; null if nobody has requested it. */
export const awaitedApproval = z.object({ by: plain.text, mine: plain.yesNo, at: instant }).nullable();
export type AwaitedApproval = z.infer<typeof awaitedApproval>;

/** Refusals that every action that may need a second person can have. */
export const approvalRefusals = ['act.tookPart', 'adjustment.own', 'row.changed'] as const;
