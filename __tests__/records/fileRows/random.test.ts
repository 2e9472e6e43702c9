import { wrongIn } from '../../proof/files'
import { judging, openFleet } from './importing'

let server: Awaited<ReturnType<typeof openFleet>>
const judged = judging(() => server)

beforeAll(async () => {
  server = await openFleet()
})
afterAll(() => server.close())

test('each row of files made at random is read as it was written, or named', async () => {
  const wrong: string[] = []
  for (let seed = 1001; seed <= 1030; seed++) wrong.push(...(await wrongIn(judged, seed)))
  expect(wrong).toEqual([])
})
