import { screen } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { fechaLarga, anioDelUltimoMes, sumarDias } from '../../../src/contract/fechas'
import { aConductor } from '../../server/builders'
import { openTestApp, type TestApp } from '../../setup/page'
import { cellUnder, field, columnTexts, waitForColumn, rows, hands } from '../../setup/screen'

let testApp: TestApp
let ana: string
const user = hands()
const JANUARY = `${anioDelUltimoMes(1, today())}-01`

beforeAll(async () => {
  testApp = await openTestApp()
  ana = (await aConductor(testApp.db, { nombre: 'Ana Álvarez', documento: '1001' })).uuid
})
beforeEach(async () => {
  await testApp.db.deleteFrom('asistencias').execute()
})
afterAll(() => testApp.close())

const record = async (fecha: string, changes: object = {}) => {
  const payload = [{ fecha, conductorUuid: ana, bus: '12', asistio: true, entregoAlDia: true, ...changes }]
  const { statusCode } = await testApp.ask('editor', { method: 'POST', url: '/api/asistencias', payload })
  expect(statusCode).toBe(200)
}
const press = (name: string) => user.click(screen.getByText(name, { selector: 'button' }))
const icons = (name: string) => rows().map((row) => cellUnder(row, name)?.querySelector('title')?.textContent)

test('the query waits for Tipo and Buscar; a month shows its days with checks and crosses; Limpiar leaves nothing', async () => {
  await record(`${JANUARY}-02`)
  await record(`${JANUARY}-03`, { asistio: false, entregoAlDia: false, justificacion: 'Enfermo' })
  const { router } = await testApp.open('/asistencias')
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  // Fields that stand as they begin are no filters.
  await user.click(screen.getByLabelText('Ocultar filtros'))
  await press('filtros')
  await user.selectOptions(field('Tipo'), 'Mes')
  expect(testApp.calls.filter((call) => call.startsWith('GET /api/asistencias'))).toEqual([])
  await press('Buscar')
  await waitForColumn('Fecha', [fechaLarga(`${JANUARY}-02`), fechaLarga(`${JANUARY}-03`)])
  expect(screen.getByText(`enero de ${anioDelUltimoMes(1, today())}`)).toBeVisible()
  expect(columnTexts('Conductor')).toEqual(['Ana Álvarez', 'Ana Álvarez'])
  expect(icons('Asistió')).toEqual(['Sí', 'No'])
  expect(icons('Entrego Al Día')).toEqual(['Sí', 'No'])
  expect(icons('Entrego Presencial')).toEqual(['No', 'No'])
  expect(columnTexts('Justificación')).toEqual(['', 'Enfermo'])
  expect(router.state.location.search).toBe('?tipo=mes&mes=1')

  // The same month by drivers and days.
  await press('Cuadrícula')
  const day = (of: string, is: string) =>
    screen.getByTitle(`Ana Álvarez, ${fechaLarga(`${JANUARY}-${of}`)}: ${is}`)
  expect(day('02', 'no al día o no presencial')).toHaveTextContent('○')
  expect(day('03', 'Enfermo')).toHaveTextContent('E')
  await press('Lista')

  await press('Limpiar')
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  expect(field('Tipo')).toHaveValue('')

  // A period's button fills the fields and searches.
  await user.click(screen.getByText('Ayer'))
  expect(field('Tipo')).toHaveValue('dia')
  expect(router.state.location.search).toBe(`?tipo=dia&fecha=${sumarDias(today(), -1)}`)
})

test('the report counts a month per driver, says of which year it is, and goes back to the first month with Limpiar', async () => {
  await record(`${JANUARY}-02`)
  await record(`${JANUARY}-03`, { asistio: false, entregoAlDia: false, justificacion: 'Enfermo' })
  await record(`${JANUARY}-04`, { asistio: false, entregoAlDia: false })
  const { router } = await testApp.open('/asistencias/reporte')
  const title = (month: number, name: string) =>
    screen.findByText(`${name} de ${anioDelUltimoMes(month, today())}`)
  // Nobody needs to ask for the first month.
  await waitForColumn('Conductor', ['Ana Álvarez'])
  await title(1, 'enero')
  expect(
    ['Inasistencias', 'Faltas', 'No Presenciales', 'Días'].map((column) => columnTexts(column).join()),
  ).toEqual(['2', '1', '1', '3'])
  await user.selectOptions(field('Mes'), 'diciembre')
  await press('Buscar')
  expect(await screen.findByText('No hay reportes de asistencias.')).toBeVisible()
  await title(12, 'diciembre')
  expect(router.state.location.search).toBe('?mes=12')
  await press('Limpiar')
  await waitForColumn('Conductor', ['Ana Álvarez'])
})
