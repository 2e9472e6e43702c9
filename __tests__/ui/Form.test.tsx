import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textoRequerido } from '../../src/contract/textos'
import * as z from '../../src/contract/zod'
import { TextField } from '../../src/ui/fields/TextField'
import { Form } from '../../src/ui/form/Form'
import { mount } from './mount'

const Schema = z.object({
  numero: textoRequerido('El número es requerido.'),
  placa: textoRequerido('La placa es requerida.'),
})
const EMPTY = { numero: '', placa: '' }

function TestForm() {
  return (
    <Form schema={Schema} initialValues={EMPTY} onSubmit={() => Promise.resolve()}>
      <TextField name="numero" label="Número" />
      <TextField name="placa" label="Placa" />
      <button type="submit">Crear</button>
    </Form>
  )
}

it('judges a field that was typed in when it is left, and no other', async () => {
  mount(<TestForm />)
  await userEvent.type(screen.getByLabelText('Número'), ' ')
  expect(screen.queryByText('El número es requerido.')).not.toBeInTheDocument()
  await userEvent.tab()
  expect(await screen.findByText('El número es requerido.')).toBeVisible()
  expect(screen.queryByText('La placa es requerida.')).not.toBeInTheDocument()
})

it('says nothing of a field that was only visited', async () => {
  mount(<TestForm />)
  await userEvent.click(screen.getByLabelText('Número'))
  await userEvent.tab()
  await userEvent.type(screen.getByLabelText('Placa'), ' ')
  await userEvent.tab()
  expect(await screen.findByText('La placa es requerida.')).toBeVisible()
  expect(screen.queryByText('El número es requerido.')).not.toBeInTheDocument()
})

it('judges every field when it is sent, and each again while it is mended', async () => {
  mount(<TestForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Crear' }))
  expect(await screen.findByText('El número es requerido.')).toBeVisible()
  expect(screen.getByText('La placa es requerida.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Placa'), 'T')
  expect(await screen.findByText('El número es requerido.')).toBeVisible()
  expect(screen.queryByText('La placa es requerida.')).not.toBeInTheDocument()
})
