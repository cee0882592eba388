import { z } from 'zod';
import { id } from './values.ts';

/** Answer shapes that contain a sensitive document: identities, payment proofs, bank accounts. */
export const papers = z.registry<Record<string, never>>();

/** The address of such a picture, valid for minutes. */
export const paperAddress = z.string().register(papers, {});
export const paper = z.object({ url: paperAddress, thumb: paperAddress });
export const namedPaper = paper.extend({ fileId: id });
