import { screen, waitFor, within } from '@testing-library/react'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { sumarDias } from '../../../src/contract/fechas'
import { fechaCorta } from '../../../src/ui/texts/formats'
import { aFestivo } from '../../server/builders'
import { failCall } from '../../setup/calls'
import { openTable, openTestAppAt, clearFleet } from '../../setup/fleet'
import { buttonOf, hands, openDialog, toast, waitForColumn } from '../../setup/screen'
import type { TestApp } from '../../setup/page'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestAppAt('/festivos')
})
beforeEach(() => clearFleet(testApp))
afterAll(() => testApp.close())

const xlsx = async (rows: SheetData, name = 'festivos.xlsx') =>
  new File([new Uint8Array(await writeXlsxFile(rows).toBuffer())], name)
const day = (fecha: string) => ({ value: new Date(`${fecha}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' })
const text = (bytes: BlobPart, name = 'festivos.csv') => new File([bytes], name)

async function open() {
  await openTable(testApp, '/festivos')
  const dialog = await openDialog(user, 'Importar', 'Importar festivos')
  return {
    ...dialog,
    read: (file: File) => user.upload(screen.getByLabelText('Archivo'), file),
    next: async () => {
      const button = await screen.findByRole('button', { name: 'Siguiente' })
      await waitFor(() => expect(button).toBeEnabled())
      await user.click(button)
    },
  }
}
const stored = async () =>
  (await testApp.db.selectFrom('festivos').select('fecha').orderBy('fecha').execute()).map(
    ({ fecha }) => fecha,
  )
const show = async (rows: string) => {
  await user.click(screen.getByRole('combobox', { name: 'Ver' }))
  await user.click(await screen.findByRole('option', { name: rows }))
}
const cells = () => within(screen.getByRole('grid', { name: 'Filas del archivo' }))
async function correct(cell: string, value: string) {
  await user.dblClick(await cells().findByText(cell))
  const input = await cells().findByRole('textbox')
  await user.clear(input)
  await user.type(input, `${value}{Enter}`)
}

test('a workbook is read, matched, judged, stored, and undone as a whole', async () => {
  await aFestivo(testApp.db, { fecha: '2090-12-25' })
  const { read, next, press, closed } = await open()
  await read(await xlsx([['Día'], [day('2090-05-01')], ['20/07/2090'], [day('2090-12-25')]] as SheetData))
  expect(await screen.findByText(/festivos.xlsx: 3 filas/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: /Fecha/ })).toHaveTextContent('Día')
  await next()
  expect(await screen.findByText('3 filas, sin errores')).toBeVisible()
  expect(await cells().findByText('Ya existe')).toBeVisible()
  expect(await screen.findByText('Crear 2 festivos, omitir 1 fila')).toBeVisible()
  await press('Importar')
  await closed()
  await toast('Importación terminada: 2 festivos.')
  expect(await stored()).toEqual(['2090-05-01', '2090-07-20', '2090-12-25'])
  await user.click(buttonOf('Deshacer'))
  expect((await screen.findAllByText('Se deshizo en 2 registros.'))[0]).toBeVisible()
  expect(await stored()).toEqual(['2090-12-25'])
  await waitForColumn('Fecha', ['25 de diciembre de 2090'])
})

test('a wrong cell says what the form says, and is corrected in place', async () => {
  const { read, next, press } = await open()
  await read(text('Fecha\r\n01/05/2090\r\n31/02/2090\r\n46752\r\n'))
  await next()
  expect(await screen.findByText('3 filas, 2 con errores')).toBeVisible()
  expect(cells().getByText('Ingrese una fecha válida.')).toBeVisible()
  expect(cells().getByText(/Es el número de una fecha de Excel/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Importar' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Importar solo las buenas' }))
  await correct('31/02/2090', '28/02/2090')
  expect(await screen.findByText('3 filas, 1 con errores')).toBeVisible()
  await waitFor(() => expect(cells().queryByText('Ingrese una fecha válida.')).toBeNull())
  expect(await screen.findByText('Crear 2 festivos, omitir 1 fila')).toBeVisible()
  await press('Importar')
  await toast('Importación terminada: 2 festivos.')
  expect(await stored()).toEqual(['2090-02-28', '2090-05-01'])
})

const IMPORT = 'POST /api/importaciones/festivos'

/** Reads so many days, and goes on until they are to be confirmed. */
async function confirming(count: number) {
  const dialog = await open()
  const days = Array.from({ length: count }, (_, index) => sumarDias('2091-01-01', index))
  await dialog.read(text(['Fecha', ...days].join('\n')))
  await dialog.next()
  await screen.findByText(`Crear ${count} festivos`)
  return { ...dialog, last: days.at(-1)! }
}
test('a correction has its own part judged, and no other of which nothing is new', async () => {
  const { last } = await confirming(501)
  const judgements = () => testApp.calls.filter((call) => call === `${IMPORT}/revisar`).length
  expect(judgements()).toBe(2)
  await show('Todas')
  await user.click(cells().getByText('Fila'))
  await user.click(cells().getByText('Fila'))
  await correct(fechaCorta(last), '2093-01-01')
  await screen.findByText('Crear 501 festivos')
  await waitFor(() => expect(judgements()).toBe(3))
})

/** Lets the first part through, and does this before the second. */
const beforeTheSecond = (work: () => Promise<unknown>) => {
  const send = globalThis.fetch
  let parts = 0
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.url.endsWith('/importaciones/festivos') && ++parts === 2) await work()
    return send(request)
  }
  return () => void (globalThis.fetch = send)
}

test('what a part has stored stays locked when a later one is refused, and the rest goes on', async () => {
  const { last, press } = await confirming(501)
  const restore = beforeTheSecond(() => aFestivo(testApp.db, { fecha: last }))
  await press('Importar')
  expect(await screen.findByText('Guardadas 500 de 501. Hay 1 fila por revisar.')).toBeVisible()
  restore()
  expect(await stored()).toHaveLength(501)
  await show('Por fuera')
  expect(await cells().findByText('Ya existe')).toBeVisible()
  await correct(fechaCorta(last), '2093-01-01')
  await show('Todas')
  const saved = (await cells().findAllByText('Guardada'))[0]!
  await user.dblClick(within(saved.closest<HTMLElement>('[role="row"]')!).getByText('01/01/91'))
  expect(cells().queryByRole('textbox')).not.toBeInTheDocument()
  await screen.findByText('Crear 1 festivo')
  await press('Importar')
  await toast('Importación terminada: 501 festivos.')
  expect(await stored()).toHaveLength(502)
  // Total of the whole file, by which the history says whether it has come.
  const rest = testApp.db.selectFrom('importacionPartes').select('importacionUuid').where('guardadas', '=', 1)
  const imports = testApp.db.selectFrom('importaciones').where('uuid', 'in', rest)
  expect(await imports.select('total').where('total', '>', 500).execute()).toEqual([{ total: 501 }])
})

test('says how far it is; what was stored before the network failed stays when it is closed', async () => {
  const { press, closed } = await confirming(501)
  const mends: (() => void)[] = []
  const restore = beforeTheSecond(() => {
    mends.push(failCall(IMPORT))
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  await press('Importar')
  expect(await screen.findByText(/^Guardadas 500 de 501\. No hay conexión/)).toBeVisible()
  expect(screen.queryByText('Atrás')).not.toBeInTheDocument()
  restore()
  await press('Cancelar')
  const question = await screen.findByRole('alertdialog', { name: 'Descartar importación' })
  expect(question).toHaveTextContent('Guardadas 500 de 501. Lo guardado queda')
  await user.click(within(question).getByText('Descartar'))
  await closed()
  expect(await stored()).toHaveLength(500)
})

test('only the good ones stays as it was chosen, in sight, when none is wrong any more', async () => {
  const { read, next } = await open()
  await read(text('Fecha\n2090-05-01\n31/02/2090\n'))
  await next()
  await user.click(await screen.findByRole('checkbox', { name: 'Importar solo las buenas' }))
  await correct('31/02/2090', '28/02/2090')
  expect(await screen.findByText('2 filas, sin errores')).toBeVisible()
  const onlyGood = screen.getByRole('checkbox', { name: 'Importar solo las buenas' })
  expect(onlyGood).toBeChecked()
  await user.click(onlyGood)
  expect(onlyGood).not.toBeInTheDocument()
})

test('why a file cannot be read is said', async () => {
  const { read } = await open()
  await read(text('Fecha;Nombre\n2090-05-01;"Santo" patrono\n2090-05-02;x\n'))
  expect(await screen.findByText(/^Hay comillas .* Mire la línea 2\./)).toBeVisible()
  await read(text(new Uint8Array(10 * 1_048_576 + 1)))
  expect(await screen.findByText(/más de 10 MB/)).toBeVisible()
})

test('a file that is still being read when its dialog closes begins no other import', async () => {
  const reading = jest.spyOn(Blob.prototype, 'arrayBuffer')
  let goOn = () => {}
  reading.mockReturnValueOnce(
    new Promise((resolve) => (goOn = () => resolve(new TextEncoder().encode('Fecha\n2090-05-01\n').buffer))),
  )
  const { read, press, closed } = await open()
  await read(text('Fecha\n2090-05-01\n'))
  await press('Cancelar')
  await closed()
  await openDialog(user, 'Importar', 'Importar festivos')
  goOn()
  reading.mockRestore()
  await read(text('Fecha\n'))
  expect(await screen.findByText(/no tiene filas/)).toBeVisible()
})

test('what was pasted from Excel is read, and is not thrown away without asking', async () => {
  const { closed } = await open()
  await user.click(screen.getByLabelText('O pegue aquí lo copiado de Excel'))
  await user.paste('Fecha\tNombre\n01/05/2090\tTrabajo')
  await screen.findByText(/Texto pegado: 1 fila/)
  await user.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Descartar importación' })
  await user.click(within(question).getByText('Seguir importando'))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(screen.getByText(/Texto pegado: 1 fila/)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByText('Descartar', { selector: 'button' }))
  await closed()
  expect(await stored()).toEqual([])
})
