import sharp from 'sharp';

/** A PNG of one colour. */
export const plainPng = (width: number, height: number, background = '#fff'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
