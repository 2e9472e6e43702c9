/** Settling: one record in its form, one after the other, several at once; and what else is done to several at once. */
import { act, screen, waitFor, within } from '@testing-library/react'
import type { LiquidacionDetalle } from '../../../src/contract/liquidaciones'
import { valuesOf } from '../../../src/records/settlement/values'
import { tableChanged } from '../../../src/ui/tableState/tableSlice'
import { aConductor } from '../../server/builders'
import { watchCalls } from '../../setup/calls'
import {
  buttonOf,
  cellText,
  dialogTitled,
  errorOf,
  NO_PERMISSION,
  reasons,
  rowOf,
  rows,
  toast,
  toasts,
} from '../../setup/screen'
import {
  openList,
  openLiquidarOf,
  buses,
  storedLiquidacion,
  companyTested,
  sensorOf,
  OF_15,
  type Dialog,
} from './listScreen'

const testApp = companyTested()

const detalle = async (uuid: string) => {
  const url = `/api/liquidaciones/detalle?uuid=${uuid}`
  return (await testApp.ask('admin', { method: 'GET', url })).json<LiquidacionDetalle>()
}

/** Buses of the settled ones. */
const settled = async () => {
  const found = testApp.db.selectFrom('liquidaciones').select('busNumero').where('liquidada', '=', 1)
  return (await found.orderBy('busNumero').execute()).map(({ busNumero }) => busNumero)
}

