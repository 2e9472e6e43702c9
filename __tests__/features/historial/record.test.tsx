/** 'Historial' of a record, the reason of an edit that it keeps, and 'Deshacer' after a deletion. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fieldFacts, unsaidFacts } from '../../../src/records/historial/changedFields'
import type { Cambio } from '../../../src/contract/historial'
import { aFestivo } from '../../server/builders'
import { failCall } from '../../setup/calls'
import { anotherHost } from '../../setup/head'
import { buttonOf, dialogTitled, readable, toast, toasts, waitForColumn } from '../../setup/screen'
import { openList, buses, storedLiquidacion, companyTested } from '../liquidaciones/listScreen'

const testApp = companyTested()

const historyDialog = () => screen.findByRole('dialog', { name: /^Historial/ })

/** Heading, fields and reason of each change in the open dialog. */
const changesIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('ol > li')].map((change) =>
    [...change.querySelectorAll(':scope > div, dl > div')].map(({ children, textContent }) =>
      readable(
        children[1]?.tagName === 'DD' ? [...children].map((one) => one.textContent).join(': ') : textContent,
      ),
    ),
  )

test('a settlement tells who did what, field by field, newest first, its debt included', async () => {
  const { uuid } = await storedLiquidacion(testApp, { deudaDto: { razon: 'Descuadre', valor: 5_000 } })
  await storedLiquidacion(testApp, {
    uuid,
    regFin: 1_310,
    liquidada: true,
    gastos: [{ nombre: 'Aseo', valor: 40_000 }],
    deudaDto: { razon: 'Descuadre', valor: 6_000 },
    motivo: 'Se leyó mal',
  })
  const { chooseRow, openDetail, user } = await openList(testApp, '/', 'consulta')
  expect(buttonOf('Historial')).toBeDisabled()
  await chooseRow('12')
  await user.click(buttonOf('Historial'))
  const dialog = await historyDialog()
  await waitFor(() => expect(changesIn(dialog)).toHaveLength(4))
  expect(dialog).toHaveTextContent('Bus 12 del 5 de marzo de 2026')

  const changes = changesIn(dialog)
  const edited = changes.find(([heading]) => heading?.includes('Editó') && !heading.includes('Deuda'))
  expect(edited?.[0]).toMatch(/^Admin · Editó 20 mar 2030, 12:00$/)
  expect(edited).toEqual(
    expect.arrayContaining([
      'Registradora final: 1.300 → 1.310',
      'Gastos: Aseo $ 30.000, Combustible $ 150.000 → Aseo $ 40.000',
      'Liquidada: No → Sí',
      'Motivo: Se leyó mal',
    ]),
  )
  expect(changes).toContainEqual([
    expect.stringMatching(/· Editó · Deuda/),
    'Motivo: Se leyó mal',
    'Valor: $ 5.000 → $ 6.000',
  ])
  expect(changes.at(-1)?.join()).toMatch(/Creó/)
  const created = changes.find(([heading]) => heading?.includes('Creó') && !heading.includes('Deuda'))
  expect(created).toEqual(expect.arrayContaining(['Bus: 12', 'Conductor: Ana Álvarez', 'Viajes: 6']))
  // Nothing technical.
  expect(dialog.textContent).not.toMatch(/uuid|version|[0-9a-f]{8}-/i)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  const detail = await openDetail()
  await detail.press('Historial')
  await waitFor(async () => expect(changesIn(await historyDialog())).toHaveLength(4))
})

test('a failure says why and is tried again', async () => {
  await storedLiquidacion(testApp)
  const { chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  const mend = failCall('GET /api/historial/registro')
  await user.click(buttonOf('Historial'))
  const dialog = await historyDialog()
  expect(await within(dialog).findByText(/^No hay conexión/)).toBeInTheDocument()
  mend()
  await user.click(within(dialog).getByText('Reintentar'))
  await waitFor(() => expect(changesIn(dialog)).toHaveLength(1))
})

test('what was created says what it has, what was deleted what it had, and an edit an emptied field', () => {
  const change: Cambio = {
    secuencia: 1,
    instante: '2026-11-20T15:42:00.000Z',
    usuario: 'Ana',
    grupo: 'g',
    sustantivo: 'deudas',
    identificador: 'x',
    registro: 'Ana',
    tipo: 'creado',
    antes: null,
    despues: { uuid: 'x', version: 1, valor: 5_000, razon: '', conductorNombre: 'Ana', fecha: '2026-11-20' },
    motivo: null,
    deshacible: false,
  }
  const read = (one: Cambio) => fieldFacts(one).map(({ label, value }) => [label, readable(value)])
  expect(read(change)).toEqual([
    ['Valor', '$ 5.000'],
    ['Conductor', 'Ana'],
    ['Fecha', '20 de noviembre de 2026'],
  ])
  // Leaves out what another column of a table says.
  expect(unsaidFacts(change, '20 de noviembre de 2026').map(({ label }) => label)).toEqual([
    'Valor',
    'Conductor',
  ])
  expect(read({ ...change, tipo: 'eliminado', antes: change.despues, despues: null })[0]).toEqual([
    'Valor',
    '$ 5.000',
  ])
  expect(
    read({
      ...change,
      tipo: 'editado',
      antes: { razon: 'Pico', version: 1 },
      despues: { razon: '', version: 2 },
    }),
  ).toEqual([['Razón', 'Pico → —']])
})

const reasons = async () => {
  const rows = await testApp.db
    .selectFrom('cambios')
    .select(['tipo', 'motivo'])
    .where('sustantivo', '=', 'liquidaciones')
    .orderBy('secuencia', 'desc')
    .limit(1)
    .execute()
  return rows[0]
}

test('editing one that is settled takes a reason, and needs none', async () => {
  await storedLiquidacion(testApp, { liquidada: true })
  const { openLiquidar, chooseRow } = await openList(testApp)
  await chooseRow('12')
  const form = await openLiquidar()
  expect(form.field('Motivo')).not.toBeRequired()
  expect(form.field('Motivo')).toHaveAttribute('maxlength', '200')
  await form.fill({ Viajes: '9' })
  await form.press('Aceptar')
  await form.closed()
  expect(await reasons()).toEqual({ tipo: 'editado', motivo: null })

  const again = await openLiquidar()
  await again.fill({ Viajes: '8', Motivo: 'Se contó otra vez' })
  await again.press('Aceptar')
  await again.closed()
  expect(await reasons()).toEqual({ tipo: 'editado', motivo: 'Se contó otra vez' })
})

test('correcting one through Crear takes one too, and another bus takes the field away', async () => {
  await storedLiquidacion(testApp, { liquidada: true })
  const { openCreate } = await openList(testApp)
  const form = await openCreate()
  await form.fill({ Fecha: '05/03/26', Bus: '12' })
  await form.press('Buscar')
  await waitFor(() => expect(form.field('Motivo')).toHaveValue(''))
  await form.fill({ Motivo: 'Otro conductor' })
  await form.fill({ Bus: '15' })
  await waitFor(() => expect(() => form.field('Motivo')).toThrow())
})

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
