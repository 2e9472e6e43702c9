import { wrongIn } from './files'
import { judging, openFleet } from '../records/fileRows/importing'

let server: Awaited<ReturnType<typeof openFleet>>
const judged = judging(() => server)

beforeAll(async () => {
  server = await openFleet()
})
afterAll(() => server.close())

test('each row of three hundred files made at random is read as it was written, or named', async () => {
  const wrong: string[] = []
  for (let seed = 1; seed <= 300; seed++) wrong.push(...(await wrongIn(judged, seed)))
  expect(wrong).toEqual([])
})
