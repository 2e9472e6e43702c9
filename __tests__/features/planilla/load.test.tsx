import { act, screen, waitFor } from '@testing-library/react'
import type { Cierres } from '../../../src/contract/cierres'
import { liquidacionPayload } from '../../server/liquidaciones/company'
import { failCall } from '../../setup/calls'
import { buttonOf } from '../../setup/screen'
import type { TestApp } from '../../setup/page'
import { aCompany, clearLiquidaciones } from '../liquidaciones/listScreen'
import { openPlanilla, waitForNote, rowOfBus } from './sheet'

/** The sheet's rows on their way: another day, a failure, a till that is closed meanwhile. */
const TODAY = '2030-03-20'
let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const fecha = () => screen.getByLabelText('Fecha', { selector: 'input' })

test('a day that could not be loaded is asked for again by a press', async () => {
  const { router, user } = await openPlanilla(testApp)
  const mend = failCall('GET /api/liquidaciones/planilla')
  act(() => void router.navigate('/liquidaciones/planilla?fecha=2026-03-07'))
  await screen.findByRole('button', { name: 'Reintentar' })
  mend()
  await user.click(buttonOf('Reintentar'))
  await waitFor(() => expect(rowOfBus('17')).toBeDefined())
})

test('the field of the day keeps the focus when another day comes', async () => {
  const { user } = await openPlanilla(testApp)
  await user.clear(fecha())
  await user.type(fecha(), '060326')
  await waitFor(() => expect(rowOfBus('12')?.closest('[role="grid"]')).toHaveAccessibleName(/6 de marzo/))
  expect(fecha()).toHaveFocus()
})

test('a row whose till is closed while it is typed is refused, and then locked', async () => {
  const payload = liquidacionPayload({ liquidada: false })
  await testApp.ask('editor', { method: 'POST', url: '/api/liquidaciones', payload })
  const { goTo, type } = await openPlanilla(testApp)
  await goTo('12', 'Tiquetes')
  await type('9{Tab}')
  const tills = await testApp.ask('editor', { method: 'GET', url: `/api/cierres?fecha=${TODAY}` })
  const [caja] = tills.json<Cierres>().cajas
  const count = { contadoPor: 'total', efectivo: {}, total: caja?.ahora.esperado, motivo: '' }
  const closing = { fecha: TODAY, username: 'editor', huella: caja?.huella, ...count, enterado: true }
  await testApp.ask('editor', { method: 'POST', url: '/api/cierres', payload: closing })
  await type('{ArrowDown}')
  await waitForNote('12', /cierre/)
  await goTo('12', 'Tiquetes')
  await type('{Escape}')
  await waitForNote('12', /^Está en el cierre del .* de Editor\. Un administrador puede reabrirlo\.$/)
})
