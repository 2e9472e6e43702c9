import { screen, waitFor } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { fechaLarga, anioDelUltimoMes } from '../../../src/contract/fechas'
import { unConductor } from '../../server/builders'
import { unaOficina, type Oficina } from '../../setup/page'
import { celda, campo, columna, esperarColumna, filas, manos } from '../../setup/screen'

let oficina: Oficina
let ana: string
const user = manos()
const ENERO = `${anioDelUltimoMes(1, today())}-01`

beforeAll(async () => {
  oficina = await unaOficina()
  ana = (await unConductor(oficina.db, { nombre: 'Ana Álvarez', documento: '1001' })).uuid
})
beforeEach(async () => {
  await oficina.db.deleteFrom('asistencias').execute()
})
afterAll(() => oficina.cerrar())

const registrar = async (fecha: string, cambios: object = {}) => {
  const payload = [{ fecha, conductorUuid: ana, bus: '12', asistio: true, entregoAlDia: true, ...cambios }]
  const { statusCode } = await oficina.pedir('editor', { method: 'POST', url: '/api/asistencias', payload })
  expect(statusCode).toBe(200)
}
const pulsar = (nombre: string) => user.click(screen.getByText(nombre, { selector: 'button' }))
const iconos = (nombre: string) =>
  filas().map((fila) => celda(fila, nombre)?.querySelector('title')?.textContent)

test('a month shows its days with checks and crosses; Limpiar leaves nothing', async () => {
  await registrar(`${ENERO}-02`)
  await registrar(`${ENERO}-03`, { asistio: false, entregoAlDia: false, justificacion: 'Enfermo' })
  const { router } = await oficina.abrir('/asistencias')
  await user.selectOptions(await screen.findByLabelText('Tipo'), 'Mes')
  await pulsar('Buscar')
  await esperarColumna('Fecha', [fechaLarga(`${ENERO}-02`), fechaLarga(`${ENERO}-03`)])
  expect(columna('Conductor')).toEqual(['Ana Álvarez', 'Ana Álvarez'])
  expect(iconos('Asistió')).toEqual(['Sí', 'No'])
  expect(iconos('Entrego Al Día')).toEqual(['Sí', 'No'])
  expect(iconos('Entrego Presencial')).toEqual(['No', 'No'])
  expect(columna('Justificación')).toEqual(['', 'Enfermo'])
  expect(router.state.location.search).toBe('?tipo=mes&mes=1')

  await pulsar('Limpiar')
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  expect(campo('Tipo')).toHaveValue('')
})

test('a day shows what was stored, not the proposals of the others', async () => {
  await registrar(today())
  await unConductor(oficina.db, { nombre: 'Sin Marcar' })
  await oficina.abrir(`/asistencias?tipo=dia&fecha=${today()}`)
  await waitFor(() => expect(columna('Conductor')).toEqual(['Ana Álvarez']))
})

test('the report counts a month per driver', async () => {
  await registrar(`${ENERO}-02`)
  await registrar(`${ENERO}-03`, { asistio: false, entregoAlDia: false, justificacion: 'Enfermo' })
  await registrar(`${ENERO}-04`, { asistio: false, entregoAlDia: false })
  await oficina.abrir('/asistencias/reporte')
  // Nobody needs to ask for the first month.
  await esperarColumna('Conductor', ['Ana Álvarez'])
  expect(
    ['Inasistencias', 'Faltas', 'No Presenciales', 'Días'].map((titulo) => columna(titulo).join()),
  ).toEqual(['2', '1', '1', '3'])
})

test('the report says of which year its month is, and goes back to the first month with Limpiar', async () => {
  await registrar(`${ENERO}-02`)
  const { router } = await oficina.abrir('/asistencias/reporte')
  const anio = (mes: number) => anioDelUltimoMes(mes, today())
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    `Reporte de asistencias de enero de ${anio(1)}`,
  )
  await esperarColumna('Conductor', ['Ana Álvarez'])
  await user.selectOptions(campo('Mes'), 'diciembre')
  await pulsar('Buscar')
  expect(await screen.findByText('No hay reportes de asistencias.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    `Reporte de asistencias de diciembre de ${anio(12)}`,
  )
  expect(router.state.location.search).toBe('?mes=12')
  await pulsar('Limpiar')
  await esperarColumna('Conductor', ['Ana Álvarez'])
})

test('the query waits for Tipo and Buscar, and then says of which year its month is', async () => {
  await registrar(`${ENERO}-02`)
  await oficina.abrir('/asistencias')
  expect(await screen.findByText('No hay asistencias.')).toBeVisible()
  await user.selectOptions(campo('Tipo'), 'Mes')
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  expect(oficina.llamadas.filter((llamada) => llamada.startsWith('GET /api/asistencias'))).toEqual([])
  await pulsar('Buscar')
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    `Asistencias de enero de ${anioDelUltimoMes(1, today())}`,
  )
  await esperarColumna('Conductor', ['Ana Álvarez'])
})
