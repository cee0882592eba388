/** A picture of black and white: one bit a dot, 1 is black, each row in whole bytes. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly bytes: Uint8Array;
}

/** A dot that is darker than this is black. */
const threshold = 160;

/**
 * Turns an image of four bytes a dot (red, green, blue, opacity) into black and white. Never makes greys.
 * @example toRaster(new Uint8Array([0, 0, 0, 255, 255, 255, 255, 255]), 2, 1).bytes // → new Uint8Array([128])
 */
export function toRaster(rgba: ArrayLike<number>, width: number, height: number): Raster {
  const stride = Math.ceil(width / 8);
  const bytes = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const green = rgba[(y * width + x) * 4 + 1] ?? 255;
      const at = y * stride + (x >> 3);
      if (green < threshold) bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
    }
  return { width, height, stride, bytes };
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts a part out of a picture, from a whole byte. Never reaches outside of the picture.
 * @example croppedRaster({ width: 16, height: 1, stride: 2, bytes: new Uint8Array([1, 2]) }, { x: 9, y: 0, width: 5,
 * height: 9 }).bytes // → new Uint8Array([2])
 */
export function croppedRaster(
  raster: Raster,
  area: Area,
): Raster & { readonly x: number; readonly y: number } {
  const from = Math.max(0, area.x >> 3);
  const until = Math.min(raster.stride, Math.ceil((area.x + area.width) / 8));
  const top = Math.max(0, Math.floor(area.y));
  const bottom = Math.min(raster.height, Math.ceil(area.y + area.height));
  const stride = Math.max(0, until - from);
  const height = Math.max(0, bottom - top);
  const bytes = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * raster.stride + from;
    bytes.set(raster.bytes.subarray(start, start + stride), row * stride);
  }
  return { x: from * 8, y: top, width: stride * 8, height, stride, bytes };
}
