import { screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { today } from '../../../src/api/client/today'
import type { Cierres } from '../../../src/contract/cierres'
import { sumarDias } from '../../../src/contract/fechas'
import { listenToChanges } from '../../../src/app/live/live'
import { unBus, unConductor, unPasaje } from '../../server/builders'
import { unaLiquidacion } from '../../server/liquidaciones/empresa'
import { abrirTabla } from '../../setup/fleet'
import { unaOficina, type Oficina } from '../../setup/page'
import {
  abrirFormulario,
  avisos,
  columna,
  columnas,
  elegirFila,
  esperarColumna,
  habilitados,
  legible,
  manos,
  motivos,
  totales,
} from '../../setup/screen'
import { eventsAbove, lastChange, takeStream } from '../../setup/stream'

const BUTTONS = ['Cerrar caja', 'Reabrir', 'Imprimir', 'Historial']
let oficina: Oficina
const user = manos()

// A settlement comes, by the register, to 454.800: see `server/cierres/caja.ts`.
const entrar = async (usuario: string, cambios: object = {}) => {
  const payload = unaLiquidacion({ fecha: today(), liquidada: true, ...cambios })
  const answer = await oficina.pedir(usuario, { method: 'POST', url: '/api/liquidaciones', payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<{ uuid: string }>()
}
const tillOf = async (username: string) => {
  const answer = await oficina.pedir('admin', { method: 'GET', url: `/api/cierres?fecha=${today()}` })
  return answer.json<Cierres>().cajas.find((caja) => caja.username === username)
}
/** Closes a till as another person does, with what should be there. */
const cerrarDeOtro = async (username: string) => {
  const caja = await tillOf(username)
  const conteo = {
    contadoPor: 'total',
    efectivo: {},
    total: caja?.ahora.esperado,
    motivo: '',
    enterado: true,
  }
  const payload = { fecha: today(), username, huella: caja?.huella, ...conteo }
  const answer = await oficina.pedir('admin', { method: 'POST', url: '/api/cierres', payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}
const abrirCaja = async (usuario: string) => {
  const vista = await abrirTabla(oficina, '/cierres', usuario)
  await elegirFila(user, 'Editor')
  return vista
}

beforeEach(async () => {
  oficina = await unaOficina()
  await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
  for (const numero of ['12', '15']) await unBus(oficina.db, { numero })
  // The same on Sundays and holidays.
  await unPasaje(oficina.db, { porcentajeFestivos: 12.8 })
})
afterEach(async () => {
  document.querySelector('meta[name="api-base-url"]')?.remove()
  await oficina.cerrar()
})

test('today’s tills, what they come to, and what the day lacks', async () => {
  await entrar('editor', { abonoDto: { valor: 20_000 }, liquidada: false })
  await abrirTabla(oficina, '/cierres')
  expect(columnas()).toEqual([
    ...['Usuario', 'Estado', 'Liq.', 'Pend.', 'Neto reg.', 'Neto sensor'],
    ...['Abonos', 'Deudas', 'Total a entregar', 'Contado', 'Diferencia'],
  ])
  expect(columna('Usuario')).toEqual(['Editor'])
  expect(columna('Estado')).toEqual(['Abierta'])
  expect(columna('Total a entregar')).toEqual(['$ 474.800'])
  expect(totales()).toEqual({ 'Total a entregar': '$ 474.800', Contado: '$ 0', Diferencia: '—' })
  expect(
    screen.getByText('1 liquidación pendiente, que se cuenta como está. Sin liquidación del día: bus 15.'),
  ).toBeVisible()
  expect(habilitados(BUTTONS)).toEqual([])
})

test('the money is counted by notes and coins, down the list with Enter, and the till is closed', async () => {
  await entrar('editor')
  await entrar('admin', { busNumero: '15' })
  await abrirCaja('editor')
  const cerrar = await abrirFormulario(user, 'Cerrar caja', 'Cerrar caja de Editor')
  expect(cerrar.campo('Contar por')).toHaveFocus()
  await user.click(cerrar.campo('Billetes de $ 100.000'))
  await user.keyboard('4{Enter}1{Enter}')
  expect(cerrar.campo('Billetes de $ 20.000')).toHaveFocus()
  await user.click(cerrar.campo('Monedas de $ 500'))
  await user.keyboard('9')
  const figures = () => legible(cerrar.dialogo.querySelector('form > :last-child dl')?.textContent)
  expect(figures()).toBe('Debe haber$ 454.800Contado$ 454.500DiferenciaFaltante $ 300')
  await cerrar.pulsar('Cerrar caja')
  await waitFor(() =>
    expect(cerrar.errores()).toEqual({
      'Motivo de la diferencia': 'Escriba el motivo de la diferencia.',
    }),
  )
  await cerrar.llenar({ 'Motivo de la diferencia': 'Faltaron vueltas' })
  await cerrar.pulsar('Cerrar caja')
  await cerrar.cerrado()
  await esperarColumna('Estado', ['Abierta', 'Cerrada'])
  expect(columna('Contado')).toEqual(['', '$ 454.500'])
  expect(columna('Diferencia')).toEqual(['', 'Faltante $ 300'])
  expect(avisos()).toEqual(['Caja cerrada.Editor'])
  expect((await tillOf('editor'))?.cierre).toMatchObject({ contado: 454_500, motivo: 'Faltaron vueltas' })
})

test('a sum is enough; what is missing has to be said', async () => {
  await entrar('editor', { liquidada: false })
  await abrirCaja('editor')
  const cerrar = await abrirFormulario(user, 'Cerrar caja', 'Cerrar caja de Editor')
  await cerrar.llenar({ 'Contar por': 'Total' })
  await cerrar.pulsar('Cerrar caja')
  await waitFor(() =>
    expect(cerrar.errores()).toEqual({
      'Total contado': 'Escriba el total contado.',
      'Estoy enterado de lo que falta': 'Indique que está enterado de lo que falta.',
    }),
  )
  await cerrar.llenar({ 'Total contado': '454800' })
  await user.click(cerrar.campo('Estoy enterado de lo que falta'))
  await cerrar.pulsar('Cerrar caja')
  await cerrar.cerrado()
  await esperarColumna('Diferencia', ['Sin diferencia'])
})

test('a till that changes while it is counted says so, and is closed as it is now', async () => {
  await entrar('editor')
  const stream = takeStream()
  const { store } = await abrirCaja('editor')
  const heard = await lastChange(oficina)
  const stop = listenToChanges(store)
  await waitFor(() => expect(stream.connections).toHaveLength(1))
  const cerrar = await abrirFormulario(user, 'Cerrar caja', 'Cerrar caja de Editor')
  await cerrar.llenar({ 'Contar por': 'Total', 'Total contado': '909600' })
  await entrar('editor', { busNumero: '15' })
  stream.connections[0]?.say('cambios', await eventsAbove(oficina, heard))
  await screen.findByText('Las cifras de la caja cambiaron desde que la abrió: las de ahora son estas.')
  await cerrar.pulsar('Cerrar caja')
  await cerrar.cerrado()
  await esperarColumna('Diferencia', ['Sin diferencia'])
  stop()
  stream.give()
})

test('a till that is gone while it is counted says so, and what was typed stays', async () => {
  const { uuid } = await entrar('editor')
  const { store } = await abrirCaja('editor')
  const cerrar = await abrirFormulario(user, 'Cerrar caja', 'Cerrar caja de Editor')
  await cerrar.llenar({ 'Contar por': 'Total', 'Total contado': '454800' })
  const url = `/api/liquidaciones?uuid=${uuid}`
  expect((await oficina.pedir('admin', { method: 'DELETE', url })).statusCode).toBe(200)
  store.dispatch(api.util.invalidateTags(['Cierre']))
  await waitFor(() => expect(cerrar.dialogo).toHaveTextContent('Esta caja ya no tiene nada que cerrar'))
  expect(cerrar.campo('Total contado')).toHaveValue('454.800')
  expect(within(cerrar.dialogo).getByText('Cerrar caja', { selector: 'button' })).toBeDisabled()

  // It is there again, and can be closed.
  await entrar('editor')
  store.dispatch(api.util.invalidateTags(['Cierre']))
  await waitFor(() => expect(cerrar.dialogo).not.toHaveTextContent('ya no tiene nada que cerrar'))
  await user.click(cerrar.campo('Estoy enterado de lo que falta'))
  await cerrar.pulsar('Cerrar caja')
  await cerrar.cerrado()
  await esperarColumna('Estado', ['Cerrada'])
})

test('a till that changed unheard is refused, and its figures come', async () => {
  await entrar('editor')
  await abrirCaja('editor')
  const cerrar = await abrirFormulario(user, 'Cerrar caja', 'Cerrar caja de Editor')
  await cerrar.llenar({ 'Contar por': 'Total', 'Total contado': '454800' })
  await user.click(cerrar.campo('Estoy enterado de lo que falta'))
  await entrar('editor', { busNumero: '15' })
  await cerrar.pulsar('Cerrar caja')
  await waitFor(() =>
    expect(cerrar.banner()).toHaveTextContent(
      'La caja cambió mientras la contaba y no se cerró. Revise las cifras y ciérrela de nuevo.',
    ),
  )
  await waitFor(() => expect(legible(cerrar.dialogo.textContent)).toContain('Debe haber$ 909.600'))
  await cerrar.llenar({ 'Total contado': '909600' })
  await cerrar.pulsar('Cerrar caja')
  await cerrar.cerrado()
  await esperarColumna('Estado', ['Cerrada'])
})

test('an administrator reopens with a reason, which the history tells', async () => {
  await entrar('editor')
  await cerrarDeOtro('editor')
  await abrirCaja('admin')
  expect(motivos(['Cerrar caja'])).toEqual({ 'Cerrar caja': 'La caja ya está cerrada.' })
  const reabrir = await abrirFormulario(user, 'Reabrir', 'Reabrir caja de Editor')
  await reabrir.pulsar('Reabrir')
  await waitFor(() => expect(reabrir.errores()).toEqual({ Motivo: 'Escriba el motivo.' }))
  await reabrir.llenar({ Motivo: 'Se contó mal' })
  await reabrir.pulsar('Reabrir')
  await reabrir.cerrado()
  await esperarColumna('Estado', ['Reabierta'])
  const historial = await abrirFormulario(user, 'Historial', 'Historial')
  await waitFor(() => expect(historial.dialogo).toHaveTextContent('Motivo: Se contó mal'))
  expect(legible(historial.dialogo.textContent)).toContain('Cerrada: Sí → No')
})

test('whoever may not is told why', async () => {
  await entrar('admin')
  await entrar('editor', { busNumero: '15' })
  await abrirCaja('editor')
  expect(habilitados(BUTTONS)).toEqual(['Cerrar caja'])
  await elegirFila(user, 'Admin')
  await waitFor(() =>
    expect(motivos(['Cerrar caja', 'Reabrir', 'Imprimir'])).toEqual({
      'Cerrar caja': 'Solo un administrador cierra la caja de otra persona.',
      Reabrir: 'Su usuario no tiene permiso para esto.',
      Imprimir: 'La caja no está cerrada.',
    }),
  )
})

test('a closed till whose settlements an administrator changed says so', async () => {
  const { uuid } = await entrar('editor')
  await cerrarDeOtro('editor')
  await oficina.pedir('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
  await abrirTabla(oficina, '/cierres')
  expect(columna('Estado')).toEqual(['Cerrada, cambió'])
  expect(columna('Total a entregar')).toEqual(['$ 454.800'])
})

test('another day is asked for, and stands in the address', async () => {
  await entrar('editor')
  const ayer = sumarDias(today(), -1)
  const { router } = await abrirTabla(oficina, `/cierres?fecha=${ayer}`)
  expect(screen.getByText('No hay liquidaciones entregadas ese día.')).toBeVisible()
  await user.click(screen.getByText('Limpiar', { selector: 'button' }))
  await esperarColumna('Usuario', ['Editor'])
  expect(router.state.location.search).toBe('')
})

test('whoever may only look finds no entry, and with another host there is no screen and no call', async () => {
  await oficina.abrir('/cierres', 'consulta')
  expect(await screen.findByRole('heading', { name: 'Sin permiso' }, { timeout: 20_000 })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Cierre del día' })).not.toBeInTheDocument()
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/v1">',
  )
  await oficina.abrir('/cierres')
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  expect(oficina.llamadas.filter((llamada) => llamada.includes('cierres'))).toEqual([])
})
