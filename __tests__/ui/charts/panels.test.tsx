import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BarChartPanel } from '../../../src/ui/charts/BarChartPanel'
import { LineChartPanel } from '../../../src/ui/charts/LineChartPanel'
import { montar } from '../mount'

const LINEAS = [
  { nombre: 'Sensor', values: [10, 20] },
  { nombre: 'Registradora', values: [10, 15] },
]
const unaGrafica = (
  <LineChartPanel
    id="prueba"
    title="Salario por día"
    description="Dos días."
    fechas={['2026-03-01', '2026-03-02']}
    lines={LINEAS}
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
      <LineChartPanel id="a" title="Líneas" description="" fechas={[]} lines={[]} />
      <BarChartPanel id="b" title="Barras" description="" measure="Gasto" bars={[]} />
    </>,
  )
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
