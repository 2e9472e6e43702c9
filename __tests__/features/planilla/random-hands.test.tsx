import { workTheDay } from '../../proof/random-hands'

test('each stored figure was typed for that bus, or shown as proposed there, whatever colleagues and the network do', async () => {
  const { strangers, moved, stored } = await workTheDay({ seed: 7, inSheet: 4, inCrear: 1 })
  expect({ strangers, moved }).toEqual({ strangers: [], moved: [] })
  expect(stored).toBeGreaterThan(3)
}, 120_000)
