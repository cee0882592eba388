import { createClient } from '@crossdock/contract/client.ts';
import type { WireTable } from '@crossdock/contract/wire/wireTable.ts';
import { draw } from '@crossdock/ui/samples/draw.tsx';
import { UiProvider } from '@crossdock/ui/UiProvider.tsx';
import { ConnectionContext } from '@crossdock/web/connection.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';

/** Renders a component in English and Taiwan dollars. `answer` answers its calls. */
export async function renderWithCalls(wire: WireTable, answer: typeof fetch, content: ReactNode) {
  const client = createClient({ wire, baseUrl: 'http://shop.test/api/', lang: 'en', fetch: answer });
  const connection = { client, lang: () => 'en' as const, token: () => null };
  return draw(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={{ ...connection, onFailure: () => {}, refresh: () => {} }}>
        <UiProvider formatting={{ locale: 'en', timeZone: 'UTC', currency: 'TWD' }}>{content}</UiProvider>
      </ConnectionContext>
    </QueryClientProvider>,
  );
}

/** Types into the first matching box like a person. */
export function typeInto(place: HTMLElement, selector: string, value: string): Promise<void> {
  const box = place.querySelector<HTMLInputElement>(selector);
  if (!box) throw new Error(`no ${selector}`);
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
