import { workTheDay } from './random-hands'

// A sheet of forty rows takes jsdom minutes a bus: the sixty are typed by five people in small companies.
test.each([1, 2, 3, 4, 5])(
  'each stored figure of sixty settlements was typed for that bus, or shown as proposed there: hands %i',
  async (seed) => {
    const { strangers, moved, stored } = await workTheDay({ seed, inSheet: 8, inCrear: 4 })
    expect({ strangers, moved }).toEqual({ strangers: [], moved: [] })
    expect(stored).toBeGreaterThan(9)
  },
)
