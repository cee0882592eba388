import { z } from 'zod';
import { id } from './values.ts';

/** The shapes of answers in which a picture of a paper is handed out: who somebody is, what they paid, where money goes. */
export const papers = z.registry<Record<string, never>>();

/** The address of such a picture, good for minutes. */
export const paperAddress = z.string().register(papers, {});
export const paper = z.object({ url: paperAddress, thumb: paperAddress });
export const namedPaper = paper.extend({ fileId: id });
