import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, find, until, type Wanted } from './browser.ts';

const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** Firefox through WebDriver BiDi, which it supports natively. */
export async function startFirefox(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
  const program = spawn('firefox-esr', args, {
    env: { ...process.env, MOZ_HEADLESS: '1', HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const line = await connect(`${await addressOf(program)}/session`);
  const { capabilities } = (await line.send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await line.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await line.send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  };
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const close = async () => {
    await line.send('browser.close', {}).catch(() => program.kill());
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    name: 'Firefox',
    version: `Firefox ESR ${capabilities.browserVersion}`,
    close,
    ...pageOf(line, contexts[0]?.context ?? ''),
  };
}

interface Line {
  send(method: string, params: object): Promise<unknown>;
  /** Console errors and uncaught errors of the pages. */
  readonly heard: string[];
}

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

async function connect(url: string): Promise<Line> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (message: Message) => void>();
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') heard.push(message.params.text ?? '');
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${url}`)));
  });
  let last = 0;
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ type, result, error, message }) => {
        waiting.delete(id);
        if (type === 'error') reject(new Error(`${method}: ${error} ${message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, heard };
}

function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`firefox-esr ended with ${code}: ${said}`)));
    program.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

interface Evaluated {
  readonly type: string;
  readonly result: { readonly sharedId?: string; readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

function pageOf(line: Line, context: string): Omit<Browser, 'name' | 'version' | 'close'> {
  const evaluate = async (body: string, given: readonly unknown[]) => {
    const answer = (await line.send('script.callFunction', {
      functionDeclaration: body,
      arguments: [{ type: 'string', value: JSON.stringify(given) }],
      target: { context },
      awaitPromise: true,
    })) as Evaluated;
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  };
  const run: Browser['run'] = async (body, ...given) => {
    const wrapped = `async (given) => JSON.stringify(await (${body})(...JSON.parse(given)) ?? null)`;
    return JSON.parse((await evaluate(wrapped, given)).value ?? 'null');
  };
  const element = ({ css, says }: Wanted) =>
    until(`${css} ${says ?? ''}`, async () => {
      const found = await evaluate(`(given) => (${find})(...JSON.parse(given))`, [css, says ?? null]);
      return found.sharedId;
    }).then((sharedId) => ({ sharedId }));
  const act = (source: object) => line.send('input.performActions', { context, actions: [source] });
  const press = async (wanted: Wanted) => {
    const origin = { type: 'element', element: await element(wanted) };
    const button = { button: 0 };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', ...button },
      { type: 'pointerUp', ...button },
    ];
    await act({ type: 'pointer', id: 'pointer', actions });
  };
  const wait = 'complete';
  return {
    hearsAll: true,
    run,
    press,
    resize: async (width, height) =>
      void (await line.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    open: async (url) => {
      const go = () => line.send('browsingContext.navigate', { context, url, wait });
      // If the page navigates on its own at this moment, Firefox aborts the requested navigation, so it is requested
      // again.
      await go().catch((error) => (/NS_BINDING_ABORTED/.test(String(error)) ? go() : Promise.reject(error)));
    },
    reload: async () => void (await line.send('browsingContext.reload', { context, wait })),
    back: async () => void (await line.send('browsingContext.traverseHistory', { context, delta: -1 })),
    type: async (wanted, text) => {
      await press(wanted);
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions });
    },
    attach: async (wanted, path) =>
      void (await line.send('input.setFiles', { context, element: await element(wanted), files: [path] })),
    faults: async () => line.heard.splice(0),
    picture: async () => {
      const { data } = (await line.send('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
  };
}
