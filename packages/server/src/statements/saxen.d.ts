/** The package has no types of its own. These cover the functions that are used here. */
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      heard: (tag: string, attributes: () => Readonly<Record<string, string>>) => void,
    ): this;
    on(event: 'closeTag', heard: (tag: string) => void): this;
    on(event: 'text', heard: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata' | 'attention', heard: (text: string) => void): this;
    on(event: 'error', heard: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
