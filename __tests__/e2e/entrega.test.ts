/** How the built code reaches a browser. */
import { startProduct, type Product } from '../setup/product'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const ask = (path: string, accepted: string) =>
  fetch(product.url + path, { headers: { 'accept-encoding': accepted, accept: 'text/html' } })

const lengthOf = ({ headers }: Response) => Number(headers.get('content-length'))

test('every script of the page comes as the build has compressed it, or plain to whoever wants it so', async () => {
  const page = await (await ask('/', 'br')).text()
  const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => `${src}`)
  expect(scripts.length).toBeGreaterThan(2)
  for (const script of scripts) {
    const plain = await ask(script, 'identity')
    const gzip = await ask(script, 'gzip')
    const brotli = await ask(script, 'gzip, deflate, br')
    const answers = [plain, gzip, brotli]
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br'])
    for (const { headers } of answers) {
      expect(headers.get('content-type')).toMatch(/javascript/)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('vary')).toMatch(/accept-encoding/i)
    }
    expect(lengthOf(brotli)).toBeLessThan(lengthOf(gzip))
    expect(lengthOf(gzip)).toBeLessThan(lengthOf(plain))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
  }
})
