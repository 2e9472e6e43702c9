/** Stops a start or a command. Each line is one problem, in words for the operator. */
export class StartupError extends Error {
  readonly lines: readonly string[]

  constructor(lines: string | readonly string[]) {
    const list = typeof lines === 'string' ? [lines] : lines
    super(list.join('\n'))
    this.name = 'StartupError'
    this.lines = list
  }
}
