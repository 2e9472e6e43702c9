/** Section 4: lists show a loading state while fetching. */
import { screen, waitFor } from '@testing-library/react'
import { delayCall } from '../setup/calls'
import { openTestApp, type TestApp } from '../setup/page'
import { LISTS } from './lists'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

// That it can be seen and has a size is the real browser's to tell: e2e/especificacion.
const loading = () => document.querySelector('main [role="progressbar"]')

test.each(LISTS)('%s shows that it is loading until the answer to %s is here', async (path, call, empty) => {
  const release = delayCall(call)
  await testApp.open(path)
  // The first page of a test file waits for the whole product to be compiled.
  await waitFor(() => expect(loading()).toBeInTheDocument(), { timeout: 25_000 })
  expect(screen.queryByText(empty)).toBeNull()
  release()
  expect(await screen.findByText(empty)).toBeInTheDocument()
  expect(loading()).toBeNull()
})
