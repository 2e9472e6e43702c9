import { waitFor, within } from '@testing-library/react'
import type { Oficina } from '../../setup/page'
import { abrirLista, dialogoTitulado, filaDe, registrada, unaEmpresa } from './pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
afterAll(() => oficina.cerrar())

const texto = (nodo: Element | null | undefined) => nodo?.textContent?.replace(/\s+/g, ' ')

/** What the dialog says under a name. */
const dato = (dialogo: HTMLElement, etiqueta: string) =>
  texto([...dialogo.querySelectorAll('dt')].find((dt) => dt.textContent === etiqueta)?.nextElementSibling)

const renglones = (tabla: Element | null) =>
  [...(tabla?.querySelectorAll('tr') ?? [])].map((tr) => [...tr.children].map(texto))

test('shows the whole record, the sensor and the register side by side with their difference', async () => {
  await registrada(oficina, {
    comentario: 'Llanta cambiada',
    abonoDto: { valor: 20_000 },
    deudaDto: { razon: 'Descuadre', valor: 5_000 },
    liquidada: true,
  })
  const { elegirFila, abrirDetalle } = await abrirLista(oficina, '/', 'consulta')
  await elegirFila('12')
  const { dialogo, pulsar, cerrado } = await abrirDetalle()
  const datos = Object.fromEntries(
    [
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
      'Comentario',
      'Abono',
      'Deuda',
    ].map((etiqueta) => [etiqueta, dato(dialogo, etiqueta)]),
  )
  expect(datos).toEqual({
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
  expect(renglones(dialogo.querySelector('[aria-label="Sensor y registradora"]'))).toEqual([
    ['Concepto', 'Sensor', 'Registradora', 'Diferencia'],
    ['Pasajeros', '332', '300', '+32'],
    ['Valor neto', '$ 490.611', '$ 412.480', '+$ 78.131'],
    ['Salario', '$ 118.989', '$ 107.520', '+$ 11.469'],
  ])
  expect(renglones(dialogo.querySelector('[aria-label="Gastos"]'))).toEqual([
    ['Aseo', '$ 30.000'],
    ['Combustible', '$ 150.000'],
    ['Total', '$ 180.000'],
  ])

  const imprimir = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  await pulsar('Imprimir')
  expect(imprimir).toHaveBeenCalledTimes(1)
  await pulsar('Cerrar')
  await cerrado()
})

test('what a record does not have is a dash, and no expenses are said to be none', async () => {
  await registrada(oficina, { busNumero: '17', gastos: [], sensor: 318 })
  const { elegirFila, abrirDetalle } = await abrirLista(oficina)
  await elegirFila('17')
  const { dialogo } = await abrirDetalle()
  await waitFor(() => expect(dato(dialogo, 'Abono')).toBe('—'))
  expect(dato(dialogo, 'Deuda')).toBe('—')
  expect(dato(dialogo, 'Comentario')).toBe('—')
  expect(dialogo).toHaveTextContent('Sin gastos.')
  // 318 − 6 × 3 is what the register says: no difference, and no sign.
  expect(renglones(dialogo.querySelector('[aria-label="Sensor y registradora"]'))[1]).toEqual([
    'Pasajeros',
    '300',
    '300',
    '0',
  ])
})

test('a double click on a row opens its detail, and leaves the row selected', async () => {
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002', fecha: '2026-03-09' })
  const { user } = await abrirLista(oficina)
  await user.dblClick(within(filaDe('9 de marzo de 2026')).getByText('15').closest('[role="gridcell"]')!)
  const dialogo = await dialogoTitulado('Detalle de la Liquidación')
  await waitFor(() => expect(dato(dialogo, 'Fecha')).toBe('9 de marzo de 2026'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialogo).not.toBeInTheDocument())
  expect(filaDe('9 de marzo de 2026')).toHaveAttribute('aria-selected', 'true')
})
