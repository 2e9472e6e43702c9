import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { textoRequerido } from '../../src/contract/textos'
import * as z from '../../src/contract/zod'
import { TextField } from '../../src/ui/fields/TextField'
import { Form } from '../../src/ui/form/Form'
import { useForm } from '../../src/ui/form/useForm'
import { montar } from './mount'

const Esquema = z.object({
  numero: textoRequerido('El número es requerido.'),
  placa: textoRequerido('La placa es requerida.'),
})
const VACIO = { numero: '', placa: '' }

function Formulario() {
  const formik = useForm({ esquema: Esquema, valoresIniciales: VACIO, onEnviar: () => Promise.resolve() })
  return (
    <Form formik={formik}>
      <TextField name="numero" label="Número" />
      <TextField name="placa" label="Placa" />
      <button type="button">Agregar</button>
      <button type="submit">Crear</button>
    </Form>
  )
}

it('judges a field when it is left', async () => {
  montar(<Formulario />)
  await userEvent.click(screen.getByLabelText('Número'))
  await userEvent.tab()
  expect(await screen.findByText('El número es requerido.')).toBeVisible()
  expect(screen.queryByText('La placa es requerida.')).not.toBeInTheDocument()
})

it('keeps still under a pointer that goes down on its button, so that the click is not lost', async () => {
  const user = userEvent.setup()
  montar(<Formulario />)
  await user.click(screen.getByLabelText('Número'))
  const boton = screen.getByRole('button', { name: 'Crear' })
  await user.pointer({ keys: '[MouseLeft>]', target: boton })
  expect(boton).toHaveFocus()
  expect(screen.queryByText('El número es requerido.')).not.toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: boton })
  expect(await screen.findByText('El número es requerido.')).toBeVisible()
  expect(screen.getByText('La placa es requerida.')).toBeVisible()
  // From then on leaving a field counts again.
  await user.type(screen.getByLabelText('Placa'), 'TAA012')
  await waitFor(() => expect(screen.queryByText('La placa es requerida.')).not.toBeInTheDocument())
})

it('keeps still under a pointer that goes down on another button, and judges the field left when it comes up', async () => {
  const user = userEvent.setup()
  montar(<Formulario />)
  await user.click(screen.getByLabelText('Número'))
  const boton = screen.getByRole('button', { name: 'Agregar' })
  await user.pointer({ keys: '[MouseLeft>]', target: boton })
  expect(screen.queryByText('El número es requerido.')).not.toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: boton })
  expect(await screen.findByText('El número es requerido.')).toBeVisible()
  expect(screen.queryByText('La placa es requerida.')).not.toBeInTheDocument()
})
