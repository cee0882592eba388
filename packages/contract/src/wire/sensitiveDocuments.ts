import { z } from 'zod';
import { id } from './values.ts';

/** Answer shapes that contain a sensitive document: identities, payment proofs, bank accounts. */
export const sensitiveDocuments = z.registry<Record<string, never>>();

/** The address of a sensitive document's picture, valid for minutes. */
export const documentAddress = z.string().register(sensitiveDocuments, {});
export const sensitiveDocument = z.object({ url: documentAddress, thumb: documentAddress });
export const sensitiveDocumentWithId = sensitiveDocument.extend({ fileId: id });
