import { waitFor, within } from '@testing-library/react'
import { unConductor } from '../../server/builders'
import { observarLlamadas } from '../../setup/calls'
import type { Oficina } from '../../setup/page'
import { avisos, diferenciasEn } from '../../setup/screen'
import {
  abrirLista,
  aviso,
  boton,
  buses,
  celda,
  errorDe,
  filaDe,
  filas,
  registrada,
  unaEmpresa,
  vaciar,
} from './pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const detalle = async (uuid: string) => {
  const url = `/api/liquidaciones/detalle?uuid=${uuid}`
  return (await oficina.pedir('admin', { method: 'GET', url })).json<Record<string, unknown>>()
}

test('edits and settles: the date locked until it is unlocked, the row in its place, no longer pending', async () => {
  const { uuid } = await registrada(oficina, {
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const { abrirLiquidar, elegirFila, user } = await abrirLista(oficina)
  expect(filaDe('12')).toHaveClass('pendiente')
  await elegirFila('12')
  const dialogo = await abrirLiquidar()
  expect(dialogo.campo('Fecha')).toHaveValue('05/03/26')
  expect(dialogo.campo('Fecha')).toBeDisabled()
  expect(dialogo.campo('Abono')).toBeChecked()
  expect(dialogo.campo('Valor del abono')).toHaveValue('20.000')
  expect(dialogo.campo('Deuda')).toBeChecked()
  await dialogo.pulsar('Desbloquear Campos')
  expect(dialogo.campo('Fecha')).toBeEnabled()

  await dialogo.llenar({ Fecha: '06/03/26', 'Registradora final': '1400' })
  await user.click(dialogo.campo('Abono'))
  await user.click(dialogo.campo('Liquidada'))
  const enviadas = observarLlamadas()
  await dialogo.pulsar('Aceptar')
  await dialogo.cerrado()
  await aviso('Creado exitosamente')

  const [enviada] = enviadas
  expect(enviada?.method).toBe('PUT')
  expect(new URL(enviada!.url).pathname).toBe('/api/liquidaciones/liquidar')
  const cuerpo = (await enviada!.json()) as Record<string, unknown>
  expect(cuerpo).toMatchObject({ uuid, deudaDto: { fecha: '2026-03-06' } })
  expect(cuerpo).not.toHaveProperty('abonoDto')

  expect(buses()).toEqual(['15', '12'])
  expect(filaDe('12')).not.toHaveClass('pendiente')
  expect(celda(filaDe('12'), 'Fecha')).toBe('6 de marzo de 2026')
  expect(celda(filaDe('12'), 'Pasajeros reg.')).toBe('400')
  expect(await detalle(uuid)).toMatchObject({
    liquidada: true,
    abonoDto: null,
    deudaDto: { razon: 'Descuadre', valor: 5_000, fecha: '2026-03-06' },
  })
  expect(await oficina.db.selectFrom('abonos').selectAll().execute()).toEqual([])
})

test('Cancelar changes nothing', async () => {
  const { uuid } = await registrada(oficina)
  const { abrirLiquidar, elegirFila } = await abrirLista(oficina)
  await elegirFila('12')
  const dialogo = await abrirLiquidar()
  await dialogo.pulsar('Cancelar')
  await dialogo.cerrado()
  expect(oficina.llamadas.filter((llamada) => llamada.startsWith('PUT'))).toEqual([])
  expect(await detalle(uuid)).toMatchObject({ liquidada: false, viajes: 6 })
})

test('loads the record anew each time, so that nobody edits what a colleague has changed meanwhile', async () => {
  const { uuid } = await registrada(oficina)
  const { abrirLiquidar, elegirFila } = await abrirLista(oficina)
  await elegirFila('12')
  const primera = await abrirLiquidar()
  await primera.pulsar('Cancelar')
  await primera.cerrado()
  await registrada(oficina, { uuid, viajes: 9 })
  const segunda = await abrirLiquidar()
  expect(segunda.campo('Viajes')).toHaveValue('9')
})

test('what a colleague changes while it is open is not taken away: the dialog says so, and keeps what was typed', async () => {
  const { uuid } = await registrada(oficina)
  const { abrirLiquidar, elegirFila, user } = await abrirLista(oficina)
  await elegirFila('12')
  const dialogo = await abrirLiquidar()
  await user.click(dialogo.campo('Liquidada'))
  await registrada(oficina, { uuid, gastos: [{ nombre: 'Taller', valor: 400_000 }] })
  await dialogo.pulsar('Aceptar')
  await waitFor(() => expect(dialogo.banner()).toHaveTextContent('Otra persona cambió esta liquidación'))
  expect(avisos()).toEqual([])
  expect(dialogo.campo('Liquidada')).toBeChecked()
  expect(diferenciasEn(dialogo.dialogo)).toEqual({
    Gastos: 'Ahora: Taller $ 400.000 · Usted: Aseo $ 30.000, Combustible $ 150.000',
    Liquidada: 'Ahora: No · Usted: Sí',
  })
  expect(await detalle(uuid)).toMatchObject({
    liquidada: false,
    gastos: [{ nombre: 'Taller', valor: 400_000 }],
  })

  await user.click(within(dialogo.dialogo).getByRole('button', { name: 'Usar lo de ahora en Gastos' }))
  await dialogo.pulsar('Aceptar')
  await dialogo.cerrado()
  expect(await detalle(uuid)).toMatchObject({
    liquidada: true,
    gastos: [{ nombre: 'Taller', valor: 400_000 }],
  })
})

test.each([
  ['abono', 'Abono', 'quitar su abono o dejarlo en cero'],
  ['deuda', 'Deuda', 'quitar su deuda o dejarla en cero'],
])(
  'an EDITOR who drops the %s of a settled settlement is told in the form, where nothing typed is lost',
  async (_cual, casilla, que) => {
    const { uuid } = await registrada(oficina, {
      liquidada: true,
      abonoDto: { valor: 20_000 },
      deudaDto: { razon: 'Descuadre', valor: 5_000 },
    })
    const antes = await detalle(uuid)
    const { abrirLiquidar, elegirFila, user } = await abrirLista(oficina, '/', 'editor')
    await elegirFila('12')
    const dialogo = await abrirLiquidar()
    await user.click(dialogo.campo(casilla))
    await dialogo.llenar({ Comentario: 'Ya pagó', Motivo: 'Pagó la diferencia' })
    await dialogo.pulsar('Aceptar')
    const mensaje = `La liquidación del bus 12 del 5 de marzo de 2026 ya está liquidada: solo un administrador puede ${que}. No se guardó nada.`
    await waitFor(() => expect(dialogo.banner()).toHaveTextContent(mensaje))
    await aviso(mensaje)
    expect(dialogo.campo('Comentario')).toHaveValue('Ya pagó')
    expect(await detalle(uuid)).toEqual(antes)
    // With it back in its place the rest can be saved.
    await user.click(dialogo.campo(casilla))
    await dialogo.pulsar('Aceptar')
    await dialogo.cerrado()
    expect(await detalle(uuid)).toMatchObject({ comentario: 'Ya pagó', abonoDto: { valor: 20_000 } })
  },
)

test('the date and bus of another settlement are refused on the date', async () => {
  await registrada(oficina, { fecha: '2026-03-06' })
  await registrada(oficina)
  const { abrirLiquidar, elegirFila } = await abrirLista(oficina)
  await elegirFila('5 de marzo de 2026')
  const dialogo = await abrirLiquidar()
  await dialogo.pulsar('Desbloquear Campos')
  await dialogo.llenar({ Fecha: '06/03/26' })
  await dialogo.pulsar('Aceptar')
  const mensaje = 'Ya existe otra liquidación del bus 12 para el 6 de marzo de 2026.'
  await waitFor(() => expect(errorDe(dialogo.campo('Fecha'))).toBe(mensaje))
  await aviso(mensaje)
  expect(filas()).toHaveLength(2)
})

test('a driver who has since retired is still read, and stays', async () => {
  const { uuid } = await unConductor(oficina.db, { documento: '1009', nombre: 'Zoe Zapata' })
  const anterior = await registrada(oficina, { conductorDocumento: '1009' })
  await oficina.db.updateTable('conductores').set({ valido: 0 }).where('uuid', '=', uuid).execute()
  const { abrirLiquidar, elegirFila, user } = await abrirLista(oficina)
  await elegirFila('12')
  const dialogo = await abrirLiquidar()
  expect(dialogo.campo('Conductor')).toHaveValue('Zoe Zapata')
  await user.click(dialogo.campo('Liquidada'))
  await dialogo.pulsar('Aceptar')
  await dialogo.cerrado()
  expect(await detalle(anterior.uuid)).toMatchObject({ liquidada: true, conductorNombre: 'Zoe Zapata' })
})

test('a settlement deleted meanwhile says so, and can be left', async () => {
  const { uuid } = await registrada(oficina)
  const { elegirFila, user } = await abrirLista(oficina)
  await elegirFila('12')
  await oficina.pedir('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
  await user.click(boton('Liquidar'))
  const aviso404 = await waitFor(() => {
    const alerta = document.querySelector('[role="dialog"] [role="alert"]')
    expect(alerta).toHaveTextContent('La liquidación no existe o fue eliminada.')
    return alerta
  })
  await user.click(boton('Cerrar'))
  await waitFor(() => expect(aviso404).not.toBeInTheDocument())
})
