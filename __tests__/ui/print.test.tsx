import { screen, waitFor } from '@testing-library/react'
import ExportJob from '../../src/ui/export/ExportJob'
import { fileTable } from '../../src/ui/export/exportable'
import { mount } from './mount'

test('another host’s paper bears the product’s name', async () => {
  window.print = jest.fn()
  const table = fileTable([{ field: 'numero', title: 'Bus' }], [{ numero: '301' }])
  const exportable = { title: 'Buses', fileName: 'buses', file: () => table, words: () => [] }
  mount(<ExportJob exportable={exportable} format="Imprimir" onDone={() => undefined} />)
  await screen.findByText(/^Cochera/)
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
})
