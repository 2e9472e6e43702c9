import { wrongIn } from './files'

test('each row of three hundred files made at random is read as it was written, or named', async () => {
  const wrong: string[] = []
  for (let seed = 1; seed <= 300; seed++) wrong.push(...(await wrongIn(seed)))
  expect(wrong).toEqual([])
})
