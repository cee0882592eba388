import { z } from 'zod';
import { id } from './values.ts';

/** The shapes of answers in which a picture of a paper is handed out: who somebody is, what they paid, where money goes. */
export const sensitiveDocuments = z.registry<Record<string, never>>();

/** The address of such a picture, good for minutes. */
export const documentAddress = z.string().register(sensitiveDocuments, {});
export const sensitiveDocument = z.object({ url: documentAddress, thumb: documentAddress });
export const namedDocument = sensitiveDocument.extend({ fileId: id });
