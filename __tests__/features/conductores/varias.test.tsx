import { waitFor, within } from '@testing-library/react'
import { unBus, unConductor } from '../../server/builders'
import { abrirTabla, unDia, vaciar } from '../../setup/fleet'
import type { Oficina } from '../../setup/page'
import { abrirPregunta, avisos, botonDe, filas, manos } from '../../setup/screen'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/conductores')
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const chooseAll = async () => {
  await user.click(botonDe('Varias'))
  for (const row of filas()) await user.click(within(row).getByLabelText('Seleccionar fila'))
}

test('several drivers are retired in one go, and come back with their buses', async () => {
  const { db } = oficina
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana' })
  await unConductor(db, { documento: '1002', nombre: 'Beto' })
  await unConductor(db, { documento: '1003', nombre: 'Carla', valido: 0 })
  await unBus(db, { numero: '12', conductorUuid: ana.uuid })
  await abrirTabla(oficina, '/conductores')
  await chooseAll()

  const question = await abrirPregunta(user, 'Retirar', 'Retirar conductores')
  expect(question.dialogo).toHaveTextContent(
    '¿Retirar 2 conductores? Se salta 1 ya retirado: Carla. Sus buses quedan sin conductor.',
  )
  await question.pulsar('Retirar')
  await waitFor(() => expect(avisos()).toEqual(['2 conductores retirados.']))
  const driverOfBus = () => db.selectFrom('buses').select('conductorUuid').executeTakeFirst()
  expect(await driverOfBus()).toEqual({ conductorUuid: null })

  await user.click(botonDe('Deshacer'))
  await waitFor(() => expect(avisos()).toEqual(['2 conductores ingresados de nuevo.']))
  expect(await driverOfBus()).toEqual({ conductorUuid: ana.uuid })
  const retired = await db.selectFrom('conductores').select('nombre').where('valido', '=', 0).execute()
  expect(retired).toEqual([{ nombre: 'Carla' }])
})
