import { act, configure } from '@testing-library/react'

// Renders the effects of a person's action or a test's wait before the test goes on, as `act` of the development build does.
configure({
  asyncWrapper: async (work) => {
    const result: unknown = await work()
    await act(async () => undefined)
    return result
  },
})
