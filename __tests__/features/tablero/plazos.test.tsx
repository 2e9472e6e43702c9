/** The dashboard on the first of December, when a prima is due within thirty days. */
import { screen } from '@testing-library/react'
import { aBus, aConductor, aContrato } from '../../server/builders'
import { openTestApp, type TestApp } from '../../setup/page'

let testApp: TestApp
beforeAll(async () => void (testApp = await openTestApp({ now: '2090-12-01T17:00:00Z' })))
afterAll(() => testApp.close())

test('what is not issued is counted beside the day by which it is due, and leads to Documentos', async () => {
  await aBus(testApp.db)
  for (const desde of ['2090-01-01', '2090-08-01'])
    await aContrato(testApp.db, (await aConductor(testApp.db)).uuid, { desde })
  await testApp.open('/tablero', 'consulta')
  const link = await screen.findByRole('link', {
    name: /2 ?primas sin emitir ?hasta el 20\/12\/90, en 19 días/,
  })
  expect(link).toHaveAttribute('href', '/documentos')
})
