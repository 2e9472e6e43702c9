/** 'Deshacer' after a deletion. */
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { unFestivo } from '../../server/builders'
import type { Oficina } from '../../setup/page'
import { avisos, botonDe, esperarColumna } from '../../setup/screen'
import {
  abrirLista,
  aviso,
  boton,
  buses,
  dialogoTitulado,
  registrada,
  unaEmpresa,
} from '../liquidaciones/pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  for (const table of ['liquidaciones', 'festivos'] as const) await oficina.db.deleteFrom(table).execute()
})
afterEach(() => document.querySelector('meta[name="api-base-url"]')?.remove())
afterAll(() => oficina.cerrar())

const confirm = async (user: UserEvent, title: string) => {
  const dialog = await dialogoTitulado(title)
  await user.click(botonDe('Eliminar', dialog))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}

test('a settlement comes back with its debt and its identifier', async () => {
  const { uuid } = await registrada(oficina, { deudaDto: { razon: 'Descuadre', valor: 5_000 } })
  const { elegirFila, user } = await abrirLista(oficina)
  await elegirFila('12')
  await user.click(boton('Eliminar'))
  await confirm(user, 'Eliminar Liquidación')
  await aviso('Liquidación eliminada.')
  await waitFor(() => expect(buses()).toEqual([]))
  await user.click(boton('Deshacer'))
  await aviso('Liquidación restaurada.')
  await waitFor(() => expect(buses()).toEqual(['12']))
  expect(screen.queryByText('Deshacer')).toBeNull()
  const debts = await oficina.db.selectFrom('deudas').select(['valor', 'liquidacionUuid']).execute()
  expect(debts).toEqual([{ valor: 5_000, liquidacionUuid: uuid }])
})

test('a refusal says why: the pair was taken meanwhile', async () => {
  await registrada(oficina)
  const { elegirFila, user } = await abrirLista(oficina)
  await elegirFila('12')
  await user.click(boton('Eliminar'))
  await confirm(user, 'Eliminar Liquidación')
  await aviso('Liquidación eliminada.')
  await registrada(oficina)
  await user.click(boton('Deshacer'))
  await aviso('Ya existe otra liquidación de ese bus para esa fecha')
})

test("a key presses it, for the EDITOR's holiday too; two deletions have one each", async () => {
  for (const fecha of ['2020-12-25', '2020-07-20']) await unFestivo(oficina.db, { fecha })
  const { user } = await oficina.abrir('/festivos', 'editor')
  for (const day of ['25 de diciembre de 2020', '20 de julio de 2020']) {
    await user.click(await screen.findByText(day, undefined, { timeout: 25_000 }))
    await waitFor(() => expect(boton('Eliminar')).toBeEnabled())
    await user.click(boton('Eliminar'))
    await confirm(user, 'Eliminar Liquidación')
    await waitFor(() => expect(screen.queryByText(day)).toBeNull())
  }
  expect(screen.getAllByText('Deshacer')).toHaveLength(2)
  await waitFor(async () => {
    await user.keyboard('z')
    expect(screen.getAllByText('Deshacer')).toHaveLength(1)
  })
  await esperarColumna('Fecha', ['20 de julio de 2020'])
})

test('at another host the toast is as ever', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/api">',
  )
  await registrada(oficina)
  const { elegirFila, user } = await abrirLista(oficina)
  await elegirFila('12')
  await user.click(boton('Eliminar'))
  await confirm(user, 'Eliminar Liquidación')
  await aviso('Liquidación eliminada.')
  expect(avisos()).toEqual(['Liquidación eliminada.'])
  expect(screen.queryByText('Deshacer')).toBeNull()
})
