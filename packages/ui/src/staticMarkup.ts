import type { ReactNode } from 'react';

/**
 * The part of React that is needed to render a screen once. It replaces `react`, its JSX runtime and
 * `react-dom/server` in a program that draws before the app is loaded (`vite/firstRows.ts`). If the screen
 * uses more, that program's build fails.
 */
type Props = Readonly<Record<string, unknown>> & { readonly children?: unknown };
type Component = (props: Props) => unknown;

interface Context<T> {
  value: T;
  readonly isContext: true;
}

interface Element {
  readonly type: string | Component | Context<unknown> | typeof Fragment;
  readonly props: Props;
}

export const Fragment = Symbol('fragment');
export const jsx = (type: Element['type'], props: Props): Element => ({ type, props });
export const jsxs = jsx;
export const createElement = (type: Element['type'], props: Props | null, ...children: unknown[]): Element =>
  jsx(type, { ...props, ...(children.length > 0 ? { children } : {}) });
export const forwardRef = (draw: (props: Props, ref: null) => unknown) => (props: Props) => draw(props, null);

export const createContext = <T>(value: T): Context<T> => ({ value, isContext: true });
export const useContext = <T>({ value }: Context<T>): T => value;
export const useState = <T>(initial: T) => [initial, () => undefined] as const;
export const useRef = <T>(current: T) => ({ current });
export const useEffect = (): void => undefined;
export const useSyncExternalStore = <T>(_subscribe: unknown, now: () => T): T => now();
export const Children = {
  map: (children: unknown, each: (child: unknown) => unknown) => [children].flat().map(each),
};
let ids = 0;
export const useId = (): string => {
  ids += 1;
  return `first-${ids}`;
};

/** The HTML that React would draw, without waiting for lazy parts. Texts and attributes are escaped. */
export const renderToStaticMarkup = (node: ReactNode): string => markup(node, undefined);

/** Renders a node; `chosen` is the value of the surrounding `select`. */
function markup(node: unknown, chosen: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map((one) => markup(one, chosen)).join('');
  if (!isElement(node)) return escaped(node);
  const { type, props } = node;
  if (typeof type === 'string') return tag(type, props, chosen);
  if (typeof type === 'function') return markup(type(props), chosen);
  if (typeof type === 'symbol') return markup(props.children, chosen);
  const outer = type.value;
  type.value = props.value;
  const inside = markup(props.children, chosen);
  type.value = outer;
  return inside;
}

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'type' in node;

/** Elements without an end tag. */
const empty = /^(input|img|br|hr)$/;
const unwritten = /^(children|key|ref|on[A-Z].*)$/;

function tag(name: string, props: Props, chosen: unknown): string {
  const inSelect = name === 'select';
  const attributes = Object.entries(props)
    .filter(([key]) => !unwritten.test(key) && !(inSelect && key === 'value'))
    .map(([key, value]) => attribute(key, value))
    .join('');
  const picked = name === 'option' && chosen === props.value ? ' selected=""' : '';
  const start = `<${name}${attributes}${picked}>`;
  return empty.test(name)
    ? start
    : `${start}${markup(props.children, inSelect ? props.value : chosen)}</${name}>`;
}

const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', tabIndex: 'tabindex' };
/**
 * The beginnings of SVG attributes that have hyphens in markup. For the names of other attributes, upper and lower
 * case make no difference.
 */
const hyphenated = /^(stroke|text|fill|clip|font)([A-Z])/;

function attribute(key: string, value: unknown): string {
  const told = /^(aria|data)-/.test(key);
  if (value === null || value === undefined || (value === false && !told)) return '';
  const name =
    names[key] ?? key.replace(hyphenated, (_, of: string, next: string) => `${of}-${next.toLowerCase()}`);
  return ` ${name}="${value === true && !told ? '' : escaped(value)}"`;
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '"': '&quot;', "'": '&#x27;' },
};
const escaped = (value: unknown): string =>
  String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
