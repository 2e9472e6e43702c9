/** Liquidar goes on: 'Guardar y liquidar' ticks and saves, 'y siguiente' opens the next pending one of the same search. */
import { waitFor } from '@testing-library/react'
import type { LiquidacionDetalle, LiquidacionFila } from '../../../src/contract/liquidaciones'
import { pendingAfter } from '../../../src/features/liquidaciones/useNextPending'
import { valuesOf } from '../../../src/features/liquidaciones/values'
import type { Oficina } from '../../setup/page'
import {
  abrirLista,
  aviso,
  filaDe,
  filtrarTabla,
  registrada,
  unaEmpresa,
  vaciar,
  type Dialogo,
} from './pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const liquidadas = async () =>
  (
    await oficina.db
      .selectFrom('liquidaciones')
      .select('busNumero')
      .where('liquidada', '=', 1)
      .orderBy('busNumero')
      .execute()
  ).map(({ busNumero }) => busNumero)

const esperarBus = (dialogo: Dialogo, bus: string) =>
  waitFor(() => {
    expect(dialogo.campo('Bus')).toHaveValue(bus)
    expect(dialogo.campo('Viajes')).toHaveFocus()
  })

test('the next pending one is the first after it that is not settled, round from the end', () => {
  const fila = (uuid: string, liquidada: boolean) => ({ uuid, liquidada }) as LiquidacionFila
  const filas = [fila('a', false), fila('b', true), fila('c', false), fila('d', false)]
  expect(pendingAfter(filas, 'c')).toEqual(['d', 'a'])
  expect(pendingAfter(filas, 'd')).toEqual(['a', 'c'])
  expect(pendingAfter(filas, 'of another search')).toEqual(['a', 'c', 'd'])
})

test("'Guardar y liquidar' ticks, saves what was typed and closes", async () => {
  await registrada(oficina)
  const { abrirLiquidar, elegirFila } = await abrirLista(oficina)
  await elegirFila('12')
  const dialogo = await abrirLiquidar()
  await dialogo.llenar({ Viajes: '7' })
  await dialogo.pulsar('Guardar y liquidar')
  await dialogo.cerrado()
  await aviso('Creado exitosamente')
  expect(filaDe('12')).not.toHaveClass('pendiente')
  expect(
    await oficina.db.selectFrom('liquidaciones').select(['viajes', 'liquidada']).executeTakeFirst(),
  ).toEqual({ viajes: 7, liquidada: 1 })
})

test('a refused one stays open, ticked, with its message; one that is settled offers neither', async () => {
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002', liquidada: true })
  await registrada(oficina)
  const { abrirLiquidar, elegirFila } = await abrirLista(oficina)
  await elegirFila('12')
  const dialogo = await abrirLiquidar()
  await dialogo.llenar({ Viajes: '' })
  await dialogo.pulsar('Guardar y liquidar')
  await dialogo.pulsar('Guardar y liquidar')
  await waitFor(() => expect(dialogo.campo('Viajes')).toBeInvalid())
  expect(dialogo.campo('Liquidada')).toBeChecked()
  expect(await liquidadas()).toEqual(['15'])
  await dialogo.llenar({ Viajes: '6' })
  await dialogo.pulsar('Aceptar')
  await dialogo.cerrado()

  await elegirFila('15')
  const otro = await abrirLiquidar()
  expect(() => otro.boton('Guardar y liquidar')).toThrow()
  expect(() => otro.boton('y siguiente')).toThrow()
})

