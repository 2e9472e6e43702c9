import { wrongIn } from '../../proof/files'

test('each row of files made at random is read as it was written, or named', async () => {
  const wrong: string[] = []
  for (let seed = 1001; seed <= 1030; seed++) wrong.push(...(await wrongIn(seed)))
  expect(wrong).toEqual([])
})
