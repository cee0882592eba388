// @vitest-environment happy-dom
import { useMarkFirstScreen } from '@crossdock/web/firstScreen.ts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { useAccount } from '../src/shell/useAccount.ts';
import { drawPage } from './drawPage.tsx';

const asks: boolean[] = [];
vi.mock('../src/shell/api.ts', () => ({
  useCall(_name: string, _input: object, { enabled }: { enabled: boolean }) {
    asks.push(enabled);
    return {};
  },
}));

function Page() {
  useAccount();
  useMarkFirstScreen();
  return null;
}

async function drawAt(path: string) {
  return (await drawPage(path, Page)).end;
}

test('the account is loaded after the rows of a list, and at once on any other page', async () => {
  const leaveForm = await drawAt('/newBag');
  expect(new Set(asks)).toEqual(new Set([true]));
  await leaveForm();
  asks.length = 0;
  const leaveList = await drawAt('/myBag');
  expect(asks).toContain(false);
  await act(() => vi.waitFor(() => expect(asks.at(-1)).toBe(true), 5_000));
  await leaveList();
});
