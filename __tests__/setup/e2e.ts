import { closeBrowsers } from './browser'
import { stopProducts } from './product'

jest.setTimeout(120_000)

afterAll(async () => {
  await closeBrowsers()
  await stopProducts()
})
