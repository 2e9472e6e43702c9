import { screen, waitFor } from '@testing-library/react'
import ExportJob from '../../src/ui/export/ExportJob'
import { fileTable } from '../../src/ui/export/exportable'
import { Toasts } from '../../src/ui/toasts/Toasts'
import { mount } from './mount'

const table = () => Promise.resolve(fileTable([{ field: 'numero', title: 'Bus' }], [{ numero: '301' }]))

test('another host’s paper bears the product’s name', async () => {
  window.print = jest.fn()
  const exportable = { title: 'Buses', fileName: 'buses', table, words: [] }
  mount(<ExportJob exportable={exportable} format="Imprimir" onDone={() => undefined} />)
  await screen.findByText(/^Cochera/)
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
})

test('an Excel file that cannot be made is refused in words', async () => {
  const exportable = { title: 'A/B', fileName: 'buses', table, words: [] }
  const onDone = jest.fn()
  const job = <ExportJob exportable={exportable} format="Excel" onDone={onDone} />
  mount(<Toasts />, mount(job).store)
  expect(await screen.findByText(/^No se pudo preparar el archivo de Excel/)).toBeVisible()
  expect(onDone).toHaveBeenCalledTimes(1)
})
