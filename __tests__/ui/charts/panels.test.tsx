import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BarChartPanel } from '../../../src/ui/charts/BarChartPanel'
import { LineChartPanel } from '../../../src/ui/charts/LineChartPanel'
import { montar } from '../mount'

const LINEAS = [
  { nombre: 'Sensor', valores: [10, 20] },
  { nombre: 'Registradora', valores: [10, 15] },
]
const unaGrafica = (
  <LineChartPanel
    id="prueba"
    titulo="Salario por día"
    descripcion="Dos días."
    fechas={['2026-03-01', '2026-03-02']}
    lineas={LINEAS}
  />
)

it('a chart is a region with a name, and says in words what it draws', async () => {
  montar(unaGrafica)
  expect(screen.getByRole('region', { name: 'Salario por día' })).toHaveAccessibleDescription('Dos días.')
  expect(await screen.findByText('Sensor')).toBeInTheDocument()
  expect(screen.getByText('Registradora')).toBeInTheDocument()
})

it('a folded chart stays folded for the way back', async () => {
  const { store, unmount } = montar(unaGrafica)
  await userEvent.click(screen.getByRole('button', { name: 'Salario por día', expanded: true }))
  expect(screen.queryByText('Sensor')).not.toBeInTheDocument()
  unmount()
  montar(unaGrafica, store)
  await userEvent.click(screen.getByRole('button', { name: 'Salario por día', expanded: false }))
  expect(await screen.findByText('Sensor')).toBeInTheDocument()
})

it('with nothing to draw there is no chart', () => {
  montar(
    <>
      <LineChartPanel id="a" titulo="Líneas" descripcion="" fechas={[]} lineas={[]} />
      <BarChartPanel id="b" titulo="Barras" descripcion="" medida="Gasto" barras={[]} />
    </>,
  )
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