test('edits and settles: the date locked until it is unlocked, the row in its place, no longer pending', async () => {
  const { uuid } = await storedLiquidacion(testApp, {
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  await storedLiquidacion(testApp, OF_15)
  const { dialog, user } = await openLiquidarOf(testApp, '12')
  expect(rowOf('12')).toHaveClass('pendiente')
  await dialog.shows({ Fecha: '05/03/26', Abono: true, 'Valor del abono': '20.000', Deuda: true })
  expect(dialog.field('Fecha')).toBeDisabled()
  await dialog.press('Desbloquear Campos')
  expect(dialog.field('Fecha')).toHaveFocus()
  await dialog.fill({ Fecha: '06/03/26', 'Registradora final': '1400' })
  await user.click(dialog.field('Abono'))
  await user.click(dialog.field('Liquidada'))
  const sentOnes = watchCalls()
  await dialog.press('Aceptar')
  await dialog.closed()
  await toast('Creado exitosamente')

  const [sent] = sentOnes
  expect(`${sent?.method} ${new URL(sent!.url).pathname}`).toBe('PUT /api/liquidaciones/liquidar')
  const body = (await sent!.json()) as Record<string, unknown>
  expect(body).toMatchObject({ uuid, deudaDto: { fecha: '2026-03-06' } })
  expect(body).not.toHaveProperty('abonoDto')

  expect(buses()).toEqual(['15', '12'])
  expect(rowOf('12')).not.toHaveClass('pendiente')
  expect(cellText(rowOf('12'), 'Fecha')).toBe('6 de marzo de 2026')
  expect(cellText(rowOf('12'), 'Pasajeros reg.')).toBe('400')
  expect(await detalle(uuid)).toMatchObject({
    liquidada: true,
    abonoDto: null,
    deudaDto: { razon: 'Descuadre', valor: 5_000, fecha: '2026-03-06' },
  })
})

test('Cancelar changes nothing, and the record is loaded anew each time, as a colleague has changed it meanwhile', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { dialog, openLiquidar } = await openLiquidarOf(testApp, '12')
  await dialog.press('Cancelar')
  await dialog.closed()
  expect(testApp.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  await storedLiquidacion(testApp, { uuid, viajes: 9 })
  await (await openLiquidar()).shows({ Viajes: '9' })
})

test('what a colleague changes while it is open is not taken away: the dialog says so, and keeps what was typed', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { dialog, user } = await openLiquidarOf(testApp, '12')
  await user.click(dialog.field('Liquidada'))
  const gastos = [{ nombre: 'Taller', valor: 400_000 }]
  await storedLiquidacion(testApp, { uuid, gastos })
  await dialog.press('Aceptar')
  await waitFor(() => expect(dialog.banner()).toHaveTextContent('Otra persona cambió esta liquidación'))
  expect(toasts()).toEqual([expect.stringMatching(/^Otra persona cambió/)])
  await dialog.shows({ Liquidada: true })
  expect(dialog.differences()).toEqual({
    Gastos: 'Ahora: Taller $ 400.000 · Usted: Aseo $ 30.000, Combustible $ 150.000',
    Liquidada: 'Ahora: No · Usted: Sí',
  })
  expect(await detalle(uuid)).toMatchObject({ liquidada: false, gastos })

  await dialog.useCurrent('Gastos')
  await dialog.press('Aceptar')
  await dialog.closed()
  expect(await detalle(uuid)).toMatchObject({ liquidada: true, gastos })
})

test('an EDITOR who drops the debt of a settled settlement is told in the form, where nothing typed is lost', async () => {
  const { uuid } = await storedLiquidacion(testApp, {
    liquidada: true,
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
  })
  const before = await detalle(uuid)
  const { dialog, user } = await openLiquidarOf(testApp, '12', 'editor')
  await user.click(dialog.field('Deuda'))
  await dialog.fill({ Comentario: 'Ya pagó', Motivo: 'Pagó la diferencia' })
  await dialog.press('Aceptar')
  const message =
    'La liquidación del bus 12 del 5 de marzo de 2026 ya está liquidada: solo un administrador puede quitar su deuda o dejarla en cero. No se guardó nada.'
  await waitFor(() => expect(dialog.banner()).toHaveTextContent(message))
  await toast(message)
  await dialog.shows({ Comentario: 'Ya pagó' })
  expect(await detalle(uuid)).toEqual(before)
  // With it back in its place the rest can be saved.
  await user.click(dialog.field('Deuda'))
  await dialog.press('Aceptar')
  await dialog.closed()
  expect(await detalle(uuid)).toMatchObject({ comentario: 'Ya pagó', deudaDto: { valor: 5_000 } })
})

test('the date and bus of another settlement are refused on the date', async () => {
  await storedLiquidacion(testApp, { fecha: '2026-03-06' })
  await storedLiquidacion(testApp)
  const { dialog } = await openLiquidarOf(testApp, '5 de marzo de 2026')
  await dialog.press('Desbloquear Campos')
  await dialog.fill({ Fecha: '06/03/26' })
  await dialog.press('Aceptar')
  const message = 'Ya existe otra liquidación del bus 12 para el 6 de marzo de 2026.'
  await waitFor(() => expect(errorOf(dialog.field('Fecha'))).toBe(message))
  expect(rows()).toHaveLength(2)
})

test('a driver who has since retired is still read, and stays', async () => {
  const { uuid: zoe } = await aConductor(testApp.db, { documento: '1009', nombre: 'Zoe Zapata' })
  const { uuid } = await storedLiquidacion(testApp, { conductorDocumento: '1009' })
  await testApp.db.updateTable('conductores').set({ valido: 0 }).where('uuid', '=', zoe).execute()
  const { dialog } = await openLiquidarOf(testApp, '12')
  await dialog.shows({ Conductor: 'Zoe Zapata' })
  await dialog.press('Guardar y liquidar')
  await dialog.closed()
  expect(await detalle(uuid)).toMatchObject({ liquidada: true, conductorNombre: 'Zoe Zapata' })
})

test('a settlement deleted meanwhile says so, and can be left', async () => {
  const { uuid } = await storedLiquidacion(testApp)
  const { chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  await testApp.ask('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
  await user.click(buttonOf('Liquidar'))
  const notice = await screen.findByText('La liquidación no existe o fue eliminada.', {
    selector: '[role="dialog"] [role="alert"] *',
  })
  await user.click(buttonOf('Cerrar'))
  await waitFor(() => expect(notice).not.toBeInTheDocument())
})

describe("'Guardar y liquidar', 'y siguiente'", () => {
  const waitForBus = async (dialog: Dialog, bus: string) => {
    await dialog.shows({ Bus: bus })
    await waitFor(() => expect(dialog.field('Viajes')).toHaveFocus())
  }

  test('tick and save what was typed; a refused one stays open, ticked; one that is settled offers neither', async () => {
    await storedLiquidacion(testApp)
    const { dialog, openLiquidar } = await openLiquidarOf(testApp, '12')
    await dialog.fill({ Viajes: '' })
    await dialog.press('Guardar y liquidar')
    await dialog.press('Guardar y liquidar')
    await waitFor(() => expect(dialog.field('Viajes')).toBeInvalid())
    await dialog.shows({ Liquidada: true })
    expect(await settled()).toEqual([])
    await dialog.fill({ Viajes: '7' })
    await dialog.press('Guardar y liquidar')
    await dialog.closed()
    expect(rowOf('12')).not.toHaveClass('pendiente')
    expect(await settled()).toEqual(['12'])

    const again = await openLiquidar()
    await again.shows({ Viajes: '7' })
    expect(() => again.button('Guardar y liquidar')).toThrow()
    expect(() => again.button('y siguiente')).toThrow()
  })

  test('go through the pending ones of the search and close after the last', async () => {
    await storedLiquidacion(testApp)
    await storedLiquidacion(testApp, { ...OF_15, liquidada: true })
    await storedLiquidacion(testApp, { busNumero: '17' })
    await storedLiquidacion(testApp, { ...OF_15, fecha: '2026-03-06', viajes: 9 })
    // Another day, which the search does not find.
    await storedLiquidacion(testApp, { fecha: '2026-04-01' })
    const { openLiquidar, chooseRow } = await openList(
      testApp,
      '/?fechaInicial=2026-03-05&fechaFinal=2026-03-06&liquidada=false',
    )
    // From the top: 15 of the 6th, 17, 12.
    await chooseRow('17')
    const dialog = await openLiquidar()
    await dialog.press('Desbloquear Campos')
    await dialog.press('y siguiente')
    await waitForBus(dialog, '12')
    await dialog.shows({ Liquidada: false })
    expect(dialog.field('Fecha')).toBeDisabled()
    expect(dialog.dialog).toHaveTextContent(
      'Liquidada la del bus 17. Sigue la del 12, del 5 de marzo de 2026.',
    )
    expect(await settled()).toEqual(['15', '17'])
    await dialog.press('y siguiente')
    await waitForBus(dialog, '15')
    await dialog.shows({ Viajes: '9' })
    await dialog.press('y siguiente')
    await dialog.closed()
    expect(await settled()).toEqual(['12', '15', '15', '17'])
    expect(testApp.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3)
  })

  test('find a draft that is kept of the next one in it', async () => {
    const { uuid } = await storedLiquidacion(testApp)
    await storedLiquidacion(testApp, OF_15)
    const valores = { ...valuesOf(await detalle(uuid)), viajes: 11 }
    const { openLiquidar, chooseRow } = await openList(testApp)
    const draft = { valores, clave: null, keptAt: '2030-03-20T16:00:00Z' }
    sessionStorage.setItem(`borradores/admin/liquidar-${uuid}`, JSON.stringify(draft))
    await chooseRow('15')
    const dialog = await openLiquidar()
    await dialog.press('y siguiente')
    await waitForBus(dialog, '12')
    await dialog.shows({ Viajes: '11' })
    expect(dialog.dialog).toHaveTextContent(/Borrador recuperado del/)
    await dialog.press('Guardar y liquidar')
    await dialog.closed()
    expect(await detalle(uuid)).toMatchObject({ viajes: 11 })
  })

  test('go by what is sought in the table, and past one that a colleague has settled meanwhile', async () => {
    const { uuid } = await storedLiquidacion(testApp, { fecha: '2026-03-02' })
    await storedLiquidacion(testApp, { fecha: '2026-03-01' })
    await storedLiquidacion(testApp, { ...OF_15, fecha: '2026-03-03' })
    await storedLiquidacion(testApp, { fecha: '2026-03-04' })
    const { openLiquidar, chooseRow, store } = await openList(testApp)
    const filter = { items: [], quickFilterValues: ['ana'] }
    act(() => void store.dispatch(tableChanged({ table: 'liquidaciones', filter })))
    await chooseRow('1 de marzo de 2026')
    const dialog = await openLiquidar()
    await storedLiquidacion(testApp, { uuid, fecha: '2026-03-02', liquidada: true })
    await dialog.press('y siguiente')
    await dialog.shows({ Fecha: '04/03/26' })
    await dialog.press('Cancelar')
    await dialog.closed()
    // The table follows: the row that was open is the selected one.
    await waitFor(() => expect(rowOf('4 de marzo de 2026')).toHaveAttribute('aria-selected', 'true'))
  })
})

describe('several at once', () => {
  /** A settlement of bus 12 on a day of March, which its comment makes known. */
  const withComment = (comentario: string, day: number, changes: object = {}) =>
    storedLiquidacion(testApp, { comentario, fecha: `2026-03-${String(day).padStart(2, '0')}`, ...changes })

  /** The list with the mode on and these rows chosen. */
  async function choosing(comments: readonly string[], usuario = 'admin') {
    const page = await openList(testApp, '/', usuario)
    await page.user.click(buttonOf('Varias'))
    await waitFor(() => expect(buttonOf('Varias')).toHaveAttribute('aria-pressed', 'true'))
    for (const comment of comments)
      await page.user.click(within(rowOf(comment)).getByLabelText('Seleccionar fila'))
    await waitUntilChosen(comments.length)
    return page
  }
  const waitUntilChosen = (count: number) =>
    waitFor(() =>
      expect(document.querySelector('main')).toHaveTextContent(new RegExp(`(^|\\D)${count} elegidas?`)),
    )

  const stored = async () =>
    (await testApp.db.selectFrom('liquidaciones').select(['comentario', 'liquidada']).execute())
      .filter(({ liquidada }) => liquidada)
      .map(({ comentario }) => comentario)
      .sort()

  test('are settled as they are stored; those that are already, or that only sensors have filled, are named and left alone', async () => {
    await withComment('uno', 5, { viajes: 5 })
    await withComment('dos', 5, { ...OF_15, gastos: [{ nombre: 'Llantas', valor: 9_000_000 }] })
    await withComment('hecha', 6, { liquidada: true })
    await withComment('otra', 7)
    for (const day of [8, 9]) await sensorOf(testApp, '12', { fecha: `2026-03-0${day}` })
    await testApp.db
      .updateTable('liquidaciones')
      .set({ comentario: 'contada' })
      .where('fecha', '=', '2026-03-08')
      .execute()
    const { user, open } = await choosing(['uno', 'dos', 'hecha', 'contada'])
    const question = await open('Liquidar', 'Liquidar varias')
    expect(question.dialog).toHaveTextContent(
      /^Liquidar varias¿Liquidar 2 liquidaciones\? Se salta 1 ya liquidada: Bus 12 del 6 de marzo de 2026\. Se salta 1 que solo tiene lo del sensor: Bus 12 del 8 de marzo de 2026\. Total neto registradora: −\$.[\d.]+\. 2 con dudas: Bus 15 del 5 de marzo de 2026 \(Neto negativo: −\$.[\d.]+\), Bus 12 del 5 de marzo de 2026 \(La del 6 de marzo de 2026 empieza en 1\.000\)\./,
    )
    await question.press('Liquidar')
    await waitFor(() => expect(toasts()).toEqual(['2 liquidaciones liquidadas.']))
    expect(await stored()).toEqual(['dos', 'hecha', 'uno'])
    await waitUntilChosen(0)

    await user.click(buttonOf('Deshacer'))
    await waitFor(() => expect(toasts()).toEqual(['Se deshizo en 2 registros.']))
    expect(await stored()).toEqual(['hecha'])
  })

  test('of which none can be settled are not asked about', async () => {
    await withComment('hecha', 8, { liquidada: true })
    const { user } = await choosing(['hecha'])
    await user.click(buttonOf('Liquidar'))
    await waitFor(() => expect(toasts()).toEqual(['Se salta 1 ya liquidada: Bus 12 del 8 de marzo de 2026.']))
  })

  test('stay chosen where they cannot be settled, once named with the server’s reason; the rest is undone from the report', async () => {
    const { uuid } = await withComment('sin conductor', 5)
    await withComment('completa', 5, OF_15)
    await testApp.db
      .updateTable('liquidaciones')
      .set({ conductorUuid: null })
      .where('uuid', '=', uuid)
      .execute()
    const { user, open } = await choosing(['sin conductor', 'completa'])
    const settleAll = async () => {
      const question = await open('Liquidar', 'Liquidar varias')
      await question.press('Liquidar')
      await question.closed()
      await screen.findByText('Cerrar', { selector: 'button' })
      return dialogTitled('Liquidar varias')
    }
    const report = await settleAll()
    expect(report).toHaveTextContent('1 liquidación liquidada.')
    expect(within(report).getByLabelText('Sin hacer')).toHaveTextContent(
      /^Bus 12 del 5 de marzo de 2026\. Conductor es requerido\.$/,
    )
    expect(report).not.toHaveTextContent('Sin empezar')
    expect(toasts()).toEqual([])
    await user.click(buttonOf('Deshacer', report))
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^Se deshizo/)]))
    expect(await stored()).toEqual([])

    await waitUntilChosen(1)
    expect(rowOf('sin conductor')).toHaveAttribute('aria-selected', 'true')
    await user.click(within(rowOf('completa')).getByLabelText('Seleccionar fila'))
    await waitUntilChosen(2)
    await settleAll()
    await user.click(buttonOf('Cerrar'))
    await waitFor(() => expect(toasts()).toContain('1 liquidación liquidada.'))
  })

  test('are deleted after one question, and come back with one press', async () => {
    await withComment('pendiente', 5)
    await withComment('hecha', 6, { liquidada: true })
    await withComment('queda', 5, OF_15)
    const { user, open } = await choosing(['pendiente', 'hecha'])
    const question = await open('Eliminar', 'Eliminar liquidaciones')
    expect(question.dialog).toHaveTextContent('¿Eliminar 2 liquidaciones?')
    await question.press('Eliminar')
    await waitFor(() => expect(toasts()).toEqual(['2 liquidaciones eliminadas.']))
    await waitFor(() => expect(buses()).toEqual(['15']))
    await user.click(buttonOf('Deshacer'))
    await waitFor(() => expect(toasts()).toEqual(['Se deshizo en 2 registros.']))
    await waitFor(() => expect(buses()).toHaveLength(3))
  })

  test('are the page with the title’s checkbox, all that the filters leave with a button, a range with the keyboard; leaving forgets', async () => {
    for (let day = 10; day < 22; day++) await withComment(`día ${day}`, day)
    const { user } = await choosing([])
    const nothing = 'Elija una fila o varias.'
    expect(reasons(['Eliminar', 'Liquidar'])).toEqual({ Eliminar: nothing, Liquidar: nothing })
    await user.click(document.querySelector('[aria-label="Seleccionar todas las filas"]')!)
    await waitUntilChosen(10)
    await user.click(buttonOf('Marcar las 12'))
    await waitUntilChosen(12)
    await user.click(buttonOf('Varias'))
    expect(document.querySelector('input[type="checkbox"][name="select_row"]')).toBeNull()
    expect(buttonOf('Detalle')).toBeDisabled()
    await user.click(buttonOf('Varias'))
    await waitUntilChosen(0)
    await user.click(within(rowOf('día 19')).getByText('día 19'))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitUntilChosen(3)
    await user.keyboard(' ')
    await waitUntilChosen(2)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(buttonOf('Varias')).toHaveAttribute('aria-pressed', 'false'))
  })

  test('may be settled by an EDITOR, and not deleted', async () => {
    await withComment('uno', 5)
    await choosing(['uno'], 'editor')
    expect(reasons(['Eliminar', 'Liquidar'])).toEqual({ Eliminar: NO_PERMISSION, Liquidar: null })
  })
})
