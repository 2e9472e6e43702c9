/** The part of saxen that is used here: it ships no types. */
declare module 'saxen' {
  export const decode: (text: string) => string

  export class Parser {
    on(
      event: 'openTag',
      handler: (name: string, attributes: () => Record<string, string> | false) => void,
    ): this
    on(event: 'closeTag' | 'text' | 'cdata', handler: (text: string) => void): this
    parse(xml: string): void
  }
}
