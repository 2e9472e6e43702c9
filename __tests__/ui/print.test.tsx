import { screen } from '@testing-library/react'
import PrintJob from '../../src/ui/export/PrintJob'
import { hands } from '../setup/screen'
import { mount } from './mount'

/** Prints a table of so many rows on another host's page. */
function print(length: number) {
  const onPrint = jest.fn()
  window.print = onPrint
  const row = () => [['301']]
  const table = { columns: [{ title: 'Bus', kind: 'text' as const }], length, cells: row, texts: row }
  const exportable = { title: 'Buses', fileName: 'buses', file: () => table, words: () => [] }
  mount(<PrintJob exportable={exportable} onDone={() => undefined} />)
  return onPrint
}

test('a long table is asked about first, with its rows and pages', async () => {
  const onPrint = print(2_001)
  await screen.findByText(/^Son 2\.001 filas, unas \d+ páginas\. ¿Imprimirlas\?$/)
  expect(onPrint).not.toHaveBeenCalled()
  await hands().click(screen.getByText('Imprimir', { selector: 'button' }))
  expect(onPrint).toHaveBeenCalledTimes(1)
})

test('another host’s paper bears the product’s name', async () => {
  print(1)
  await screen.findByText(/^Cochera/)
})
