import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import './computedStyle'
import { OWN_SERVER } from './head'
import './labels'

const { getElementError } = getConfig()
/** Whether a look is one of those of `waitFor`, whose failure nobody reads. */
const isAwaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics

configure({
  asyncUtilTimeout: 5_000,
  // It takes jsdom long to write out what the page holds; Testing Library asks for it once more when the time is over.
  getElementError: (message, container) =>
    isAwaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

// Our own server serves the page, unless a test says otherwise.
document.head.innerHTML = OWN_SERVER
afterEach(() => document.querySelector('meta[name="api-base-url"]')?.remove())

// A desk: wide, with a mouse, bright. MUI's pickers and drawers choose their form by it.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: /pointer: ?fine|min-width/.test(query),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// jsdom tries every rule of the page on every element that is asked for its style, a second for a whole page, and lays nothing
// out by them. So Emotion's styles are plain text here; what they do is looked at in a real browser.
const createElement = document.createElement.bind(document)
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options)
  if (element instanceof HTMLStyleElement) element.type = 'text/plain'
  return element
}

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined
