/** Opens something for the tests of a describe, clears it before each and closes it after them; what it has can be named in them alone. */
export function whileTested<Opened extends { close: () => Promise<unknown> }>(
  open: () => Promise<Opened>,
  clear: (opened: Opened) => unknown,
): Opened {
  let opened: Opened
  beforeAll(async () => void (opened = await open()))
  beforeEach(async () => void (await clear(opened)))
  afterAll(() => opened.close())
  return new Proxy({} as Opened, { get: (_none, name) => opened[name as keyof Opened] })
}
