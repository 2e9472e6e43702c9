import { act, configure } from '@testing-library/react'

// What a person has done, or a test has waited for, is drawn before the test goes on, as `act` of the development build has it.
configure({
  asyncWrapper: async (work) => {
    const result: unknown = await work()
    await act(async () => undefined)
    return result
  },
})