test("'y siguiente' goes through the pending ones of the search and closes after the last", async () => {
  await registrada(oficina, { fecha: '2026-03-05', busNumero: '12' })
  await registrada(oficina, {
    fecha: '2026-03-05',
    busNumero: '15',
    conductorDocumento: '1002',
    liquidada: true,
  })
  await registrada(oficina, { fecha: '2026-03-05', busNumero: '17' })
  await registrada(oficina, { fecha: '2026-03-06', busNumero: '15', conductorDocumento: '1002', viajes: 9 })
  // Another day, which the search does not find.
  await registrada(oficina, { fecha: '2026-04-01', busNumero: '12' })
  const { abrirLiquidar, elegirFila } = await abrirLista(
    oficina,
    '/?fechaInicial=2026-03-05&fechaFinal=2026-03-06&liquidada=false',
  )
  // From the top: 15 of the 6th, 17, 12.
  await elegirFila('17')
  const dialogo = await abrirLiquidar()
  await dialogo.pulsar('Desbloquear Campos')
  await dialogo.pulsar('y siguiente')
  await esperarBus(dialogo, '12')
  expect(dialogo.campo('Liquidada')).not.toBeChecked()
  expect(dialogo.campo('Fecha')).toBeDisabled()
  expect(dialogo.dialogo).toHaveTextContent(
    'Liquidada la del bus 17. Sigue la del 12, del 5 de marzo de 2026.',
  )
  expect(dialogo.banner()).toBeNull()
  expect(await liquidadas()).toEqual(['15', '17'])
  await dialogo.pulsar('y siguiente')
  await esperarBus(dialogo, '15')
  expect(dialogo.campo('Viajes')).toHaveValue('9')
  await dialogo.pulsar('y siguiente')
  await dialogo.cerrado()
  expect(await liquidadas()).toEqual(['12', '15', '15', '17'])
  expect(oficina.llamadas.filter((llamada) => llamada.startsWith('PUT'))).toHaveLength(3)
})

test('a draft that is kept of the next one is found in it, and not lost', async () => {
  await registrada(oficina, { fecha: '2026-03-05', busNumero: '12' })
  await registrada(oficina, { fecha: '2026-03-05', busNumero: '15', conductorDocumento: '1002' })
  const { uuid } = await oficina.db
    .selectFrom('liquidaciones')
    .select('uuid')
    .where('busNumero', '=', '12')
    .executeTakeFirstOrThrow()
  const url = `/api/liquidaciones/detalle?uuid=${uuid}`
  const detalle = (await oficina.pedir('admin', { method: 'GET', url })).json<LiquidacionDetalle>()
  const valores = { ...valuesOf(detalle), viajes: 11 }
  const { abrirLiquidar, elegirFila } = await abrirLista(oficina)
  sessionStorage.setItem(
    `borradores/admin/liquidar-${uuid}`,
    JSON.stringify({ valores, clave: null, keptAt: '2030-03-20T16:00:00Z' }),
  )
  await elegirFila('15')
  const dialogo = await abrirLiquidar()
  await dialogo.pulsar('y siguiente')
  await esperarBus(dialogo, '12')
  expect(dialogo.campo('Viajes')).toHaveValue('11')
  expect(dialogo.dialogo).toHaveTextContent(/Borrador recuperado del/)
  await dialogo.pulsar('Guardar y liquidar')
  await dialogo.cerrado()
  const viajes = await oficina.db.selectFrom('liquidaciones').select(['busNumero', 'viajes']).execute()
  expect(viajes).toContainEqual({ busNumero: '12', viajes: 11 })
})

test('goes by the table’s filter, and past one that a colleague has settled meanwhile', async () => {
  const deAna = { conductorDocumento: '1001' }
  const suya = await registrada(oficina, { ...deAna, fecha: '2026-03-02' })
  await registrada(oficina, { ...deAna, fecha: '2026-03-01' })
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002', fecha: '2026-03-03' })
  await registrada(oficina, { ...deAna, fecha: '2026-03-04' })
  const { abrirLiquidar, elegirFila, store } = await abrirLista(oficina)
  filtrarTabla(store, { field: 'conductorNombre', operador: 'contains', value: 'ana' })
  await elegirFila('1 de marzo de 2026')
  const dialogo = await abrirLiquidar()
  await registrada(oficina, { ...deAna, uuid: suya.uuid, fecha: '2026-03-02', liquidada: true })
  await dialogo.pulsar('y siguiente')
  await waitFor(() => expect(dialogo.campo('Fecha')).toHaveValue('04/03/26'))
  await dialogo.pulsar('Cancelar')
  await dialogo.cerrado()
  // The table follows: the row that was open is the selected one.
  await waitFor(() => expect(filaDe('4 de marzo de 2026')).toHaveAttribute('aria-selected', 'true'))
})
