import { screen, within } from '@testing-library/react'
import { unBus, unConductor, unPasaje } from '../../server/constructores'
import { unaLiquidacion } from '../../server/liquidaciones/empresa'
import { unaOficina, type Oficina } from '../../setup/page'

let oficina: Oficina

beforeEach(async () => {
  oficina = await unaOficina()
  const conductor = await unConductor(oficina.db, { nombre: 'Ana Gómez', documento: '111' })
  await unBus(oficina.db, { numero: '101', conductorUuid: conductor.uuid })
  await unPasaje(oficina.db)
})
afterEach(() => oficina.cerrar())

test('says so when there are no settlements', async () => {
  await oficina.abrir('/')
  expect(await screen.findByText('No hay liquidaciones.')).toBeVisible()
})

test('shows a settlement with its long date and the figures of the server', async () => {
  await oficina.pedir('admin', {
    method: 'POST',
    url: '/api/liquidaciones',
    payload: unaLiquidacion({ fecha: '2026-03-05', busNumero: '101', conductorDocumento: '111' }),
  })
  await oficina.abrir('/')
  const fila = (await screen.findByText('Ana Gómez')).closest<HTMLElement>('[role="row"]')
  expect(within(fila!).getByText('5 de marzo de 2026')).toBeVisible()
})
