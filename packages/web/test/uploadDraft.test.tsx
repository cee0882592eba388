// @vitest-environment happy-dom

import { createClient } from '@crossdock/contract/client.ts';
import { type Drawn, draw } from '@crossdock/ui/samples/draw.tsx';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionContext } from '../src/connection.ts';
import { deleteDrafts, setDraftsOwner } from '../src/drafts.ts';
import { type Uploads, useUploads } from '../src/uploads.ts';
import { quietConnection } from './quietConnection.ts';

let sent = 0;
const client = createClient({
  wire: { upload: { method: 'POST', path: 'Member/Upload' } },
  baseUrl: 'http://shop.test/api/',
  lang: 'en',
  fetch: async () => {
    sent += 1;
    return Response.json({
      code: 200,
      data: { fileId: `file ${sent}`, thumb: `/thumb/${sent}` },
      message: '',
    });
  },
});

const connection = quietConnection(client);

let uploads: Uploads;
function Proofs({ draft }: { draft?: string }) {
  uploads = useUploads('upload', { type: 'aftersales' }, draft === undefined ? {} : { draft });
  return null;
}

let drawn: Drawn;
/** Renders the page, the first time or again after a reload. */
async function open(draft?: string): Promise<void> {
  drawn = await draw(
    <ConnectionContext value={connection}>
      <Proofs {...(draft === undefined ? {} : { draft })} />
    </ConnectionContext>,
  );
}
const close = () => drawn.end();
const choose = async (name: string) => {
  await act(async () => uploads.add([new File(['x'], name, { type: 'image/png' })]));
  await act(() => new Promise((later) => setTimeout(later, 50)));
};

beforeEach(() => {
  sent = 0;
  setDraftsOwner('me');
});
afterEach(async () => {
  await close();
  deleteDrafts();
});

test('uploaded pictures are there after a reload, and gone once they are removed or sent', async () => {
  await open('claim');
  await choose('front.png');
  await choose('back.png');
  await act(async () => uploads.remove(uploads.files[0]?.key ?? ''));
  expect(uploads.fileIds).toEqual(['file 2']);
  await close();
  await open('claim');
  expect(uploads.fileIds).toEqual(['file 2']);
  expect(uploads.files[0]).toMatchObject({ name: 'back.png', previewUrl: '/thumb/2', busy: false });
  expect(uploads.restored).toBe(true);
  await act(async () => uploads.clear());
  await close();
  await open('claim');
  expect(uploads.files).toEqual([]);
});

test('pictures of a form without a draft, and those that the server may have deleted, are not offered', async () => {
  await open();
  await choose('front.png');
  await close();
  await open('claim');
  expect(uploads.files).toEqual([]);
  await choose('back.png');
  await close();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 41 * 3_600_000 });
  await open('claim');
  expect(uploads.files).toEqual([]);
  vi.useRealTimers();
});
