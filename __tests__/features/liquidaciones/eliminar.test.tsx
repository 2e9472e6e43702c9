import { screen, waitFor } from '@testing-library/react'
import type { Oficina } from '../../setup/page'
import { abrirLista, aviso, boton, buses, dialogoTitulado, registrada, unaEmpresa, vaciar } from './pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  await vaciar(oficina)
  await registrada(oficina)
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
})
afterAll(() => oficina.cerrar())

test('asks first, then the row goes and the server has the word; the selection goes with the row', async () => {
  const { elegirFila, user } = await abrirLista(oficina)
  await elegirFila('12')
  await user.click(boton('Eliminar'))
  const dialogo = await dialogoTitulado('Eliminar Liquidación')
  expect(dialogo).toHaveTextContent('¿Estás seguro que deseas eliminar la liquidación?')
  await user.click(boton('Cancelar'))
  await waitFor(() => expect(dialogo).not.toBeInTheDocument())
  expect(buses()).toEqual(['15', '12'])

  await user.click(boton('Eliminar'))
  const confirmacion = await dialogoTitulado('Eliminar Liquidación')
  await user.click([...confirmacion.querySelectorAll('button')].find((b) => b.textContent === 'Eliminar')!)
  await waitFor(() => expect(confirmacion).not.toBeInTheDocument())
  await aviso('Liquidación eliminada.')
  expect(buses()).toEqual(['15'])
  await waitFor(() => expect(boton('Detalle')).toBeDisabled())
})

/** The calls with which a colleague deletes each settlement. */
const urlsDeTodas = async () =>
  (await oficina.db.selectFrom('liquidaciones').select('uuid').execute()).map(
    ({ uuid }) => `/api/liquidaciones?uuid=${uuid}`,
  )

test('what is already gone says so in a toast, and the dialog can be left', async () => {
  const { elegirFila, user } = await abrirLista(oficina)
  await elegirFila('12')
  for (const url of await urlsDeTodas()) await oficina.pedir('admin', { method: 'DELETE', url })
  await user.click(boton('Eliminar'))
  const dialogo = await dialogoTitulado('Eliminar Liquidación')
  await user.click([...dialogo.querySelectorAll('button')].find((b) => b.textContent === 'Eliminar')!)
  await aviso('La liquidación no existe o ya fue eliminada.')
  // And the list shows what there is.
  await screen.findByText('No hay liquidaciones.')
})
