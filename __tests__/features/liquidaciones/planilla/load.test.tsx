import { act, screen, waitFor } from '@testing-library/react'
import { api } from '../../../../src/api/client/api'
import { FIGURES } from '../../../../src/api/client/tags'
import type { Cierres } from '../../../../src/contract/cierres'
import { aBus } from '../../../server/builders'
import { liquidacionPayload } from '../../../server/liquidaciones/company'
import { cut } from '../../../setup/calls'
import { buttonOf } from '../../../setup/screen'
import type { Office } from '../../../setup/page'
import { aCompany, clearLiquidaciones, storedLiquidacion } from '../listScreen'
import { openPlanilla, waitForNote, rowOfBus, note, says } from './sheet'

/** The sheet's rows on their way: another day, a refresh of all of them, a failure, a till that is closed meanwhile. */
const TODAY = '2030-03-20'
let office: Office

beforeAll(async () => {
  office = await aCompany()
  for (const numero of ['31', '32', '33']) await aBus(office.db, { numero })
})
beforeEach(() => clearLiquidaciones(office))
afterAll(() => office.close())

const DETALLE = 'GET /api/liquidaciones/detalle'
const fecha = () => screen.getByLabelText('Fecha', { selector: 'input' })

/** Counts the records that are asked for from now on, and the most that were on their way at once. */
function countDetalles() {
  const send = globalThis.fetch
  const counted = { asked: 0, underWay: 0, most: 0 }
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (`${request.method} ${new URL(request.url).pathname}` !== DETALLE) return send(request)
    counted.asked += 1
    counted.underWay += 1
    counted.most = Math.max(counted.most, counted.underWay)
    const answer = await send(request)
    counted.underWay -= 1
    return answer
  }
  return { counted, stop: () => void (globalThis.fetch = send) }
}

test('a closing has every row asked for again, a few at a time', async () => {
  const { store } = await openPlanilla(office)
  const { counted, stop } = countDetalles()
  act(() => void store.dispatch(api.util.invalidateTags(['cierres'])))
  await waitFor(() => expect(counted).toMatchObject({ asked: 7, underWay: 0 }))
  expect(counted.most).toBe(4)
  stop()
})

test('another day begins with its own rows, which come a few at a time', async () => {
  await storedLiquidacion(office)
  const { router } = await openPlanilla(office)
  expect(note('12')).toBe('Pendiente')
  const { counted, stop } = countDetalles()
  act(() => void router.navigate('/liquidaciones/planilla?fecha=2026-03-07'))
  await waitFor(() => expect(counted).toMatchObject({ asked: 7, underWay: 0 }))
  await waitForNote('33', 'Sin conductor')
  expect(counted.most).toBe(4)
  stop()
})

test('the field of the day keeps the focus when another day comes', async () => {
  const { user } = await openPlanilla(office)
  await user.clear(fecha())
  await user.type(fecha(), '060326')
  await waitFor(() => expect(rowOfBus('12')?.closest('[role="grid"]')).toHaveAccessibleName(/6 de marzo/))
  expect(fecha()).toHaveFocus()
})

test('a row that could not be loaded is asked for again from it', async () => {
  const { router, user, goTo } = await openPlanilla(office)
  const mend = cut(DETALLE)
  act(() => void router.navigate('/liquidaciones/planilla?fecha=2026-03-07'))
  await waitForNote('12', /^Reintentar.+/)
  await waitForNote('33', /No hay conexión/)
  // Leaves blank what is not known.
  expect(['Cívica', 'Aseo', 'Liquidada'].map((title) => says('12', title))).toEqual(['', '', ''])
  expect(screen.queryByLabelText('Liquidada, bus 12')).not.toBeInTheDocument()
  mend()
  await user.click(buttonOf('Reintentar'))
  await waitForNote('12', '')
  expect(note('15')).toMatch(/^Reintentar/)
  await goTo('15', 'Viajes')
  await user.keyboard('{Enter}')
  await waitForNote('15', '')
})

test('what could not be loaded is asked for again when the day’s list comes anew', async () => {
  const { router, store } = await openPlanilla(office)
  const mend = cut(DETALLE)
  act(() => void router.navigate('/liquidaciones/planilla?fecha=2026-03-07'))
  await waitForNote('33', /No hay conexión/)
  mend()
  act(() => void store.dispatch(api.util.invalidateTags([FIGURES])))
  await waitForNote('12', '')
  await waitForNote('33', 'Sin conductor')
})

test('a row whose till is closed while it is typed is refused, and then locked', async () => {
  const payload = liquidacionPayload({ liquidada: false })
  await office.ask('editor', { method: 'POST', url: '/api/liquidaciones', payload })
  const { goTo, type } = await openPlanilla(office)
  await goTo('12', 'Tiquetes')
  await type('9{ArrowRight}')
  const tills = await office.ask('editor', { method: 'GET', url: `/api/cierres?fecha=${TODAY}` })
  const [caja] = tills.json<Cierres>().cajas
  const count = { contadoPor: 'total', efectivo: {}, total: caja?.ahora.esperado, motivo: '' }
  const closing = { fecha: TODAY, username: 'editor', huella: caja?.huella, ...count, enterado: true }
  await office.ask('editor', { method: 'POST', url: '/api/cierres', payload: closing })
  await type('{ArrowDown}')
  await waitForNote('12', /cierre/)
  await goTo('12', 'Tiquetes')
  await type('{Escape}')
  await waitForNote('12', /^Está en el cierre del .* de Editor\. Un administrador puede reabrirlo\.$/)
})
