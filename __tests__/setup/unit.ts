import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 5_000 })

// A desk: wide, with a mouse, bright. MUI's pickers and drawers choose their form by it.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: /pointer: ?fine|min-width/.test(query),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
