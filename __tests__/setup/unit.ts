import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import { OWN_SERVER } from './head'
import './jsdom'
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
