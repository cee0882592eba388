import { z } from 'zod';
import { id } from './values.ts';

/**
 * Marks the schemas of answers that contain a sensitive document: an identity, a proof of payment or a bank account.
 */
export const sensitiveDocuments = z.registry<Record<string, never>>();

/** The address of a sensitive document's picture, valid for minutes. */
export const documentAddress = z.string().register(sensitiveDocuments, {});
export const sensitiveDocument = z.object({ url: documentAddress, thumb: documentAddress });
export const sensitiveDocumentWithId = sensitiveDocument.extend({ fileId: id });
