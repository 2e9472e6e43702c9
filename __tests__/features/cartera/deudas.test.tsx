import { screen, waitFor, within } from '@testing-library/react'
import type { TablaDeudas } from '../../../src/contract/deudas'
import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { unaDeuda, unaLiquidacion, unAbono, unBus, unConductor } from '../../server/builders'
import { unaOficina, type Oficina } from '../../setup/page'
import {
  abrirDialogo,
  avisos,
  campo,
  columna,
  diferenciasEn,
  elegirFila,
  escribir,
  esperarColumna,
  manos,
  totales,
} from '../../setup/screen'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina({ ahora: '2030-03-20T17:00:00Z' })
})
beforeEach(async () => {
  for (const tabla of ['abonos', 'deudas', 'liquidaciones', 'buses', 'conductores'] as const)
    await oficina.db.deleteFrom(tabla).execute()
})
afterAll(() => oficina.cerrar())

/** Ana owes 300.000 in two debts, one of them of a settlement, and has paid 50.000; Beto, retired, owes 80.000. */
async function unosDeudores() {
  const { db } = oficina
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await unConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  const { numero: busNumero } = await unBus(db, { numero: '12' })
  const { uuid: liquidacionUuid } = await unaLiquidacion(db, {
    conductorUuid: ana.uuid,
    busNumero,
    fecha: '2026-03-02',
  })
  await unaDeuda(db, beto.uuid, { valor: 80_000, razon: 'Multa', fecha: '2026-03-01' })
  await unaDeuda(db, ana.uuid, { valor: 100_000, razon: 'Faltante', fecha: '2026-03-02', liquidacionUuid })
  await unaDeuda(db, ana.uuid, { valor: 200_000, razon: 'Préstamo', fecha: '2026-03-03' })
  await unAbono(db, ana.uuid, { valor: 50_000 })
  return liquidacionUuid
}

const boton = (nombre: string) => screen.getByRole('button', { name: nombre })

test('where there are no debts nothing is owed', async () => {
  await oficina.abrir('/deudas')
  await screen.findByText('No hay deudas.')
  await waitFor(() => expect(totales()).toEqual({ 'Total de deudas': '$ 0', 'Balance de deuda': '$ 0' }))
})

