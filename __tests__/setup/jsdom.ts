/** Repairs jsdom where it lacks something of a browser or takes long, each with what it gains. */

/**
 * Spares a sixth of the time of a page test: jsdom tries the whole sheet of the browser on an element and resolves thirteen properties, and
 * roles, visibility, clicks and Tab ask that of every ancestor. No sheet of the product is applied here, so what an element says itself
 * decides, with its tag's `display` and what it inherits.
 */
const jsdomStyle = window.getComputedStyle.bind(window)
const displays = new Map<string, string>()

function displayOf(element: HTMLElement): string {
  if (element.style.display) return element.style.display
  if (element.hidden || (element instanceof HTMLInputElement && element.type === 'hidden')) return 'none'
  const { tagName } = element
  const known = displays.get(tagName) ?? jsdomStyle(document.createElement(tagName)).display
  displays.set(tagName, known)
  return known
}

const inherited = (property: 'visibility' | 'pointerEvents', initial: string) => (element: HTMLElement) => {
  for (let one: HTMLElement | null = element; one; one = one.parentElement)
    if (one.style[property]) return one.style[property]
  return initial
}

const RESOLVED: Partial<Record<string | symbol, (element: HTMLElement) => string>> = {
  display: displayOf,
  visibility: inherited('visibility', 'visible'),
  pointerEvents: inherited('pointerEvents', 'auto'),
}

window.getComputedStyle = (element) =>
  new Proxy((element as HTMLElement).style, {
    get(style, name) {
      const resolve = RESOLVED[name]
      if (resolve) return resolve(element as HTMLElement)
      if (name === 'getPropertyValue')
        return (property: string) =>
          RESOLVED[property]?.(element as HTMLElement) ?? style.getPropertyValue(property)
      const value: unknown = Reflect.get(style, name, style)
      return typeof value === 'function' ? (value.bind(style) as unknown) : value
    },
  })

// A desk: wide, with a mouse, bright. MUI's pickers and drawers choose their form by it.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: /pointer: ?fine|min-width/.test(query),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined
