import { today } from '../../../src/api/client/today'
/** The list of settlements: its rows, searches and periods, and what is read, deleted or taken away from it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import readExcelFile from 'read-excel-file/node'
import { hoyEn, sumarDias } from '../../../src/contract/fechas'
import { aLiquidacion } from '../../server/builders'
import { delayCall, failCall } from '../../setup/calls'
import { bytesOf, downloads, textOf } from '../../setup/files'
import { anotherHost } from '../../setup/head'
import {
  buttonOf,
  cellText,
  dialogTitled,
  inDialog,
  readable,
  rowOf,
  rows,
  toast,
  totals,
} from '../../setup/screen'
import { openList, buses, filterTable, storedLiquidacion, companyTested, sensorOf, OF_15 } from './listScreen'

const testApp = companyTested()

const lists = () => testApp.calls.filter((call) => call.includes('table'))
const addressIs = ({ router }: Awaited<ReturnType<typeof openList>>, address: string) =>
  waitFor(() => expect(router.state.location.search).toBe(address))
const busesAre = (...numbers: string[]) => waitFor(() => expect(buses()).toEqual(numbers))

/** The server's list comes as far as this row's end; the rest when it is let go. */
function cutList(row: number) {
  let release = () => undefined as void
  const permiso = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = await server(input, init)
    if (!new Request(input, init).url.endsWith('/liquidaciones/table')) return answer
    const text = await answer.text()
    const cut = text.split('},{', row).join('},{').length + 3
    const parts = new ReadableStream<Uint8Array>({
      async start(list) {
        list.enqueue(new TextEncoder().encode(text.slice(0, cut)))
        await permiso
        list.enqueue(new TextEncoder().encode(text.slice(cut)))
        list.close()
      },
    })
    return new Response(parts, { headers: answer.headers })
  }
  return () => {
    globalThis.fetch = server
    release()
  }
}

test('says of no register that nobody has read what it brought, nor sums it', async () => {
  await aLiquidacion(testApp.db, {
    busNumero: '12',
    fechaEntrega: null,
    regIni: 1000,
    regFin: 1000,
    valorNetoReg: -200_100,
    valorNetoSensor: 650_000,
  })
  await openList(testApp)
  expect(cellText(rows()[0], 'Neto reg.')).toBe('—')
  expect(readable(cellText(rows()[0], 'Neto sensor'))).toBe('$ 650.000')
  expect(totals()).toMatchObject({ 'Total neto registradora': '$ 0' })
})

test('the last entered comes first; while only the first rows are here, the totals are of all, and there is no other page', async () => {
  for (let day = 1; day <= 12; day += 1)
    await aLiquidacion(testApp.db, {
      busNumero: '12',
      fecha: sumarDias('2026-01-31', day),
      pasajerosReg: 100 + day,
      pasajerosSensor: 200 + day,
      valorNetoReg: 10_000 * day,
      valorNetoSensor: -1_000 * day,
    })
  const release = cutList(11)
  const { user } = await testApp.open('/')
  await waitFor(() => expect(rows()).toHaveLength(10))
  expect(cellText(rows()[0], 'Fecha')).toBe('12 de febrero de 2026')
  // 1 + 2 + … + 12 is 78.
  const ofAll = {
    'Total pasajeros registradora': '1.278',
    'Total pasajeros sensor': '2.478',
    'Total neto registradora': '$ 780.000',
    'Total neto sensor': '−$ 78.000',
  }
  expect(totals()).toEqual(ofAll)
  expect(screen.queryByLabelText('Ir a la página siguiente')).not.toBeInTheDocument()
  release()
  await user.click(await screen.findByLabelText('Ir a la página siguiente'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(totals()).toEqual(ofAll)
  expect(screen.getByRole('link', { name: 'Planilla' })).toHaveAttribute('href', '/liquidaciones/planilla')
})

describe('the search', () => {
  beforeEach(async () => {
    await storedLiquidacion(testApp, { fecha: '2026-03-04', liquidada: true })
    await storedLiquidacion(testApp)
    await storedLiquidacion(testApp, OF_15)
  })

  test('is by what was chosen and leaves out what was not, in the call and in the address', async () => {
    const list = await openList(testApp)
    const { fill, press, shows } = list.search()
    await fill({ Bus: '12', Liquidada: 'No' })
    await press('Buscar')
    await busesAre('12')
    expect(lists().at(-1)).toBe('GET /api/liquidaciones/v2/table?numero=12&liquidada=false')
    await addressIs(list, '?numero=12&liquidada=false')
    // Back leads to where one came from, not to the search before.
    expect(list.router.state.historyAction).toBe('REPLACE')

    await press('Limpiar')
    await waitFor(() => expect(buses()).toHaveLength(3))
    await shows({ Bus: '' })
    await addressIs(list, '')

    await fill({ Conductor: 'Ana', 'Fecha Inicio': '03/03/26', 'Fecha Final': '04/03/26' })
    await press('Buscar')
    await busesAre('12')
    expect(lists().at(-1)).toMatch(/v2.table.fechaInicial=2026-03-03&fechaFinal=2026-03-04&documento=1001$/)
  })

  test('leaves the rows of the one before while it waits, which claim nothing, and what is typed meanwhile', async () => {
    const { search, user, chooseRow } = await openList(testApp)
    await chooseRow('Ana Álvarez')
    const release = delayCall('GET /api/liquidaciones/v2/table')
    await search().fill({ Bus: '15' })
    await search().press('Buscar')
    fireEvent.change(search().field('Fecha Inicio'), { target: { value: '01/03/26' } })
    expect(await screen.findByLabelText('Cargando')).toBeInTheDocument()
    expect(buses().sort()).toEqual(['12', '12', '15'])
    expect(totals()).toEqual({})
    expect(screen.queryByText('1–3 de 3')).not.toBeInTheDocument()
    for (const button of ['Detalle', 'Eliminar', 'Exportar']) expect(buttonOf(button)).toBeDisabled()
    await user.dblClick(rowOf('Beto Bernal'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    release()
    await busesAre('15')
    expect(screen.queryByLabelText('Cargando')).not.toBeInTheDocument()
    expect(screen.getByText('1–1 de 1')).toBeVisible()
    await search().shows({ 'Fecha Inicio': '01/03/26' })
  })

  test('is one too when it is empty: it has its call and its address until Limpiar, also after the screen was left', async () => {
    const list = await openList(testApp)
    await list.search().press('Buscar')
    await addressIs(list, '?fechaInicial=')
    await act(() => list.router.navigate('/no-existe'))
    await act(() => list.router.navigate('/'))
    await addressIs(list, '?fechaInicial=')
    await waitFor(() => expect(buses()).toHaveLength(3))
    expect(lists().filter((call) => !call.includes('v2'))).toHaveLength(1)
    await list.search().press('Limpiar')
    await addressIs(list, '')
  })

  test.each([
    ['/?numero=15', '/v2/table?numero=15', '15'],
    ['/?fechaInicial=', '/v2/table', ''],
    ['/?fechaInicial=ayer&liquidada=quizas', '/table', ''],
  ])('the address %s asks for %s, and the fields show it', async (path, call, bus) => {
    const list = await openList(testApp, path)
    expect(lists()).toEqual([`GET /api/liquidaciones${call}`])
    await list.search().shows({ Bus: bus })
    await list.search().press('Limpiar')
    await addressIs(list, '')
  })

  test('finds the settlements of a driver who has since retired', async () => {
    const valid = (valido: 0 | 1) =>
      testApp.db.updateTable('conductores').set({ valido }).where('documento', '=', '1002').execute()
    await valid(0)
    const { search } = await openList(testApp)
    await search().fill({ Conductor: 'bernal' })
    await search().press('Buscar')
    await busesAre('15')
    await valid(1)
  })

  test('has a button that clears the table’s column filter', async () => {
    const { store, user } = await openList(testApp)
    expect(buttonOf('Limpiar filtros de la tabla')).toBeDisabled()
    filterTable(store, { field: 'conductorNombre', operator: 'contains', value: 'beto' })
    await busesAre('15')
    await user.click(buttonOf('Limpiar filtros de la tabla'))
    await waitFor(() => expect(buses()).toHaveLength(3))
  })
})

describe('a period', () => {
  const TODAY = hoyEn('America/Bogota')
  const TOMORROW = sumarDias(TODAY, 1)
  const OF_TODAY = 'Hoy: 2 de 4 buses · 1 pendiente · 1 con diferencia'
  const chip = (name: string) => screen.findByText(name, { selector: '[aria-label="Periodo"] *' })
  const summaryIs = (text: string) =>
    waitFor(() => expect(readable(document.querySelector('[aria-label="Resumen"]')?.textContent)).toBe(text))
  const part = (text: RegExp) => screen.getByText(text, { selector: '[aria-label="Resumen"] button' })
  const passengers = () => totals()['Total pasajeros registradora']

  // Today: 12 is settled, 15 is pending and its sensor differs by far; before and after today one each.
  beforeEach(async () => {
    await storedLiquidacion(testApp, { fecha: TODAY, liquidada: true, sensor: 320 })
    await storedLiquidacion(testApp, { ...OF_15, fecha: TODAY, sensor: 900 })
    await storedLiquidacion(testApp, {
      fecha: sumarDias(TODAY, -1),
      busNumero: '17',
      liquidada: true,
      sensor: 320,
    })
    await storedLiquidacion(testApp, { fecha: TOMORROW, busNumero: '17', sensor: 320 })
  })

  test('is searched by its chip alone, outside the fields; the form’s search, and its chip again, leave it', async () => {
    const list = await openList(testApp)
    const { user, search } = list
    await user.click(await chip('Hoy'))
    await busesAre('15', '12')
    expect(lists().at(-1)).toBe(`GET /api/liquidaciones/v2/table?fechaInicial=${TODAY}&fechaFinal=${TODAY}`)
    await search().shows({ 'Fecha Inicio': '' })
    await addressIs(list, '?periodo=hoy')
    expect((await chip('Hoy')).closest('button')).toHaveAttribute('aria-pressed', 'true')
    await user.click(await chip('Ayer'))
    await busesAre('17')
    await summaryIs('Ayer: 1 de 4 buses')

    await search().fill({ Bus: '17' })
    await search().press('Buscar')
    await busesAre('17', '17')
    expect(lists().at(-1)).toBe('GET /api/liquidaciones/v2/table?numero=17')
    await summaryIs('')
    await user.click(await chip('Hoy'))
    await search().shows({ Bus: '' })
    await busesAre('15', '12')
    await user.click(await chip('Hoy'))
    await waitFor(() => expect(buses()).toHaveLength(4))
    await addressIs(list, '')
  })

  test('has a line whose parts show their settlements and their totals without a call, also after the screen was left', async () => {
    const list = await openList(testApp, '/?periodo=hoy')
    const { user, router } = list
    await summaryIs(OF_TODAY)
    const calls = lists().length
    await user.click(part(/diferencia/))
    await waitFor(() => expect(part(/diferencia/)).toHaveAttribute('aria-pressed', 'true'))
    expect(buses()).toEqual(['15'])
    await user.click(part(/buses/))
    await busesAre('15', '12')
    expect(passengers()).toBe('600')
    await user.click(part(/pendientes?/))
    await busesAre('15')
    expect(passengers()).toBe('300')
    await summaryIs(OF_TODAY)
    await addressIs(list, '?periodo=hoy&parte=pendientes')
    expect(lists()).toHaveLength(calls)
    await act(() => router.navigate('/no-existe'))
    await act(() => router.navigate('/'))
    await busesAre('15')
  })

  test('is today’s in the line over the whole list; a part of it searches today', async () => {
    const { user } = await openList(testApp)
    await summaryIs(OF_TODAY)
    expect(passengers()).toBe('1.200')
    expect(lists()).toEqual(['GET /api/liquidaciones/table'])
    await user.click(part(/pendientes?/))
    await busesAre('15')
  })

  test('names the buses without a settlement; one that only its sensor has counted is among them, and not pending', async () => {
    await sensorOf(testApp, '17', { fecha: TODAY })
    const { user } = await openList(testApp, '/?periodo=hoy')
    await busesAre('17', '15', '12')
    await summaryIs('Hoy: 2 de 4 buses · 1 pendiente · 1 solo con sensor · 1 con diferencia')
    await user.hover(part(/buses/))
    expect(await screen.findByText('Sin liquidación: 17, 20')).toBeInTheDocument()
  })

  test('of another host is asked for with the day after, whose rows are not shown', async () => {
    anotherHost()
    const { user } = await openList(testApp)
    await user.click(await chip('Hoy'))
    await busesAre('15', '12')
    expect(lists().slice(1)).toEqual([
      `GET /api/liquidaciones/v2/table?fechaInicial=${TODAY}&fechaFinal=${TOMORROW}`,
    ])
  })
})

describe('the detail', () => {
  const texts = (part: ParentNode, selector: string) =>
    [...part.querySelectorAll(selector)].map(({ textContent }) => readable(textContent))
  const data = (dialog: HTMLElement) => texts(dialog, 'dt').map((label, i) => [label, texts(dialog, 'dd')[i]])
  const cells = (dialog: HTMLElement, table: string) => texts(dialog, `[aria-label="${table}"] tr > *`)

  test('has the whole record, the sensor and the register side by side with their difference', async () => {
    await storedLiquidacion(testApp, {
      comentario: 'Llanta cambiada',
      abonoDto: { valor: 20_000 },
      deudaDto: { razon: 'Descuadre', valor: 5_000 },
      liquidada: true,
    })
    const { chooseRow, openDetail } = await openList(testApp, '/', 'consulta')
    await chooseRow('12')
    const { dialog, press, closed } = await openDetail()
    expect(Object.fromEntries(data(dialog))).toMatchObject({
      Fecha: '5 de marzo de 2026',
      Bus: '12',
      Conductor: 'Ana Álvarez',
      Viajes: '6',
      'Registradora inicial': '1.000',
      'Registradora final': '1.300',
      Sensor: '350',
      Tiquetes: '10',
      Cívica: '40',
      Liquidada: 'Sí',
      Comentario: 'Llanta cambiada',
      Abono: '$ 20.000',
      Deuda: '$ 5.000 · Descuadre',
    })
    expect(cells(dialog, 'Sensor y registradora').slice(4)).toEqual([
      ...['Pasajeros', '332', '300', '+32'],
      ...['Valor neto', '$ 490.611', '$ 412.480', '+$ 78.131'],
      ...['Salario', '$ 118.989', '$ 107.520', '+$ 11.469'],
    ])
    expect(cells(dialog, 'Gastos').slice(-2)).toEqual(['Total', '$ 180.000'])

    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    await press('Imprimir')
    expect(print).toHaveBeenCalledTimes(1)
    await press('Cerrar')
    await closed()
  })

  test('opens with a double click, with dashes for what there is not; the row stays selected', async () => {
    await storedLiquidacion(testApp, { busNumero: '17', gastos: [], sensor: 318 })
    const { user } = await openList(testApp)
    await user.dblClick(within(rowOf('17')).getByText('17').closest('[role="gridcell"]')!)
    const { dialog, closed } = inDialog(user, await dialogTitled('Detalle de la Liquidación'))
    const nothing = { Abono: '—', Deuda: '—', Comentario: '—' }
    await waitFor(() => expect(Object.fromEntries(data(dialog))).toMatchObject(nothing))
    expect(dialog).toHaveTextContent('Sin gastos.')
    // 318 − 6 × 3 is what the register says: no difference, and no sign.
    expect(cells(dialog, 'Sensor y registradora').slice(4, 8)).toEqual(['Pasajeros', '300', '300', '0'])
    await user.keyboard('{Escape}')
    await closed()
    expect(rowOf('17')).toHaveAttribute('aria-selected', 'true')
  })
})

describe('deleting', () => {
  beforeEach(async () => {
    await storedLiquidacion(testApp)
    await storedLiquidacion(testApp, OF_15)
  })

  test('asks first, then the row and its selection go', async () => {
    const { chooseRow, open } = await openList(testApp)
    await chooseRow('12')
    const question = await open('Eliminar', 'Eliminar Liquidación')
    expect(question.dialog).toHaveTextContent(
      /Bus 12 del 5 de marzo de 2026, Ana Álvarez, neto de registradora \$\s[\d.]+¿Estás seguro que deseas eliminar la liquidación\?/,
    )
    await question.press('Cancelar')
    await question.closed()
    expect(buses()).toEqual(['15', '12'])
    const again = await open('Eliminar', 'Eliminar Liquidación')
    await again.press('Eliminar')
    await again.closed()
    await toast('Liquidación eliminada.')
    expect(buses()).toEqual(['15'])
    await waitFor(() => expect(buttonOf('Detalle')).toBeDisabled())
  })

  test('says of what is already gone that it is, and the list shows what there is', async () => {
    const { chooseRow, open } = await openList(testApp)
    await chooseRow('12')
    for (const { uuid } of await testApp.db.selectFrom('liquidaciones').select('uuid').execute())
      await testApp.ask('admin', { method: 'DELETE', url: `/api/liquidaciones?uuid=${uuid}` })
    await (await open('Eliminar', 'Eliminar Liquidación')).press('Eliminar')
    await toast('La liquidación no existe o ya fue eliminada.')
    await screen.findByText('No hay liquidaciones.')
  })
})

describe('a file', () => {
  const files = () => waitFor(() => expect(made).toHaveLength(1)).then(() => made[0]!)
  let made: ReturnType<typeof downloads>

  beforeEach(async () => {
    made = downloads()
    for (const day of ['2026-02-01', '2026-02-02']) await storedLiquidacion(testApp, { fecha: day })
    await storedLiquidacion(testApp, {
      ...OF_15,
      comentario: '=SUMA(A1); "cobrar"',
      gastos: [{ nombre: 'Taller', valor: 9_000_000 }],
    })
  })

  test('has every row with all that is known of it, as Excel in Spanish opens it', async () => {
    const { user } = await openList(testApp, '/', 'consulta')
    await user.click(buttonOf('Exportar'))
    const { name, content } = await files()
    expect(name).toBe(`liquidaciones-${today()}.csv`)
    const [titles, first, ...others] = (await textOf(content)).split('\r\n')
    expect(titles).toBe(
      '\uFEFFFecha;Bus;Conductor;Reg. inicial;Reg. final;Pasajeros reg.;Pasajeros sensor;' +
        'Neto reg.;Neto sensor;Comentario;Fecha de entrega;' +
        'Viajes;Cívica;Tiquetes;Sensor;Gastos;Salario reg.;Salario sensor;Liquidada;' +
        'Documento del conductor;Valor del abono;Valor de la deuda;Razón de la deuda;Gasto: Taller;Gasto: Aseo;Gasto: Combustible',
    )
    // A formula is defused and quoted; a negative number stays a number.
    expect(first).toBe(
      '2026-03-05;15;Beto Bernal;1000;1300;300;332;-8407520;-8329389;"\'=SUMA(A1); ""cobrar""";2030-03-20;' +
        '6;40;10;350;9000000;107520;118989;No;1002;;;;9000000;;',
    )
    expect(others.filter(Boolean)).toHaveLength(2)
  })

  test('of a search is asked for by the same filter; Excel gets the rows that the table’s filter leaves, with their types and totals', async () => {
    const { user, store } = await openList(testApp, '/?liquidada=false')
    filterTable(store, { field: 'busNumero', operator: 'equals', value: '15' })
    await busesAre('15')
    testApp.calls.length = 0
    await user.click(buttonOf('Más formatos'))
    await user.click(await screen.findByText('Excel', { selector: '[role="menuitem"]' }))
    const { name, content } = await files()
    expect(testApp.calls).toEqual(['GET /api/liquidaciones/exportacion?liquidada=false'])
    expect(name).toBe(`liquidaciones-${today()}.xlsx`)
    const [sheet] = await readExcelFile(Buffer.from(await bytesOf(content)))
    const [titles, row, , ...sums] = sheet!.data
    expect(titles!.slice(-2)).toEqual(['Razón de la deuda', 'Gasto: Taller'])
    expect(row!.slice(7, 10)).toEqual([-8407520, -8329389, '=SUMA(A1); "cobrar"'])
    expect(row!.at(-1)).toBe(9000000)
    expect(sums.map((sum) => sum.slice(0, 2))).toEqual([
      ['Total pasajeros sensor', 332],
      ['Total pasajeros registradora', 300],
      ['Total neto sensor', -8329389],
      ['Total neto registradora', -8407520],
    ])
  })

  test('that could not be fetched is told in a toast, and none is made', async () => {
    const { user } = await openList(testApp)
    const repair = failCall('GET /api/liquidaciones/exportacion')
    await user.click(buttonOf('Exportar'))
    expect(await screen.findByText('No hay conexión con el servidor. Intente de nuevo.')).toBeVisible()
    repair()
    expect(made).toEqual([])
  })

  test('on paper bears the search, the filter, the rows and the totals, and is gone once it is printed', async () => {
    let paper: HTMLElement | undefined
    window.print = () => {
      paper = document.querySelector<HTMLElement>('.papel')!.cloneNode(true) as HTMLElement
    }
    const { store, user } = await openList(testApp, '/?numero=15&documento=1002&liquidada=false')
    filterTable(store, { field: 'comentario', operator: 'contains', value: 'cobrar' })
    await user.click(buttonOf('Más formatos'))
    await user.click(await screen.findByText('Imprimir', { selector: '[role="menuitem"]' }))
    await waitFor(() => expect(paper).toBeDefined())
    expect(paper).toHaveTextContent(
      /Liquidaciones.*Bus: 15 · Conductor: Beto Bernal · Liquidada: No · Comentario: contiene cobrar.*05.03.202615Beto Bernal.*Total neto registradora−\$ 8.407.520/,
    )
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('.papel')).toBeNull())
  })
})