test('shows the debts of everybody, their total and what is left of it', async () => {
  await unosDeudores()
  await oficina.abrir('/deudas', 'consulta')
  await esperarColumna('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  expect(columna('Conductor')).toEqual(['Ana Álvarez', 'Ana Álvarez', 'Beto Bernal'])
  expect(columna('Fecha')[0]).toBe('3 de marzo de 2026')
  expect(totales()).toEqual({ 'Total de deudas': '$ 380.000', 'Balance de deuda': '$ 330.000' })
})

test('is searched by driver, retired ones too, in the address', async () => {
  await unosDeudores()
  const { router } = await oficina.abrir('/deudas')
  await esperarColumna('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  await escribir(user, campo('Conductor'), 'beto')
  await user.click(boton('Buscar'))
  await esperarColumna('Razón', ['Multa'])
  expect(totales()).toEqual({ 'Total de deudas': '$ 80.000', 'Balance de deuda': '$ 80.000' })
  expect(oficina.llamadas.at(-1)).toBe('GET /api/deudas/conductor?documento=1002')
  expect(router.state.location.search).toBe('?documento=1002')
  await user.click(boton('Limpiar'))
  await esperarColumna('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  expect(router.state.location.search).toBe('')
})

test('a debt is created, edited and deleted', async () => {
  await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await oficina.abrir('/deudas')
  await screen.findByText('No hay deudas.')

  const crear = await abrirDialogo(user, 'Crear', 'Crear Deuda')
  await escribir(user, crear.campo('Conductor'), 'ana')
  await escribir(user, crear.campo('Valor'), '150000')
  await escribir(user, crear.campo('Razón'), 'Préstamo')
  await crear.pulsar('Crear')
  await crear.cerrado()
  await esperarColumna('Valor', ['$ 150.000'])
  expect(columna('Fecha')).toEqual(['20 de marzo de 2030'])
  expect(totales()).toEqual({ 'Total de deudas': '$ 150.000', 'Balance de deuda': '$ 150.000' })

  await elegirFila(user, 'Préstamo')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Deuda')
  await waitFor(() => expect(editar.campo('Conductor')).toHaveValue('Ana Álvarez'))
  expect(editar.campo('Valor')).toHaveValue('150.000')
  await escribir(user, editar.campo('Valor'), '120000')
  await escribir(user, editar.campo('Razón'), 'Multa')
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Razón', ['Multa'])
  expect(totales()).toEqual({ 'Total de deudas': '$ 120.000', 'Balance de deuda': '$ 120.000' })
  // Section 8: creating and editing show no success toast.
  expect(avisos()).toEqual([])
  expect(oficina.llamadas.filter((llamada) => llamada.startsWith('POST'))).toEqual([
    'POST /api/deudas',
    'POST /api/deudas',
  ])

  const eliminar = await abrirDialogo(user, 'Eliminar', 'Eliminar Deuda')
  await eliminar.pulsar('Eliminar')
  await screen.findByText('No hay deudas.')
  await waitFor(() => expect(avisos()).toEqual(['Deuda eliminada exitosamente.']))
  await waitFor(() => expect(totales()).toEqual({ 'Total de deudas': '$ 0', 'Balance de deuda': '$ 0' }))
})

test('a sum that a colleague has corrected since the list was fetched does not come back', async () => {
  await unosDeudores()
  await oficina.abrir('/deudas')
  await elegirFila(user, 'Préstamo')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Deuda')
  await escribir(user, editar.campo('Razón'), 'Préstamo de enero')
  const deudas = await oficina.pedir('admin', { method: 'GET', url: '/api/deudas' })
  const suya = deudas.json<TablaDeudas>().deudas.find(({ razon }) => razon === 'Préstamo')
  await oficina.pedir('admin', { method: 'POST', url: '/api/deudas', payload: { ...suya, valor: 20_000 } })
  await editar.pulsar('Aceptar')
  const dialogo = screen.getByRole('dialog')
  await waitFor(() =>
    expect(diferenciasEn(dialogo)).toEqual({
      Valor: 'Ahora: $ 20.000 · Usted: $ 200.000',
      Razón: 'Ahora: Préstamo · Usted: Préstamo de enero',
    }),
  )
  expect(within(dialogo).getByRole('alert')).toHaveTextContent('Otra persona cambió esta deuda')
  expect(avisos()).toEqual([])
  await waitFor(() => expect(totales()).toMatchObject({ 'Total de deudas': '$ 200.000' }))
  await editar.pulsar('Usar lo de ahora en Valor')
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Razón', ['Préstamo de enero', 'FaltanteDe liquidación', 'Multa'])
  expect(totales()).toMatchObject({ 'Total de deudas': '$ 200.000' })
})

test('a failed deletion keeps the row and toasts what the server says', async () => {
  await unosDeudores()
  await oficina.abrir('/deudas')
  await elegirFila(user, 'Préstamo')
  const eliminar = await abrirDialogo(user, 'Eliminar', 'Eliminar Deuda')
  // Meanwhile somebody takes the role away.
  const roles = (lista: string) =>
    oficina.db.updateTable('usuarios').set({ roles: lista }).where('username', '=', 'admin').execute()
  await roles('EDITOR')
  try {
    await eliminar.pulsar('Eliminar')
    await waitFor(() => expect(avisos()).toEqual(['No tiene permiso para realizar esta acción.']))
  } finally {
    await roles('ADMIN,EDITOR')
  }
  await esperarColumna('Razón', ['Préstamo', 'FaltanteDe liquidación', 'Multa'])
  expect(totales()).toMatchObject({ 'Total de deudas': '$ 380.000' })
})

test('a debt of a settlement is edited and deleted here too: one record in two places', async () => {
  const liquidacionUuid = await unosDeudores()
  const enSuLiquidacion = async () => {
    const url = `/api/liquidaciones/detalle?uuid=${liquidacionUuid}`
    return (await oficina.pedir('consulta', { method: 'GET', url })).json<LiquidacionDetalle>().deudaDto
  }
  await oficina.abrir('/deudas')
  await elegirFila(user, 'FaltanteDe liquidación')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Deuda')
  const donde = 'Está en la liquidación del bus 12 del 2 de marzo de 2026.'
  expect(screen.getByText(`${donde} Su conductor y su fecha se cambian allí.`)).toBeInTheDocument()
  expect(editar.campo('Conductor')).toBeDisabled()
  await escribir(user, editar.campo('Valor'), '90000')
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Valor', ['$ 200.000', '$ 90.000', '$ 80.000'])
  expect(await enSuLiquidacion()).toMatchObject({ valor: 90_000, fecha: '2026-03-02' })

  const eliminar = await abrirDialogo(user, 'Eliminar', 'Eliminar Deuda')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    `¿Estás seguro que deseas eliminar la deuda? ${donde}`,
  )
  await eliminar.pulsar('Eliminar')
  await esperarColumna('Valor', ['$ 200.000', '$ 80.000'])
  expect(await enSuLiquidacion()).toBeNull()
})

test('one that no settlement has is locked nowhere', async () => {
  await unosDeudores()
  await oficina.abrir('/deudas')
  await elegirFila(user, 'Préstamo')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Deuda')
  expect(screen.queryByText(/Está en la liquidación/)).not.toBeInTheDocument()
  await waitFor(() => expect(editar.campo('Conductor')).toBeEnabled())
  await editar.pulsar('Cancelar')
  await editar.cerrado()
  await abrirDialogo(user, 'Eliminar', 'Eliminar Deuda')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    '¿Estás seguro que deseas eliminar la deuda?',
  )
})

test('zero in a settled settlement is refused to EDITOR, who is told in the form', async () => {
  const liquidacionUuid = await unosDeudores()
  await oficina.db
    .updateTable('liquidaciones')
    .set({ liquidada: 1 })
    .where('uuid', '=', liquidacionUuid)
    .execute()
  await oficina.abrir('/deudas', 'editor')
  await elegirFila(user, 'FaltanteDe liquidación')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Deuda')
  await escribir(user, editar.campo('Valor'), '0')
  await editar.pulsar('Aceptar')
  const mensaje =
    'La liquidación del bus 12 del 2 de marzo de 2026 ya está liquidada: solo un administrador puede quitar su deuda o dejarla en cero. No se guardó nada.'
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(mensaje)
  expect(editar.campo('Valor')).toHaveValue('0')
  expect(avisos()).toEqual([mensaje])
})
