import { errorMessage } from '../../../src/api/client/errors'

test('a proxy’s refusal of what is too large is said in words', () => {
  expect(errorMessage({ status: 413, data: '<html>413</html>' })).toMatch(/más de lo que deja pasar/)
})
