import { z } from 'zod';

/** A picture at its two signed addresses. */
export const pictureView = z.object({ thumb: z.string(), full: z.string() });
export type PictureView = z.infer<typeof pictureView>;
