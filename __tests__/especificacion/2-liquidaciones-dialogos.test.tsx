/**
 * Section 2, Liquidaciones list: the dialogs of creating, editing, detail and sensors. Their widths are in
 * `e2e/especificacion.test.ts`. In `features/liquidaciones/`: creating and its 'Creando...' (crear), Buscar (buscar), editing and
 * its locked date (liquidar), the detail's figures (detalle), entering sensors (sensores).
 */
import { screen, waitFor, within } from '@testing-library/react'
import { abrirLista, registrada, unaEmpresa, type Dialogo } from '../features/liquidaciones/pantalla'
import type { Oficina } from '../setup/page'
import { rotulos, specifiedLabels } from '../setup/screen'

const CAMPOS = [
  'Conductor',
  'Viajes',
  'Registradora final',
  'Registradora inicial',
  'Pasajeros de registradora',
  'Sensor',
  'Cívica',
  'Tiquetes',
  'Comentario',
  'Nombre del gasto 1',
  'Valor del gasto 1',
  'Nombre del gasto 2',
  'Valor del gasto 2',
  'Agregar Gasto',
  'Abono',
  'Deuda',
  'Liquidada',
]

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
  await registrada(oficina, {
    gastos: [
      { nombre: 'Aseo', valor: 30_000 },
      { nombre: 'Taller', valor: 80_000 },
    ],
  })
})
afterAll(() => oficina.cerrar())

const sugerencias = () =>
  [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)

describe('the create dialog', () => {
  test('has its fields in their order', async () => {
    const { abrirCrear } = await abrirLista(oficina)
    const { dialogo } = await abrirCrear()
    const nuestro = 'Guardar y siguiente'
    expect(rotulos(dialogo).filter((rotulo) => rotulo !== nuestro)).toEqual([
      ...['Fecha', 'Bus', 'Buscar', ...CAMPOS],
      ...['Cancelar', 'Crear'],
    ])
  })

  test('has one button that is called Crear', async () => {
    const { abrirCrear } = await abrirLista(oficina)
    const { dialogo } = await abrirCrear()
    expect(within(dialogo).getAllByRole('button', { name: /Crear/ })).toHaveLength(1)
  })

  test('an option is called by its two parts: number and plate, name and document', async () => {
    const { user, abrirCrear } = await abrirLista(oficina)
    const dialogo = await abrirCrear()
    await user.click(dialogo.campo('Bus'))
    expect(await screen.findByRole('option', { name: '12 TAA012' })).toBeInTheDocument()
    await user.click(dialogo.campo('Conductor'))
    expect(await screen.findByRole('option', { name: 'Beto Bernal 1002' })).toBeInTheDocument()
  })

  test('begins with the register, civica and tiquetes at 0, Aseo and Combustible at 0, and nothing checked', async () => {
    const { abrirCrear } = await abrirLista(oficina)
    const { campo } = await abrirCrear()
    for (const etiqueta of ['Fecha', 'Bus', 'Conductor', 'Viajes', 'Sensor', 'Comentario'])
      expect([etiqueta, campo(etiqueta).value]).toEqual([etiqueta, ''])
    for (const etiqueta of ['Registradora inicial', 'Registradora final', 'Cívica', 'Tiquetes'])
      expect([etiqueta, campo(etiqueta).value]).toEqual([etiqueta, '0'])
    for (const [i, nombre] of ['Aseo', 'Combustible'].entries()) {
      expect(campo(`Nombre del gasto ${i + 1}`)).toHaveValue(nombre)
      expect(campo(`Valor del gasto ${i + 1}`)).toHaveValue('0')
    }
    for (const etiqueta of ['Abono', 'Deuda', 'Liquidada']) expect(campo(etiqueta)).not.toBeChecked()
  })

  test('the driver is found by typing, is cleared and has its placeholder; the bus has its own', async () => {
    const { abrirCrear } = await abrirLista(oficina)
    const dialogo = await abrirCrear()
    expect(dialogo.campo('Conductor')).toHaveAttribute('placeholder', 'Seleccione un conductor')
    expect(dialogo.campo('Bus')).toHaveAttribute('placeholder', 'Seleccione un bus')
    await dialogo.llenar({ Conductor: 'bernal' })
    expect(dialogo.campo('Conductor')).toHaveValue('Beto Bernal')
    await dialogo.pulsar('Limpiar Conductor')
    expect(dialogo.campo('Conductor')).toHaveValue('')
  })

  test('the expense type is chosen from its list, or any other is typed', async () => {
    const { abrirCrear, user } = await abrirLista(oficina)
    const dialogo = await abrirCrear()
    const nombre = dialogo.campo('Nombre del gasto 1')
    expect(nombre).toHaveAttribute('placeholder', 'Seleccione un gasto')
    await user.click(dialogo.boton('Ver opciones de Nombre del gasto 1'))
    expect(sugerencias()).toEqual([
      'Aseo',
      'Combustible',
      'Pesca',
      'Vacuna',
      'Reserva',
      'Taller',
      'Preventiva',
      'Tecnomecanica',
    ])
    await user.click(screen.getByText('Vacuna'))
    expect(nombre).toHaveValue('Vacuna')
    await dialogo.llenar({ 'Nombre del gasto 2': 'Lavada de motor' })
    expect(dialogo.campo('Nombre del gasto 2')).toHaveValue('Lavada de motor')
  })

  test("'Pasajeros de registradora' is regFin minus regIni, and is only read", async () => {
    const { abrirCrear } = await abrirLista(oficina)
    const dialogo = await abrirCrear()
    const linea = () => screen.getByText('Pasajeros de registradora').nextElementSibling
    expect(linea()).toHaveTextContent(/^0$/)
    await dialogo.llenar({ 'Registradora final': '12345', 'Registradora inicial': '11000' })
    expect(linea()).toHaveTextContent(/^1\.345$/)
    expect(linea()?.querySelector('input')).toBeNull()
  })
})

