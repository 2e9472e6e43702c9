/** Files as people have them: what of them is chosen, left out or proposed is said before 'Importar'. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sumarDias } from '../../../src/contract/fechas'
import { aBus, aConductor, aDeuda, aPasaje } from '../../server/builders'
import { openTable, openTestAppAt } from '../../setup/fleet'
import { dialogTitled, hands, inDialog, openDialog, readable } from '../../setup/screen'
import type { TestApp } from '../../setup/page'
import { workbook, xmlRow } from '../fileRows/importing'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/abonos')
  const jorge = await aConductor(testApp.db, { documento: '72616670', nombre: 'Jorge Iván Restrepo Mejía' })
  const ana = await aConductor(testApp.db, { documento: '98319837', nombre: 'Ana María Gómez' })
  for (const { uuid } of [jorge, ana])
    await aDeuda(testApp.db, uuid, { valor: 1_000_000, razon: 'Préstamo', fecha: '2026-11-01' })
  await aPasaje(testApp.db)
  await aBus(testApp.db, { numero: '304', conductorUuid: jorge.uuid })
})
beforeEach(async () => {
  for (const table of ['gastos', 'liquidaciones', 'abonos'] as const)
    await testApp.db.deleteFrom(table).execute()
})
afterEach(cleanup)
afterAll(() => testApp.close())

const TITLES = ['Documento del conductor', 'Valor', 'Origen', 'Fecha']
const DAY = '<c s="1"><v>46346</v></c>'
const row = (line: number, documento: number, valor: number, origen: string, more?: string) =>
  xmlRow(line, [documento, valor, origen, DAY], more)
const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`

async function choose(content: string | Uint8Array, name: string, noun = 'abonos', path = '/abonos') {
  await openTable(testApp, path)
  const dialog = await openDialog(user, 'Importar', `Importar ${noun}`)
  await user.upload(dialog.field('Archivo'), new File([content as BlobPart], name))
  await screen.findByText(/Revise de qué columna/)
  const next = async () => {
    await waitFor(() => expect(dialog.button('Siguiente')).toBeEnabled())
    await dialog.press('Siguiente')
  }
  return {
    ...dialog,
    next,
    says: () => readable(dialog.dialog.textContent),
    pick: async (label: RegExp | string, option: RegExp | string) => {
      await user.click(screen.getByRole('combobox', { name: label }))
      await user.click(await screen.findByRole('option', { name: option }))
    },
    /** From the columns on to what the server has stored. */
    store: async () => {
      await next()
      const counts = (await screen.findByText(/^(Crear|Corregir) \d/)).textContent
      const said = readable(dialog.dialog.textContent)
      await dialog.press('Importar')
      await screen.findByText(/^Importación terminada/)
      return { counts, said }
    },
  }
}
const grid = () => within(screen.getByRole('grid', { name: 'Filas del archivo' }))
const stored = async () =>
  (await testApp.db.selectFrom('abonos').select(['valor', 'origen', 'fecha']).orderBy('valor').execute()).map(
    ({ valor, origen, fecha }) => [valor, origen, fecha],
  )

