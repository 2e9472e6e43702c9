/**
 * Section 2, Asistencias (query), and the defaults of section 9. Columns, rows per page and words for no rows are in
 * `2-tablas.test.tsx` and `8-errores-listas.test.tsx`; what a month and a day show, in `features/asistencias/month.test.tsx`.
 */
import { screen } from '@testing-library/react'
import { today } from '../../src/api/client/today'
import { fechaCorta } from '../../src/ui/texts/formats'
import { aConductor } from '../server/builders'
import { openTable } from '../setup/fleet'
import { openTestApp, type TestApp } from '../setup/page'
import { cellUnder, field, rows, hands, options, labels } from '../setup/screen'

let testApp: TestApp
const user = hands()

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const search = () => labels(document.querySelector('[role="search"]'))

test('asks for the Tipo, Mes or Día, and has Limpiar, Buscar and Exportar', async () => {
  await openTable(testApp, '/asistencias')
  expect(search()).toEqual(['Tipo', 'Limpiar', 'Buscar'])
  expect(options(field('Tipo'))).toEqual(['Mes', 'Día'])
  expect(screen.getByText('Exportar')).toBeVisible()
})

test('Mes shows a month selector, enero to diciembre valued 1 to 12, which begins at 1', async () => {
  await openTable(testApp, '/asistencias')
  await user.selectOptions(field('Tipo'), 'Mes')
  expect(search()).toEqual(['Tipo', 'Mes', 'Limpiar', 'Buscar'])
  expect(field('Mes')).toHaveValue('1')
  expect(field('Mes')).toHaveDisplayValue('enero')
  const months = [...field('Mes').querySelectorAll('option')].map(({ value, text }) => `${value} ${text}`)
  expect(months.join()).toBe(
    '1 enero,2 febrero,3 marzo,4 abril,5 mayo,6 junio,7 julio,8 agosto,9 septiembre,10 octubre,11 noviembre,12 diciembre',
  )
})

test('Día shows a date picker, which begins with today', async () => {
  await openTable(testApp, '/asistencias')
  await user.selectOptions(field('Tipo'), 'Día')
  expect(search()).toEqual(['Tipo', 'Día', 'Limpiar', 'Buscar'])
  expect(field('Día')).toHaveValue(fechaCorta(today()))
  expect(screen.getByLabelText('Elegir Día en el calendario')).toBeEnabled()
})

test('what was attended and delivered is a green check, what was not a red cross', async () => {
  const { uuid: conductorUuid } = await aConductor(testApp.db)
  const payload = [
    { fecha: today(), conductorUuid, asistio: true, entregoAlDia: false, entregoPresencial: true },
  ]
  await testApp.ask('editor', { method: 'POST', url: '/api/asistencias', payload })
  await openTable(testApp, `/asistencias?tipo=dia&fecha=${today()}`)
  const icons = ['Asistió', 'Entrego Al Día', 'Entrego Presencial'].map((name) => {
    const icon = cellUnder(rows()[0], name)?.querySelector('svg')
    return [icon?.getAttribute('data-testid'), [...(icon?.classList ?? [])].find((c) => /color/.test(c))]
  })
  expect(icons).toEqual([
    ['CheckIcon', 'MuiSvgIcon-colorSuccess'],
    ['CancelIcon', 'MuiSvgIcon-colorError'],
    ['CheckIcon', 'MuiSvgIcon-colorSuccess'],
  ])
})
