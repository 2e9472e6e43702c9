import { workTheDay } from './random-hands'

test.each([1, 2, 3, 4, 5])(
  'each stored figure of sixty settlements was typed for that bus, or shown as proposed there: hands %i',
  async (seed) => {
    const { strangers, moved } = await workTheDay({ seed, inSheet: 40, inCrear: 20 })
    expect({ strangers, moved }).toEqual({ strangers: [], moved: [] })
  },
)
