import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import type { TablaAbonos } from '../../../src/contract/abonos'
import { fechaLarga, hoyEn } from '../../../src/contract/fechas'
import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { changesHeard } from '../../../src/ui/live/recentSlice'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { unAbono, unaLiquidacion, unBus, unConductor } from '../../server/builders'
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
  oficina = await unaOficina()
})
beforeEach(async () => {
  for (const tabla of ['abonos', 'liquidaciones', 'buses', 'conductores'] as const)
    await oficina.db.deleteFrom(tabla).execute()
})
afterAll(() => oficina.cerrar())

/** Ana has paid 300.000 in two repayments, one of them of a settlement; Beto, retired, 80.000. */
async function unosPagos() {
  const { db } = oficina
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await unConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  const { numero: busNumero } = await unBus(db, { numero: '12' })
  const { uuid: liquidacionUuid } = await unaLiquidacion(db, {
    conductorUuid: ana.uuid,
    busNumero,
    fecha: '2026-03-02',
  })
  await unAbono(db, beto.uuid, { valor: 80_000, origen: 'Cesantías', fecha: '2026-03-01' })
  await unAbono(db, ana.uuid, { valor: 100_000, origen: 'Liquidación', fecha: '2026-03-02', liquidacionUuid })
  await unAbono(db, ana.uuid, { valor: 200_000, origen: 'Prima', fecha: '2026-03-03' })
  return liquidacionUuid
}

const boton = (nombre: string) => screen.getByRole('button', { name: nombre })

test('where there are no repayments nothing is paid back', async () => {
  await oficina.abrir('/abonos')
  await screen.findByText('No hay abonos.')
  await waitFor(() => expect(totales()).toEqual({ 'Total de abonos': '$ 0' }))
})

