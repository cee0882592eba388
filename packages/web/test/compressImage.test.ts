import { expect, test, vi } from 'vitest';
import { compressImage, pictureTargetKb } from '../src/compressImage.ts';

const compress = vi.hoisted(() => vi.fn(async () => new File(['small'], 'a.jpg', { type: 'image/jpeg' })));
vi.mock('browser-image-compression', () => ({ default: compress }));

const picture = (kb: number, type = 'image/jpeg') =>
  new File([new Uint8Array(kb * 1_000)], 'a.jpg', { type });

test('images are compressed to 500 kB before upload (specification, sections 7 and 9)', async () => {
  expect(pictureTargetKb.upload).toBe(500);
  expect((await compressImage(picture(900), pictureTargetKb.upload)).size).toBe(5);
  expect(compress).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ maxSizeMB: 500 / 1_024 }),
  );
});

test.each([
  ['an avatar (target 0)', picture(900), pictureTargetKb.avatar],
  ['a small picture', picture(500), pictureTargetKb.upload],
  ['a PDF', picture(900, 'application/pdf'), pictureTargetKb.upload],
])('%s is sent unchanged', async (_what, file, target) => {
  expect(await compressImage(file, target)).toBe(file);
});

test('a file that cannot be compressed is sent unchanged', async () => {
  compress.mockRejectedValueOnce(new Error('no canvas'));
  const file = picture(900);
  expect(await compressImage(file, pictureTargetKb.upload)).toBe(file);
});
