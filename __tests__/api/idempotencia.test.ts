import { conClave, conClaveVigente, nuevaClave } from '../../src/api/idempotencia'

const POST = { url: 'http://localhost/api/deudas', method: 'POST' }

const declararBase = (direccion: string) => {
  document.head.innerHTML = `<meta name="api-base-url" content="${direccion}">`
}
afterEach(() => {
  document.head.innerHTML = ''
})

it('a key is a random UUID', () => {
  expect(nuevaClave()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(nuevaClave()).not.toBe(nuevaClave())
})

it('goes with what is created under it, and with nothing else', () => {
  const conLaClave = { ...POST, headers: { 'Idempotency-Key': 'una' } }
  expect(conClave('una', () => conClaveVigente(POST))).toEqual(conLaClave)
  expect(conClave('una', () => conClaveVigente({ ...POST, method: 'PUT' }))).not.toHaveProperty('headers')
  expect(conClave('una', () => conClaveVigente({ url: POST.url }))).not.toHaveProperty('headers')
  const edicion = { ...POST, body: { uuid: 'una-deuda', valor: 1 } }
  expect(conClave('una', () => conClaveVigente(edicion))).not.toHaveProperty('headers')
  expect(conClaveVigente(POST)).not.toHaveProperty('headers')
})

it('goes to no other host, whose CORS may refuse it', () => {
  declararBase('https://otra.example/api')
  expect(conClave('una', () => conClaveVigente(POST))).not.toHaveProperty('headers')
})

it('ends with what was started under it, even if that fails', () => {
  expect(() =>
    conClave('una', () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(conClaveVigente(POST)).not.toHaveProperty('headers')
})