test("the edit dialog has the same fields, 'Desbloquear Campos', Aceptar and Cancelar", async () => {
  const { abrirLiquidar, elegirFila } = await abrirLista(oficina)
  await elegirFila('5 de marzo de 2026')
  const dialogo = await abrirLiquidar()
  expect(specifiedLabels(dialogo.dialogo)).toEqual([
    'Fecha',
    'Bus',
    ...CAMPOS,
    'Desbloquear Campos',
    'Cancelar',
    'Aceptar',
  ])
})

test('the detail dialog is read-only and has every part of the record', async () => {
  const { abrirDetalle, elegirFila } = await abrirLista(oficina, '/', 'consulta')
  await elegirFila('5 de marzo de 2026')
  const { dialogo } = await abrirDetalle()
  expect(dialogo.querySelector('input, select, textarea')).toBeNull()
  expect(specifiedLabels(dialogo)).toEqual([
    'Fecha',
    'Bus',
    'Conductor',
    'Viajes',
    'Registradora inicial',
    'Registradora final',
    'Sensor',
    'Tiquetes',
    'Cívica',
    'Liquidada',
    'Fecha de entrega',
    'Abono',
    'Deuda',
    'Comentario',
    'Imprimir',
    'Cerrar',
  ])
  const filasDe = (tabla: string) =>
    [...dialogo.querySelectorAll(`[aria-label="${tabla}"] tr > :first-child`)].map(
      (celda) => celda.textContent,
    )
  // Totals, net values and salaries, of the sensor and of the register.
  expect(filasDe('Sensor y registradora')).toEqual(['Concepto', 'Pasajeros', 'Valor neto', 'Salario'])
  expect(filasDe('Gastos')).toEqual(['Aseo', 'Taller', 'Total'])
})

describe("'Formulario Ingreso Sensores'", () => {
  const campo = ({ dialogo }: Dialogo, fila: number, nombre: string) =>
    dialogo.querySelector<HTMLInputElement>(`[name="filas.${fila - 1}.${nombre}"]`)!

  test('has repeatable rows of fecha, bus, sensor, civica and viajes, and its buttons', async () => {
    const { abrirSensores } = await abrirLista(oficina)
    const dialogo = await abrirSensores()
    const fila = ['Fecha', 'Bus', 'Sensor', 'Cívica', 'Viajes']
    const botones = ['Agregar Sensor', 'Limpiar Sensores', 'Cancelar', 'Ingresar']
    expect(specifiedLabels(dialogo.dialogo)).toEqual([...fila, ...botones])
    await dialogo.pulsar('Agregar Sensor')
    await waitFor(() => expect(specifiedLabels(dialogo.dialogo)).toEqual([...fila, ...fila, ...botones]))
    await dialogo.pulsar('Limpiar Sensores')
    await waitFor(() => expect(specifiedLabels(dialogo.dialogo)).toEqual([...fila, ...botones]))
  })

  test("setting a row's date copies it to that row and all later rows", async () => {
    const { abrirSensores, escribir } = await abrirLista(oficina)
    const dialogo = await abrirSensores()
    await dialogo.pulsar('Agregar Sensor')
    await dialogo.pulsar('Agregar Sensor')
    await waitFor(() => expect(campo(dialogo, 3, 'fecha')).toBeInTheDocument())
    const fechas = () => [1, 2, 3].map((fila) => campo(dialogo, fila, 'fecha').value)
    await escribir(campo(dialogo, 1, 'fecha'), '05/03/26')
    expect(fechas()).toEqual(['05/03/26', '05/03/26', '05/03/26'])
    await escribir(campo(dialogo, 2, 'fecha'), '06/03/26')
    expect(fechas()).toEqual(['05/03/26', '06/03/26', '06/03/26'])
  })
})
