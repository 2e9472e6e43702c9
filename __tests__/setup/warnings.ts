/**
 * A warning of React's development build (keys, hydration, invalid props, hooks), or any other error on the console, fails the test
 * that caused it, unless the test takes the console itself.
 */
import { format } from 'node:util'

const EXPECTED = [
  // An answer or a stream's word is drawn when it comes, whether or not the test is waiting for it at that moment.
  /^An update to .+ inside a test was not wrapped in act/s,
]

let said: string[] = []

beforeEach(() => {
  said = []
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const words = format(...parts)
    if (!EXPECTED.some((one) => one.test(words))) said.push(words)
  })
})

afterEach(() => expect(said).toEqual([]))
