/**
 * Section 2, Asistencias (query), and the defaults of section 9. Columns, rows per page and words for no rows are in
 * `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; what a month and a day show, in `features/asistencias/consulta.test.tsx`.
 */
import { screen } from '@testing-library/react'
import { today } from '../../src/api/client/today'
import { fechaCorta } from '../../src/ui/texts/formats'
import { unConductor } from '../server/builders'
import { abrirTabla } from '../setup/fleet'
import { unaOficina, type Oficina } from '../setup/page'
import { celda, campo, filas, manos, opciones, rotulos } from '../setup/screen'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina()
})
afterAll(() => oficina.cerrar())

const busqueda = () => rotulos(document.querySelector('[role="search"]'))

test('asks for the Tipo, Mes or Día, and has Limpiar, Buscar and Exportar', async () => {
  await abrirTabla(oficina, '/asistencias')
  expect(busqueda()).toEqual(['Tipo', 'Limpiar', 'Buscar'])
  expect(opciones(campo('Tipo'))).toEqual(['Mes', 'Día'])
  expect(screen.getByText('Exportar')).toBeVisible()
})

test('Mes shows a month selector, enero to diciembre valued 1 to 12, which begins at 1', async () => {
  await abrirTabla(oficina, '/asistencias')
  await user.selectOptions(campo('Tipo'), 'Mes')
  expect(busqueda()).toEqual(['Tipo', 'Mes', 'Limpiar', 'Buscar'])
  expect(campo('Mes')).toHaveValue('1')
  expect(campo('Mes')).toHaveDisplayValue('enero')
  const meses = [...campo('Mes').querySelectorAll('option')].map(({ value, text }) => `${value} ${text}`)
  expect(meses.join()).toBe(
    '1 enero,2 febrero,3 marzo,4 abril,5 mayo,6 junio,7 julio,8 agosto,9 septiembre,10 octubre,11 noviembre,12 diciembre',
  )
})

test('Día shows a date picker, which begins with today', async () => {
  await abrirTabla(oficina, '/asistencias')
  await user.selectOptions(campo('Tipo'), 'Día')
  expect(busqueda()).toEqual(['Tipo', 'Día', 'Limpiar', 'Buscar'])
  expect(campo('Día')).toHaveValue(fechaCorta(today()))
  expect(screen.getByLabelText('Elegir Día en el calendario')).toBeEnabled()
})

test('what was attended and delivered is a green check, what was not a red cross', async () => {
  const { uuid: conductorUuid } = await unConductor(oficina.db)
  const payload = [
    { fecha: today(), conductorUuid, asistio: true, entregoAlDia: false, entregoPresencial: true },
  ]
  await oficina.pedir('editor', { method: 'POST', url: '/api/asistencias', payload })
  await abrirTabla(oficina, `/asistencias?tipo=dia&fecha=${today()}`)
  const iconos = ['Asistió', 'Entrego Al Día', 'Entrego Presencial'].map((nombre) => {
    const icono = celda(filas()[0], nombre)?.querySelector('svg')
    return [icono?.getAttribute('data-testid'), [...(icono?.classList ?? [])].find((c) => /color/.test(c))]
  })
  expect(iconos).toEqual([
    ['CheckCircleIcon', 'MuiSvgIcon-colorSuccess'],
    ['CancelIcon', 'MuiSvgIcon-colorError'],
    ['CheckCircleIcon', 'MuiSvgIcon-colorSuccess'],
  ])
})
