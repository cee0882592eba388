import { z } from 'zod';
import { plain } from './values.ts';

/** A picture at its two signed addresses. */
export const pictureView = z.object({ thumb: plain.text, full: plain.text });
export type PictureView = z.infer<typeof pictureView>;
