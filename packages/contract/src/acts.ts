import { z } from 'zod';

/**
 * How an act that creates or pays out money ended: done, or waiting for a second person because it goes beyond what one
 * clerk may do alone within a day. Nothing has moved while it waits.
 */
export const actState = z.enum(['approved', 'pending']);

/** What every such act can be refused with. */
export const actRefusals = ['act.tookPart', 'adjustment.own', 'row.changed'] as const;
