/**
 * A warning of React's development build (keys, `act`, invalid props), or any other error on the console, fails the test that caused
 * it, unless the test takes the console itself.
 */
import { format } from 'node:util'

// jsdom lays nothing out, so that a chart finds no room.
const EXPECTED = /^MUI X Charts: ChartsContainer does not have `width` prop/

let said: string[] = []

beforeEach(() => {
  said = []
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const words = format(...parts)
    if (!EXPECTED.test(words)) said.push(words)
  })
})

afterEach(() => expect(said).toEqual([]))