test('the sheet in sight is read, is named, and another is chosen with its number of rows', async () => {
  const titles = xmlRow(1, TITLES)
  const book = workbook(
    [
      { name: 'Viejo', state: 'hidden', rows: titles + row(2, 72616670, 11_111, 'de la oculta') },
      { name: 'Instrucciones', rows: xmlRow(1, ['Diligencie la hoja Noviembre']) },
      {
        name: 'Noviembre',
        rows: titles + row(2, 98319837, 70_000, 'visible') + row(3, 98319837, 80_000, 'dos'),
      },
    ],
    2,
  )
  const { says, pick, store } = await choose(book, 'abonos.xlsx')
  expect(says()).toMatch(
    /abonos\.xlsx, hoja Noviembre: 2 filas\..*Solo se lee la hoja Noviembre\. También tienen filas:Viejo \(oculta\): 1 fila/,
  )
  await user.click(screen.getByRole('combobox', { name: 'Hoja del libro' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Viejo (oculta): 1 fila',
    'Instrucciones: 0 filas',
    'Noviembre: 2 filas',
  ])
  await user.click(screen.getByRole('option', { name: /Instrucciones/ }))
  expect(says()).toMatch(/no tiene filas debajo de los títulos.*Elija otra hoja\./)
  await pick('Hoja del libro', /Viejo/)
  expect(says()).toContain('abonos.xlsx, hoja Viejo: 1 fila.')
  await store()
  expect(await stored()).toEqual([[11_111, 'de la oculta', '2026-11-20']])
  const [change] = await testApp.db
    .selectFrom('cambios')
    .select('motivo')
    .where('sustantivo', '=', 'abonos')
    .execute()
  expect(change?.motivo).toBe('Importación de abonos.xlsx, hoja Viejo')
})

test('the row of the titles is found or chosen, and the lines above it and the sums below it are named as left out', async () => {
  const rows =
    xmlRow(1, ['TRANSPORTES PRUEBA - ABONOS']) +
    xmlRow(3, TITLES) +
    row(4, 72616670, 50_000, 'Prima') +
    xmlRow(5, ['TOTAL', 50_000])
  const { says, pick, store } = await choose(workbook([{ name: 'A', rows }]), 'titulo.xlsx')
  expect(says()).toContain('Encima de los títulos quedan por fuera:Línea 1: TRANSPORTES PRUEBA - ABONOS')
  await pick('Fila de los títulos', /Línea 1/)
  expect(says()).toContain('Elija las columnas que faltan.')
  await pick('Fila de los títulos', /Línea 3: Documento del conductor · Valor/)
  const { counts, said } = await store()
  expect(counts).toBe('Crear 1 abono, omitir 1 fila')
  expect(said).toContain('1 fila queda por fuera')
  expect(await stored()).toEqual([[50_000, 'Prima', '2026-11-20']])
  const changes = await testApp.db
    .selectFrom('cambios')
    .select('motivo')
    .orderBy('secuencia', 'desc')
    .execute()
  expect(changes[0]?.motivo).toBe('Importación de titulo.xlsx, 2 filas por fuera')
})

test('what repayments come to is said before they are stored, and which is more than is owed', async () => {
  const rows = [
    '72616670;1000000;x;2026-11-20',
    '98319837;600000;x;2026-11-20',
    '98319837;400001;y;2026-11-20',
  ]
  const { store } = await choose(csv(TITLES.join(';'), ...rows), 'a.csv')
  const { said } = await store()
  expect(said).toContain('Valor Supera lo que debe')
  expect(said).toContain('Suman $ 2.000.001.')
  expect(screen.getByText('Importación terminada: 3 abonos.')).toBeVisible()
})

test('the line that is taken for the titles is in sight, in a file without titles too', async () => {
  const rows = ['72616670;1000;x;2026-11-20', '72616670;2000;y;2026-11-20']
  await choose(csv(...rows), 'a.csv')
  expect(screen.getByRole('combobox', { name: 'Fila de los títulos' })).toHaveTextContent(
    'Línea 1: 72616670 · 1000 · x · 2026-11-20',
  )
})

test('hidden rows are counted, left out by their lines, and taken in where that is chosen', async () => {
  const rows =
    xmlRow(1, TITLES) +
    row(2, 72616670, 50_000, 'a la vista') +
    row(3, 98319837, 70_000, 'por filtro', 'hidden="1"') +
    row(4, 98319837, 71_000, 'por filtro', 'hidden="1"') +
    row(6, 72616670, 60_000, 'a la vista')
  const { next, press } = await choose(workbook([{ name: 'A', rows }]), 'ocultas.xlsx')
  await next()
  expect(await screen.findByText('4 filas, sin errores. 2 filas quedan por fuera')).toBeVisible()
  await screen.findByText('Crear 2 abonos, omitir 2 filas')
  expect(grid().getAllByText('Fila oculta: queda por fuera')).toHaveLength(2)
  await user.click(await screen.findByLabelText('Incluir 2 filas ocultas'))
  await screen.findByText('Crear 4 abonos')
  expect(screen.getByText('4 filas, sin errores')).toBeVisible()
  await press('Importar')
  await screen.findByText('Importación terminada: 4 abonos.')
  expect((await stored()).map(([valor]) => valor)).toEqual([50_000, 60_000, 70_000, 71_000])
})

test('a driver’s own name is that driver, and an empty driver of a recent day is the bus’s, each shown so; an older one is asked', async () => {
  const { next } = await choose(
    csv('Conductor;Valor;Origen;Fecha', 'JORGE IVAN RESTREPO MEJIA;60000;Prima;2026-11-20'),
    'nombre.csv',
  )
  await next()
  expect(await grid().findByText('Es 72616670 · Jorge Iván Restrepo Mejía')).toBeVisible()
  cleanup()
  const file = csv(
    'Fecha;Bus;Conductor;Viajes;Reg. inicial;Reg. final;Sensor;Nota',
    `${sumarDias('2090-03-20', -20)};304;;5;100;500;480;llovió`,
    `${sumarDias('2090-03-20', -40)};304;;5;100;500;480`,
  )
  const settlements = await choose(file, 'bus.csv', 'liquidaciones', '/')
  expect(settlements.says()).toContain(
    'Columnas que no van a ningún dato (un gasto se titula «Gasto: Lavado»):Nota: llovió',
  )
  await settlements.next()
  expect(await screen.findByText(/^2 filas, 1 con errores/)).toBeVisible()
  await settlements.pick('Ver', 'Todas')
  expect(grid().getByText('Se propone 72616670 · Jorge Iván Restrepo Mejía')).toBeVisible()
  expect(grid().getByText(/requerido/)).toBeVisible()
})

test('a row is named by its line of the file, and rows that are left out are counted in the history', async () => {
  const lines = [
    `${TITLES.join(';')};Nota`,
    '',
    ';;;;',
    '72616670;50000;Prima;20/11/2026;',
    '72616670;abc;Prima;20/11/2026;ojo',
  ]
  const { next, press } = await choose(csv(...lines), 'vacias.csv')
  await next()
  expect(await screen.findByText(/^2 filas, 1 con errores/)).toBeVisible()
  expect(grid().getByText('5')).toBeVisible()
  await user.click(screen.getByLabelText('Importar solo las buenas'))
  await screen.findByText('Crear 1 abono, omitir 1 fila')
  await press('Importar')
  await screen.findByText('Importación terminada: 1 abono.')
  await testApp.open('/historial')
  expect((await screen.findAllByText(/Importación de vacias\.csv, 1 fila por fuera/))[0]).toBeVisible()
})

test('why one cannot go on stands beside the button, and no tooltip over the pages of the table', async () => {
  const { next, button, says } = await choose(
    csv(TITLES.join(';'), '72616670;abc;Prima;2026-11-20'),
    'mala.csv',
  )
  await next()
  await screen.findByText('1 fila, 1 con errores')
  expect(button('Importar')).toBeDisabled()
  expect(says()).toContain('Corrija las filas con errores, o marque Importar solo las buenas.')
  // Escape ends the cell's edit, not the dialog.
  await user.dblClick(grid().getByText('abc'))
  await user.type(await grid().findByRole('textbox'), '7{Escape}')
  expect(grid().getByText('abc')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.hover(button('Importar').parentElement!)
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  expect(inDialog(user, await dialogTitled('Importar abonos')).button('Importar')).toBeDisabled()
})

test('a file is dropped in the first step, one at a time; elsewhere nothing is opened in the place of the page', async () => {
  await openTable(testApp, '/abonos')
  await openDialog(user, 'Importar', 'Importar abonos')
  const file = new File([csv(TITLES.join(';'), '72616670;1000;x;2026-11-20')], 'a.csv')
  /** Whether the browser would open it, and whether it can be dropped. */
  const drop = (text: RegExp, files: File[]) => {
    const dataTransfer = { files, dropEffect: 'copy' }
    const target = screen.getByText(text)
    const opened = [fireEvent.dragOver(target, { dataTransfer }), fireEvent.drop(target, { dataTransfer })]
    return [opened.includes(true), dataTransfer.dropEffect]
  }
  expect(drop(/^Importar abonos/, [file])).toEqual([false, 'none'])
  expect(drop(/También puede arrastrarlo/, [file, file])).toEqual([false, 'copy'])
  expect(screen.getByText('Suelte un solo archivo.')).toBeVisible()
  expect(drop(/También puede arrastrarlo/, [file])).toEqual([false, 'copy'])
  const columns = await screen.findByText(/a\.csv: 1 fila\./)
  expect(columns).toBeVisible()
  expect(drop(/Revise de qué columna/, [file])).toEqual([false, 'none'])
})

test.each(['~', ' '])('where «%s» separates nothing it is said that all is in one column', async (sign) => {
  const { says } = await choose(
    [TITLES, ['1', '2', 'x', 'y']].map((one) => one.join(sign)).join('\n'),
    'a.csv',
  )
  expect(says()).toContain('Todo quedó en una sola columna: separe las celdas con punto y coma')
})
