import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { axisFigures, DayBars } from '../../../src/ui/charts/DayBars'
import { axisPesos } from '../../../src/ui/texts/formats'
import { mount } from '../mount'

it('writes two to five round steps, which hold zero and every figure', () => {
  expect(axisFigures([5_400_000, 13_400_000])).toEqual([0, 5_000_000, 10_000_000, 15_000_000])
  expect(axisFigures([-40, 90])).toEqual([-50, 0, 50, 100])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (values) => {
      const figures = axisFigures(values)
      expect(figures).toContain(0)
      expect(figures[0]).toBeLessThanOrEqual(Math.min(0, ...values))
      expect(figures.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values))
      expect(figures.length).toBeGreaterThan(2)
      expect(figures.length).toBeLessThan(7)
    }),
  )
})

it('draws a day below zero downwards from it, and says each day in words', () => {
  mount(
    <DayBars
      description="Dos días."
      format={axisPesos}
      bars={[
        { fecha: '2026-03-01', label: '1', title: '1 de marzo: 100', value: 100 },
        { fecha: '2026-03-02', label: '2', title: '2 de marzo: -100', value: -100 },
      ]}
    />,
  )
  expect(screen.getByRole('img', { name: 'Dos días.' })).toBeInTheDocument()
  const barOf = (title: string) => screen.getByTitle(title).parentElement?.querySelectorAll('rect')[1]
  expect(barOf('1 de marzo: 100')).toHaveAttribute('y', '0%')
  expect(barOf('2 de marzo: -100')).toHaveAttribute('y', '50%')
  expect(barOf('2 de marzo: -100')).toHaveAttribute('height', '50%')
})
