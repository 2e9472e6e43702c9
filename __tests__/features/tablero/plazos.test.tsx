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
  await screen.findByText('Prima: 2 sin emitir')
  const table = screen.getByRole('table', { name: 'Prestaciones por pagar' })
  expect(table.querySelector('tbody')).toHaveTextContent('Prima20/12/9019 días')
  expect(screen.getByRole('link', { name: 'Documentos: Prestaciones por pagar' })).toHaveAttribute(
    'href',
    '/documentos',
  )
})
