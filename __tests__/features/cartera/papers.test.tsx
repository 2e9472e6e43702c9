import { waitFor, within } from '@testing-library/react'
import { aConductor, aContrato, anAbono, anEmitido } from '../../server/builders'
import { openTable } from '../../setup/fleet'
import { openTestApp, type TestApp } from '../../setup/page'
import { chooseRow, hands, openDialog, toasts, waitForColumn } from '../../setup/screen'

let testApp: TestApp
const user = hands()
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp.close())

test('a repayment that a paper has deducted says whose it is, and stays as it is', async () => {
  const { db } = testApp
  const { uuid: conductorUuid } = await aConductor(db, { nombre: 'Ciro Cano' })
  const { uuid } = await aContrato(db, conductorUuid)
  const { uuid: emitidoUuid } = await anEmitido(db, { uuid, conductorUuid })
  await anAbono(db, conductorUuid, { origen: 'Liquidación 2026-3', emitidoUuid })
  await openTable(testApp, '/abonos')
  await chooseRow(user, 'Liquidación 2026-3De documento')
  const message = 'Es del documento Liquidación 2026-3: anúlelo'

  const remove = await openDialog(user, 'Eliminar', 'Eliminar Abono')
  expect(remove.dialog).toHaveAccessibleDescription(
    `Ciro Cano, 5 de marzo de 2026, $\u00a050.000 ¿Estás seguro que deseas eliminar el abono? ${message}`,
  )
  await remove.press('Eliminar')
  await waitFor(() => expect(toasts()).toEqual([message]))
  await remove.press('Cancelar')

  const edit = await openDialog(user, 'Editar', 'Editar Abono')
  expect(within(edit.dialog).getByText(message)).toBeVisible()
  for (const name of ['Conductor', 'Fecha']) expect(edit.field(name)).toBeDisabled()
  await edit.fill({ Valor: '1' })
  await edit.press('Aceptar')
  await waitFor(() => expect(edit.banner()).toHaveTextContent(message))
  await waitForColumn('Valor', ['$ 50.000'])
})
