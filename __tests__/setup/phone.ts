/** A phone in jsdom, for the tests of this block: narrow, and touched. */
export function onPhone() {
  const desk = window.matchMedia
  beforeEach(() => {
    window.matchMedia = (query) =>
      Object.assign(desk(query), { matches: /max-width|pointer: ?coarse/.test(query) })
  })
  afterEach(() => {
    window.matchMedia = desk
  })
}
