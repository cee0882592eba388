import { z } from 'zod';
import { instant } from '../wire/values.ts';

/**
 * How an act that creates or pays out money ended: done, or waiting for a second person because it goes beyond what one
 * clerk may do alone within a day. Nothing has moved while it waits.
 */
export const approvalState = z.enum(['approved', 'pending']);

/** Who asked for it first and when, of what a second person must confirm; null where nobody has yet. */
export const secondAwaited = z.object({ by: z.string(), mine: z.boolean(), at: instant }).nullable();
export type SecondAwaited = z.infer<typeof secondAwaited>;

/** What every such act can be refused with. */
export const approvalRefusals = ['act.tookPart', 'adjustment.own', 'row.changed'] as const;
