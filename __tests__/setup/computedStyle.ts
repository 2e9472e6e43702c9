/**
 * Replaces `getComputedStyle`. jsdom's tries the browser's whole sheet on the element and resolves thirteen properties, a millisecond
 * each time, and roles, visibility, clicks and Tab ask it of every ancestor. Since no sheet of the product is applied here, what an
 * element says itself decides, with its tag's `display` and what it inherits.
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
