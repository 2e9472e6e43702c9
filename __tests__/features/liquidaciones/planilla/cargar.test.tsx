import { act, screen, waitFor } from '@testing-library/react'
import { api } from '../../../../src/api/client/api'
import { LOCKS } from '../../../../src/api/client/tags'
import type { Cierres } from '../../../../src/contract/cierres'
import { unBus } from '../../../server/builders'
import { unaLiquidacion } from '../../../server/liquidaciones/empresa'
import { cortar } from '../../../setup/calls'
import { botonDe } from '../../../setup/screen'
import type { Oficina } from '../../../setup/page'
import { unaEmpresa, vaciar } from '../pantalla'
import { abrirPlanilla, esperarNota, filaDelBus, nota } from './sheet'

/** The sheet's rows on their way: another day, a refresh of all of them, a failure, a till that is closed meanwhile. */
const HOY = '2030-03-20'
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
  for (const numero of ['31', '32', '33']) await unBus(oficina.db, { numero })
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const DETALLE = 'GET /api/liquidaciones/detalle'
const fecha = () => screen.getByLabelText('Fecha', { selector: 'input' })

test('a closing has every row asked for again, a few at a time', async () => {
  const { store } = await abrirPlanilla(oficina)
  const send = globalThis.fetch
  let asked = 0
  let underWay = 0
  let most = 0
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (`${request.method} ${new URL(request.url).pathname}` !== DETALLE) return send(request)
    asked += 1
    underWay += 1
    most = Math.max(most, underWay)
    const answer = await send(request)
    underWay -= 1
    return answer
  }
  act(() => void store.dispatch(api.util.invalidateTags([LOCKS])))
  await waitFor(() => expect([asked, underWay]).toEqual([7, 0]))
  expect(most).toBe(4)
  globalThis.fetch = send
})

test('the field of the day keeps the focus when another day comes', async () => {
  const { user } = await abrirPlanilla(oficina)
  await user.clear(fecha())
  await user.type(fecha(), '060326')
  await waitFor(() => expect(filaDelBus('12')?.closest('[role="grid"]')).toHaveAccessibleName(/6 de marzo/))
  expect(fecha()).toHaveFocus()
})

test('a row that could not be loaded is asked for again from it', async () => {
  const { router, user, ir } = await abrirPlanilla(oficina)
  const mend = cortar(DETALLE)
  act(() => void router.navigate('/liquidaciones/planilla?fecha=2026-03-07'))
  await esperarNota('12', /^Reintentar.+/)
  await esperarNota('33', /^Reintentar.+/)
  mend()
  const row = filaDelBus('12')
  if (row) await user.click(botonDe('Reintentar', row))
  await esperarNota('12', '')
  expect(nota('15')).toMatch(/^Reintentar/)
  await ir('15', 'Viajes')
  await user.keyboard('{Enter}')
  await esperarNota('15', '')
})

test('what could not be loaded is asked for again when the day’s list comes anew', async () => {
  const { router, store } = await abrirPlanilla(oficina)
  const mend = cortar(DETALLE)
  act(() => void router.navigate('/liquidaciones/planilla?fecha=2026-03-07'))
  await esperarNota('33', /^Reintentar/)
  mend()
  act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Liquidacion', id: 'LISTA' }])))
  await esperarNota('12', '')
  await esperarNota('33', 'Sin conductor')
})

test('a row whose till is closed while it is typed is refused, and then locked', async () => {
  const payload = unaLiquidacion({ liquidada: false })
  await oficina.pedir('editor', { method: 'POST', url: '/api/liquidaciones', payload })
  const { ir, teclear } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('9{ArrowRight}')
  const tills = await oficina.pedir('editor', { method: 'GET', url: `/api/cierres?fecha=${HOY}` })
  const [caja] = tills.json<Cierres>().cajas
  const conteo = { contadoPor: 'total', efectivo: {}, total: caja?.ahora.esperado, motivo: '' }
  const closing = { fecha: HOY, username: 'editor', huella: caja?.huella, ...conteo, enterado: true }
  await oficina.pedir('editor', { method: 'POST', url: '/api/cierres', payload: closing })
  await teclear('{ArrowDown}')
  await esperarNota('12', /cierre/)
  await ir('12', 'Viajes')
  await teclear('{Escape}')
  await esperarNota('12', /^Está en el cierre del .* de Editor\. Un administrador puede reabrirlo\.$/)
})
