import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BarChartPanel } from '../../../src/ui/charts/BarChartPanel'
import { LineChartPanel } from '../../../src/ui/charts/LineChartPanel'
import { mount } from '../mount'

const LINES = [
  { nombre: 'Sensor', values: [10, 20] },
  { nombre: 'Registradora', values: [10, 15] },
]
const aChart = (
  <LineChartPanel
    id="prueba"
    title="Salario por día"
    description="Dos días."
    fechas={['2026-03-01', '2026-03-02']}
    lines={LINES}
  />
)

it('a chart is a region with a name, says in words what it draws, and stays folded for the way back', async () => {
  const { store, unmount } = mount(aChart)
  expect(screen.getByRole('region', { name: 'Salario por día' })).toHaveAccessibleDescription('Dos días.')
  expect(await screen.findByText('Sensor')).toBeInTheDocument()
  expect(screen.getByText('Registradora')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Salario por día', expanded: true }))
  expect(screen.queryByText('Sensor')).not.toBeInTheDocument()
  unmount()
  mount(aChart, store)
  await userEvent.click(screen.getByRole('button', { name: 'Salario por día', expanded: false }))
  expect(await screen.findByText('Sensor')).toBeInTheDocument()
})

it('with nothing to draw there is no chart', () => {
  mount(
    <>
      <LineChartPanel id="a" title="Líneas" description="" fechas={[]} lines={[]} />
      <BarChartPanel id="b" title="Barras" description="" measure="Gasto" bars={[]} />
    </>,
  )
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
