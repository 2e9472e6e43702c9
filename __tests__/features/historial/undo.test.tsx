/** 'Deshacer' after a deletion. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aFestivo } from '../../server/builders'
import type { TestApp } from '../../setup/page'
import { buttonOf, dialogTitled, toast, toasts, waitForColumn } from '../../setup/screen'
import { openList, buses, storedLiquidacion, aCompany } from '../liquidaciones/listScreen'
import { anotherHost } from '../../setup/head'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(async () => {
  for (const table of ['liquidaciones', 'festivos'] as const) await testApp.db.deleteFrom(table).execute()
})
afterAll(() => testApp.close())

const confirm = async (user: UserEvent, title: string) => {
  const dialog = await dialogTitled(title)
  await user.click(buttonOf('Eliminar', dialog))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}

/** Deletes the list's only settlement. */
async function deleteTheOne() {
  const { chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  await user.click(buttonOf('Eliminar'))
  await confirm(user, 'Eliminar Liquidación')
  await toast('Liquidación eliminada.')
  return user
}

test('a settlement comes back with its debt and its identifier', async () => {
  const { uuid } = await storedLiquidacion(testApp, { deudaDto: { razon: 'Descuadre', valor: 5_000 } })
  const user = await deleteTheOne()
  await waitFor(() => expect(buses()).toEqual([]))
  await user.click(buttonOf('Deshacer'))
  await toast('Se deshizo en 1 registro.')
  await waitFor(() => expect(buses()).toEqual(['12']))
  expect(screen.queryByText('Deshacer')).toBeNull()
  const debts = await testApp.db.selectFrom('deudas').select(['valor', 'liquidacionUuid']).execute()
  expect(debts).toEqual([{ valor: 5_000, liquidacionUuid: uuid }])
})

test('a refusal says why: the pair was taken meanwhile', async () => {
  await storedLiquidacion(testApp)
  const user = await deleteTheOne()
  await storedLiquidacion(testApp)
  await user.click(buttonOf('Deshacer'))
  await toast(
    'No se deshizo nada: Bus 12 del 5 de marzo de 2026 (ya existe otra liquidación de ese bus para esa fecha).',
  )
})

test("a key presses it, for the EDITOR's holiday too; two deletions have one each", async () => {
  for (const fecha of ['2020-12-25', '2020-07-20']) await aFestivo(testApp.db, { fecha })
  const { user } = await testApp.open('/festivos', 'editor')
  for (const day of ['25 de diciembre de 2020', '20 de julio de 2020']) {
    await user.click(await screen.findByText(day, undefined, { timeout: 25_000 }))
    await waitFor(() => expect(buttonOf('Eliminar')).toBeEnabled())
    await user.click(buttonOf('Eliminar'))
    await confirm(user, 'Eliminar Liquidación')
    await waitFor(() => expect(screen.queryByText(day)).toBeNull())
  }
  expect(screen.getAllByText('Deshacer')).toHaveLength(2)
  await waitFor(async () => {
    await user.keyboard('z')
    expect(screen.getAllByText('Deshacer')).toHaveLength(1)
  })
  await waitForColumn('Fecha', ['20 de julio de 2020'])
})

test('a key leads to it from a field of a dialog, which has the focus again at the press', async () => {
  await storedLiquidacion(testApp)
  const user = await deleteTheOne()
  await user.click(buttonOf('Crear'))
  const dialog = within(await dialogTitled('Crear Liquidación'))
  await user.click(dialog.getByLabelText('Viajes'))
  await user.keyboard('{Alt>}z{/Alt}')
  expect(screen.getByText('Deshacer')).toHaveFocus()
  await user.tab()
  await user.tab({ shift: true })
  await user.keyboard('{Enter}')
  await toast('Se deshizo en 1 registro.')
  expect(dialog.getByLabelText('Viajes')).toHaveFocus()
})

test('at another host the toast is as ever', async () => {
  anotherHost()
  await storedLiquidacion(testApp)
  await deleteTheOne()
  expect(toasts()).toEqual(['Liquidación eliminada.'])
  expect(screen.queryByText('Deshacer')).toBeNull()
})
