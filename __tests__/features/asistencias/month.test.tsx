import { screen, waitFor } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { fechaLarga, anioDelUltimoMes } from '../../../src/contract/fechas'
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

test('a month shows its days with checks and crosses; Limpiar leaves nothing', async () => {
  await record(`${JANUARY}-02`)
  await record(`${JANUARY}-03`, { asistio: false, entregoAlDia: false, justificacion: 'Enfermo' })
  const { router } = await testApp.open('/asistencias')
  await user.selectOptions(await screen.findByLabelText('Tipo'), 'Mes')
  await press('Buscar')
  await waitForColumn('Fecha', [fechaLarga(`${JANUARY}-02`), fechaLarga(`${JANUARY}-03`)])
  expect(columnTexts('Conductor')).toEqual(['Ana Álvarez', 'Ana Álvarez'])
  expect(icons('Asistió')).toEqual(['Sí', 'No'])
  expect(icons('Entrego Al Día')).toEqual(['Sí', 'No'])
  expect(icons('Entrego Presencial')).toEqual(['No', 'No'])
  expect(columnTexts('Justificación')).toEqual(['', 'Enfermo'])
  expect(router.state.location.search).toBe('?tipo=mes&mes=1')

  await press('Limpiar')
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  expect(field('Tipo')).toHaveValue('')
})

test('a day shows what was stored, not the proposals of the others', async () => {
  await record(today())
  await aConductor(testApp.db, { nombre: 'Sin Marcar' })
  await testApp.open(`/asistencias?tipo=dia&fecha=${today()}`)
  await waitFor(() => expect(columnTexts('Conductor')).toEqual(['Ana Álvarez']))
})

test('the report counts a month per driver', async () => {
  await record(`${JANUARY}-02`)
  await record(`${JANUARY}-03`, { asistio: false, entregoAlDia: false, justificacion: 'Enfermo' })
  await record(`${JANUARY}-04`, { asistio: false, entregoAlDia: false })
  await testApp.open('/asistencias/reporte')
  // Nobody needs to ask for the first month.
  await waitForColumn('Conductor', ['Ana Álvarez'])
  expect(
    ['Inasistencias', 'Faltas', 'No Presenciales', 'Días'].map((title) => columnTexts(title).join()),
  ).toEqual(['2', '1', '1', '3'])
})

test('the report says of which year its month is, and goes back to the first month with Limpiar', async () => {
  await record(`${JANUARY}-02`)
  const { router } = await testApp.open('/asistencias/reporte')
  const year = (month: number) => anioDelUltimoMes(month, today())
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    `Reporte de asistencias de enero de ${year(1)}`,
  )
  await waitForColumn('Conductor', ['Ana Álvarez'])
  await user.selectOptions(field('Mes'), 'diciembre')
  await press('Buscar')
  expect(await screen.findByText('No hay reportes de asistencias.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    `Reporte de asistencias de diciembre de ${year(12)}`,
  )
  expect(router.state.location.search).toBe('?mes=12')
  await press('Limpiar')
  await waitForColumn('Conductor', ['Ana Álvarez'])
})

test('the query waits for Tipo and Buscar, and then says of which year its month is', async () => {
  await record(`${JANUARY}-02`)
  await testApp.open('/asistencias')
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  // Fields that stand as they begin are no filters.
  await user.click(screen.getByLabelText('Ocultar filtros'))
  await press('Mostrar filtros')
  await user.selectOptions(field('Tipo'), 'Mes')
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  expect(testApp.calls.filter((call) => call.startsWith('GET /api/asistencias'))).toEqual([])
  await press('Buscar')
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    `Asistencias de enero de ${anioDelUltimoMes(1, today())}`,
  )
  await waitForColumn('Conductor', ['Ana Álvarez'])
})