test('shows the repayments of everybody, and their total', async () => {
  await unosPagos()
  await oficina.abrir('/abonos', 'consulta')
  await esperarColumna('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  expect(columna('Conductor')).toEqual(['Ana Álvarez', 'Ana Álvarez', 'Beto Bernal'])
  expect(columna('Fecha')[0]).toBe('3 de marzo de 2026')
  expect(totales()).toEqual({ 'Total de abonos': '$ 380.000' })
})

test('is searched by driver, retired ones too, in the address', async () => {
  await unosPagos()
  const { router } = await oficina.abrir('/abonos')
  await esperarColumna('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  await escribir(user, campo('Conductor'), 'beto')
  await user.click(boton('Buscar'))
  await esperarColumna('Origen', ['Cesantías'])
  expect(totales()).toEqual({ 'Total de abonos': '$ 80.000' })
  expect(oficina.llamadas.at(-1)).toBe('GET /api/abonos/conductor?documento=1002')
  expect(router.state.location.search).toBe('?documento=1002')
  await user.click(boton('Limpiar'))
  await esperarColumna('Valor', ['$ 200.000', '$ 100.000', '$ 80.000'])
  expect(router.state.location.search).toBe('')
})

test('a repayment is created, edited and deleted', async () => {
  await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await oficina.abrir('/abonos')
  await screen.findByText('No hay abonos.')

  const crear = await abrirDialogo(user, 'Crear', 'Crear Abono')
  await escribir(user, crear.campo('Conductor'), 'ana')
  await escribir(user, crear.campo('Valor'), '150000')
  expect(crear.campo('Origen')).toHaveAttribute('placeholder', 'prima, cesantías, vacaciones, etc.')
  await escribir(user, crear.campo('Origen'), 'Prima')
  expect(crear.campo('Fecha')).toHaveValue(fechaCorta(hoyEn('America/Bogota')))
  await crear.pulsar('Crear')
  await crear.cerrado()
  await esperarColumna('Valor', ['$ 150.000'])
  expect(columna('Fecha')).toEqual([fechaLarga(hoyEn('America/Bogota'))])
  expect(totales()).toEqual({ 'Total de abonos': '$ 150.000' })

  await elegirFila(user, 'Prima')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Abono')
  await waitFor(() => expect(editar.campo('Conductor')).toHaveValue('Ana Álvarez'))
  expect(editar.campo('Valor')).toHaveValue('150.000')
  await escribir(user, editar.campo('Valor'), '120000')
  await escribir(user, editar.campo('Origen'), 'Cesantías')
  await escribir(user, editar.campo('Fecha'), '05/03/26')
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Origen', ['Cesantías'])
  expect(columna('Fecha')).toEqual(['5 de marzo de 2026'])
  expect(totales()).toEqual({ 'Total de abonos': '$ 120.000' })
  // Section 8: creating and editing show no success toast.
  expect(avisos()).toEqual([])
  expect(oficina.llamadas.filter((llamada) => !llamada.startsWith('GET'))).toEqual([
    'POST /api/abonos',
    'PUT /api/abonos',
  ])

  const eliminar = await abrirDialogo(user, 'Eliminar', 'Eliminar Abono')
  await eliminar.pulsar('Eliminar')
  await screen.findByText('No hay abonos.')
  await waitFor(() => expect(avisos()).toEqual(['Abono eliminado exitosamente.']))
  await waitFor(() => expect(totales()).toEqual({ 'Total de abonos': '$ 0' }))
})

test('what a colleague has changed since it was opened is told from what was typed', async () => {
  await unosPagos()
  await oficina.abrir('/abonos')
  await elegirFila(user, 'Prima')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Abono')
  await escribir(user, editar.campo('Origen'), 'Prima de junio')
  const { abonos } = (await oficina.pedir('admin', { method: 'GET', url: '/api/abonos' })).json<TablaAbonos>()
  const suyo = abonos.find(({ origen }) => origen === 'Prima')
  const payload = { ...suyo, conductorDocumento: '1002', fecha: '2026-03-09' }
  await oficina.pedir('admin', { method: 'PUT', url: '/api/abonos', payload })
  await editar.pulsar('Aceptar')
  const dialogo = screen.getByRole('dialog')
  await waitFor(() =>
    expect(diferenciasEn(dialogo)).toEqual({
      Conductor: 'Ahora: Beto Bernal · Usted: Ana Álvarez',
      Origen: 'Ahora: Prima · Usted: Prima de junio',
      Fecha: 'Ahora: 9 de marzo de 2026 · Usted: 3 de marzo de 2026',
    }),
  )
  expect(avisos()).toEqual([])
  await editar.pulsar('Usar lo de ahora en Conductor')
  await editar.pulsar('Usar lo de ahora en Fecha')
  expect(editar.campo('Fecha')).toHaveValue('09/03/26')
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Origen', ['Prima de junio', 'LiquidaciónDe liquidación', 'Cesantías'])
  expect(columna('Conductor')[0]).toBe('Beto Bernal')
})

test('what a colleague saves while one edits is told at once, and no attempt passes over it unseen', async () => {
  await unosPagos()
  const { store } = await oficina.abrir('/abonos')
  await elegirFila(user, 'Prima')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Abono')
  await escribir(user, editar.campo('Origen'), 'Prima de junio')
  const { abonos } = (await oficina.pedir('admin', { method: 'GET', url: '/api/abonos' })).json<TablaAbonos>()
  const suyo = abonos.find(({ origen }) => origen === 'Prima')
  const payload = { ...suyo, conductorDocumento: '1001', valor: 250_000 }
  await oficina.pedir('editor', { method: 'PUT', url: '/api/abonos', payload })
  act(() => {
    const evento = { sustantivo: 'abonos', tipo: 'editado', usuario: 'Editor', solicitud: null } as const
    const identificador = suyo?.uuid ?? ''
    store.dispatch(changesHeard([{ ...evento, identificador, liquidacionUuid: null, secuencia: 1 }]))
    store.dispatch(api.util.invalidateTags(['Abono']))
  })
  const dialogo = screen.getByRole('dialog')
  await within(dialogo).findByText('Editor acaba de guardar este registro. Revise las diferencias.')
  const diferencias = {
    Valor: 'Ahora: $ 250.000 · Usted: $ 200.000',
    Origen: 'Ahora: Prima · Usted: Prima de junio',
  }
  expect(diferenciasEn(dialogo)).toEqual(diferencias)
  expect(editar.campo('Origen')).toHaveValue('Prima de junio')

  await editar.pulsar('Aceptar')
  await within(dialogo).findByText(/^Otra persona cambió/)
  expect(diferenciasEn(dialogo)).toEqual(diferencias)
  await editar.pulsar('Usar lo de ahora en Valor')
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Valor', ['$ 250.000', '$ 100.000', '$ 80.000'])
})

test('a failed deletion keeps the row and toasts what the server says', async () => {
  await unosPagos()
  await oficina.abrir('/abonos')
  await elegirFila(user, 'Prima')
  const eliminar = await abrirDialogo(user, 'Eliminar', 'Eliminar Abono')
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
  await esperarColumna('Origen', ['Prima', 'LiquidaciónDe liquidación', 'Cesantías'])
  expect(totales()).toMatchObject({ 'Total de abonos': '$ 380.000' })
})

test('a repayment of a settlement is edited and deleted here too: one record in two places', async () => {
  const liquidacionUuid = await unosPagos()
  const enSuLiquidacion = async () => {
    const url = `/api/liquidaciones/detalle?uuid=${liquidacionUuid}`
    return (await oficina.pedir('consulta', { method: 'GET', url })).json<LiquidacionDetalle>().abonoDto
  }
  await oficina.abrir('/abonos')
  await elegirFila(user, 'LiquidaciónDe liquidación')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Abono')
  const donde = 'Está en la liquidación del bus 12 del 2 de marzo de 2026.'
  expect(screen.getByText(`${donde} Su conductor y su fecha se cambian allí.`)).toBeInTheDocument()
  expect(editar.campo('Conductor')).toBeDisabled()
  expect(editar.campo('Fecha')).toBeDisabled()
  await escribir(user, editar.campo('Valor'), '90000')
  await editar.pulsar('Aceptar')
  await editar.cerrado()
  await esperarColumna('Valor', ['$ 200.000', '$ 90.000', '$ 80.000'])
  expect(await enSuLiquidacion()).toMatchObject({ valor: 90_000, fecha: '2026-03-02' })

  const eliminar = await abrirDialogo(user, 'Eliminar', 'Eliminar Abono')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    `¿Estás seguro que deseas eliminar el abono? ${donde}`,
  )
  await eliminar.pulsar('Eliminar')
  await esperarColumna('Valor', ['$ 200.000', '$ 80.000'])
  expect(await enSuLiquidacion()).toBeNull()
})

test('one that no settlement has is locked nowhere', async () => {
  await unosPagos()
  await oficina.abrir('/abonos')
  await elegirFila(user, 'Prima')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Abono')
  expect(screen.queryByText(/Está en la liquidación/)).not.toBeInTheDocument()
  await waitFor(() => expect(editar.campo('Conductor')).toBeEnabled())
  await editar.pulsar('Cancelar')
  await editar.cerrado()
  await abrirDialogo(user, 'Eliminar', 'Eliminar Abono')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    '¿Estás seguro que deseas eliminar el abono?',
  )
})

test('zero in a settled settlement is refused to EDITOR, who is told in the form', async () => {
  const liquidacionUuid = await unosPagos()
  await oficina.db
    .updateTable('liquidaciones')
    .set({ liquidada: 1 })
    .where('uuid', '=', liquidacionUuid)
    .execute()
  await oficina.abrir('/abonos', 'editor')
  await elegirFila(user, 'LiquidaciónDe liquidación')
  const editar = await abrirDialogo(user, 'Editar', 'Editar Abono')
  await escribir(user, editar.campo('Valor'), '0')
  await editar.pulsar('Aceptar')
  const mensaje =
    'La liquidación del bus 12 del 2 de marzo de 2026 ya está liquidada: solo un administrador puede quitar su abono o dejarlo en cero. No se guardó nada.'
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(mensaje)
  expect(editar.campo('Valor')).toHaveValue('0')
  expect(avisos()).toEqual([mensaje])
})
