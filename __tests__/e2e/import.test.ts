/** Settlements from a file, without a mouse: read, matched, judged, corrected, stored, and undone as a whole. */
import { type Page } from 'playwright-core'
import writeXlsxFile from 'write-excel-file/node'
import { isAccessible } from '../setup/axe'
import { askIn, columnTitle } from '../setup/hands'
import { invisibleFocuses, keysOn, openForKeys } from '../setup/keys'

let page: Page
let browserErrors: string[]
const { press, fillIn, inFocus, tabTo, button, dialog, returned, row, goTo, toast, signIn } = keysOn(
  () => page,
)

interface Fleet {
  numero: string
  ruta: string
  conductorDocumento: string | null
}

const says = (text: string | RegExp) => page.getByText(text).first().waitFor()

/** Goes along the row that has the focus to the column of this title. */
async function cellUnder(title: string) {
  const column = await columnTitle(page, title).last().getAttribute('aria-colindex')
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('aria-colindex'))
  for (let i = 0; i < 30 && (await here()) !== column; i++) await press('ArrowRight')
  expect(await here()).toBe(column)
}

describe('importing', () => {
  beforeAll(async () => {
    const opened = await openForKeys()
    page = opened.page
    browserErrors = opened.browserErrors
    await signIn()
  })
  afterAll(async () => {
    expect(await invisibleFocuses(page)).toEqual([])
    expect(browserErrors).toEqual([])
  })

  test('a file of settlements is judged, corrected in place, stored, and undone from the history', async () => {
    const { numero, conductorDocumento } = (await askIn<Fleet[]>(page, '/buses')).find(
      (bus) => bus.conductorDocumento !== null,
    )!
    const list = await askIn<{ fecha: string; busNumero: string; fechaEntrega: string | null }[]>(
      page,
      '/liquidaciones/table',
    )
    const ofBus = list.filter(({ busNumero }) => busNumero === numero)
    const worked = ofBus.map(({ fecha }) => fecha)
    // One of which only the sensor is known would be completed.
    const settled = ofBus.find(({ fechaEntrega }) => fechaEntrega !== null)!
    const [day, other] = [...new Set(list.map(({ fecha }) => fecha))].filter(
      (fecha) => !worked.includes(fecha),
    )
    const rows = [
      'Día;Móvil;Cédula;Viajes;Registradora inicial;Registradora final;Sensor',
      `${day};${numero};${conductorDocumento};6;1.000;1.300;320`,
      `${other};${numero};${conductorDocumento};6;1.300;1.200;310`,
      `${settled.fecha};${numero};${conductorDocumento};6;1;2;3`,
    ]
    const stored = async () => {
      const now = await askIn<{ fecha: string; busNumero: string; regIni: number; regFin: number }[]>(
        page,
        '/liquidaciones/table',
      )
      return [day, other].flatMap((date) =>
        now
          .filter(({ fecha, busNumero }) => fecha === date && busNumero === numero)
          .map(({ regIni, regFin }) => [regIni, regFin]),
      )
    }

    await press('y')
    await dialog('Importar liquidaciones')
    await inFocus('Elegir archivo')
    const chooser = page.waitForEvent('filechooser')
    await isAccessible(page, 'reading a file')
    await inFocus('Elegir archivo')
    await press('Enter')
    await (
      await chooser
    ).setFiles({
      name: 'marzo.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\r\n')),
    })
    await says('marzo.csv: 3 filas.')
    await isAccessible(page, 'matching columns')
    await button('Siguiente')

    await says(/^3 filas, 1 con errores, \d con advertencias$/)
    await isAccessible(page, 'the preview')
    const grid = page.getByRole('grid', { name: 'Filas del archivo' })
    const reason = grid.getByText('Ingrese un número valido de registradora final.')
    expect(await reason.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await tabTo('Fila')
    await press('ArrowDown')
    await cellUnder('Reg. final *')
    await press('Enter')
    await press('Control+a')
    await fillIn('1.600')
    await press('Enter')
    await says('Crear 2 liquidaciones, omitir 1 fila')
    await button('Importar')
    await toast('Importación terminada: 2 liquidaciones.')
    await returned('Importar')
    expect(await stored()).toEqual([
      [1_000, 1_300],
      [1_300, 1_600],
    ])
    await says(`de ${(list.length + 2).toLocaleString('es-CO')}`)

    await goTo('h', 'Historial')
    await row('Importación de marzo.csv')
    await press('Space')
    await isAccessible(page, 'the import in the history')
    await button('Deshacer', 'Shift+Tab')
    await dialog('Deshacer')
    await inFocus('Cancelar')
    await button('Deshacer')
    await toast('Se deshizo en 2 registros.')
    expect(await stored()).toEqual([])
  })

  test('a workbook of thousands of rows is read', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => [{ value: `01/05/${2100 + index}` }])
    await goTo('f', 'Festivos')
    // The browser has to be listening when the key is pressed.
    const chooser = page.waitForEvent('filechooser')
    await press('y')
    await dialog('Importar festivos')
    await inFocus('Elegir archivo')
    await press('Enter')
    await (
      await chooser
    ).setFiles({
      name: 'siglos.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await writeXlsxFile([[{ value: 'Fecha' }], ...rows]).toBuffer(),
    })
    await says('siglos.xlsx: 12.000 filas.')
    await press('Escape')
    await button('Descartar')
    await returned('Importar')
  })
})
