import { isOwnServer } from '../../../src/api/client/baseUrl'
import { OWN_SERVER } from '../../setup/head'

const apiAt = (address: string) => `<meta name="api-base-url" content="${address}">`

it.each([
  ['served and answered by our own server', OWN_SERVER, true],
  ['the same, its address written in full', OWN_SERVER + apiAt('http://localhost/api'), true],
  ['the API of another origin', OWN_SERVER + apiAt('https://otra.example/api'), false],
  ['a stranger under the same origin, behind a proxy', apiAt('/api'), false],
  ['the page as it is built', '<meta name="servidor-propio" content="no">', false],
])('knows whether it is at home: %s', (_what, head, own) => {
  document.head.innerHTML = head
  expect(isOwnServer()).toBe(own)
})
