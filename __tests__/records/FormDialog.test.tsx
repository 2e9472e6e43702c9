import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FieldArray, useFormikContext } from 'formik'
import { useState } from 'react'
import { FestivoSchema } from '../../src/contract/festivos'
import { textoRequerido } from '../../src/contract/textos'
import { z } from '../../src/contract/zod'
import { DateField } from '../../src/ui/fields/DateField'
import { TextField } from '../../src/ui/fields/TextField'
import { FormDialog } from '../../src/records/dialog/FormDialog'
import { useRowFocus } from '../../src/ui/form/useRowFocus'
import { mount } from '../ui/mount'

const Schema = z.object({
  numero: textoRequerido('El número es requerido.'),
  placa: textoRequerido('La placa es requerida.'),
  gastos: z.array(z.object({ nombre: textoRequerido('El nombre es requerido.') })),
})
const EMPTY = { numero: '', placa: '', gastos: [{ nombre: 'Aseo' }] }
type Values = typeof EMPTY

function Gastos() {
  const { gastos } = useFormikContext<Values>().values
  const focus = useRowFocus('gastos', gastos.length)
  return (
    <FieldArray name="gastos">
      {({ push, remove }) => (
        <>
          {gastos.map((_, i) => (
            <div key={i}>
              <TextField name={`gastos.${i}.nombre`} label={`Gasto ${i + 1}`} />
              <button
                type="button"
                onClick={() => {
                  focus.onRemove(i)
                  remove(i)
                }}
              >{`Quitar ${i + 1}`}</button>
            </div>
          ))}
          <button
            type="button"
            onClick={() => {
              focus.onAdd('nombre')
              push({ nombre: '' })
            }}
          >
            Agregar
          </button>
        </>
      )}
    </FieldArray>
  )
}

type Send = (
  values: Values,
  data: z.infer<typeof Schema>,
  attempt: { idempotencyKey: string },
) => Promise<unknown>

function Screen({ send, warning }: { send: Send; warning?: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button onClick={() => setOpened(true)}>Abrir</button>
      {opened && (
        <FormDialog
          title="Crear Bus"
          schema={Schema}
          initialValues={EMPTY}
          onSubmit={send}
          onClose={() => setOpened(false)}
          submitText="Crear"
          submittingText="Creando..."
        >
          <TextField
            name="numero"
            label="Número"
            warning={warning ? { texto: warning, sePregunta: true } : undefined}
          />
          <TextField multiline name="placa" label="Placa" />
          <Gastos />
        </FormDialog>
      )}
    </>
  )
}

/** A call that answers when the test says so. */
function aCall() {
  let resolveIt: (value?: unknown) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const send = jest.fn<Promise<unknown>, Parameters<Send>>(
    () =>
      new Promise((yes, no) => {
        resolveIt = yes
        reject = no
      }),
  )
  return { send, resolveIt: () => resolveIt(), reject: (error: unknown) => reject(error) }
}

async function open(send: Send, warning?: string) {
  const user = userEvent.setup()
  mount(<Screen send={send} warning={warning} />)
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  return user
}

const dialog = () => screen.queryByRole('dialog', { name: 'Crear Bus' })
const field = (name: string) => screen.getByLabelText(name)

it('opens with the focus on the first field', async () => {
  await open(aCall().send)
  expect(field('Número')).toHaveFocus()
})

it('sends a date as leaving its field completes it, whatever sends the form', async () => {
  const send = jest.fn(() => Promise.resolve())
  mount(
    <FormDialog
      title="Crear Festivo"
      schema={FestivoSchema}
      initialValues={{ fecha: '' }}
      onSubmit={send}
      onClose={() => undefined}
      submitText="Crear"
      submittingText="Creando..."
    >
      <DateField name="fecha" label="Fecha" />
    </FormDialog>,
  )
  await userEvent.type(field('Fecha'), '21')
  act(() => field('Fecha').closest('form')?.requestSubmit())
  const fecha = expect.stringMatching(/-21$/) as string
  await waitFor(() => expect(send).toHaveBeenCalledWith({ fecha }, { fecha }, expect.anything()))
})

it('sends what was typed with Enter, trimmed by the schema, and closes on success', async () => {
  const { send, resolveIt } = aCall()
  const user = await open(send)
  await user.type(field('Placa'), 'TSX100')
  await user.type(field('Número'), ' 1001 {Enter}')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]?.[0].numero).toBe(' 1001 ')
  expect(send.mock.calls[0]?.[1].numero).toBe('1001')
  resolveIt()
  // The page can be reached again only some time after the dialog has gone.
  expect(await screen.findByRole('button', { name: 'Abrir' })).toHaveFocus()
  expect(dialog()).not.toBeInTheDocument()
})

it('sends with Ctrl+Enter from a field of several lines, where Enter makes a line', async () => {
  const { send } = aCall()
  const user = await open(send)
  await user.type(field('Número'), '1001')
  await user.type(field('Placa'), 'TSX{Enter}100')
  expect(send).not.toHaveBeenCalled()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

it('sends once however often it is told to, and holds still meanwhile', async () => {
  const { send, resolveIt } = aCall()
  const user = await open(send)
  await user.type(field('Placa'), 'TSX100')
  await user.type(field('Número'), '1001{Enter}{Enter}{Enter}')
  const button = await screen.findByRole('button', { name: 'Creando...' })
  expect(button).toBeDisabled()
  expect(field('Número')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
  await user.keyboard('{Escape}')
  // A click outside.
  await user.click(dialog()!.parentElement!)
  expect(dialog()).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  resolveIt()
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(send).toHaveBeenCalledTimes(1)
})

it('sends once though the answer to its soft warning is pressed twice', async () => {
  const { send, resolveIt } = aCall()
  const user = await open(send, 'Es más de lo usual.')
  await user.type(field('Placa'), 'TSX100')
  await user.type(field('Número'), '1001{Enter}')
  const button = await screen.findByRole('button', { name: 'Guardar' })
  await user.click(button)
  await user.click(button)
  await screen.findByText('Creando...')
  resolveIt()
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(send).toHaveBeenCalledTimes(1)
})

it('says what the server refuses in the dialog and on its fields until each changes, and can be sent again', async () => {
  const { send, reject } = aCall()
  const user = await open(send)
  await user.type(field('Número'), '1001')
  await user.type(field('Placa'), 'TSX100')
  await user.click(screen.getByRole('button', { name: 'Crear' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  const errores = { placa: 'La placa ya está en uso.', 'gastos.0.nombre': 'No se acepta.' }
  reject({ status: 409, data: { mensaje: 'Ya existe el bus.', errores } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya existe el bus.')
  expect(field('Placa')).toHaveAccessibleDescription('La placa ya está en uso.')
  expect(field('Gasto 1')).toHaveAccessibleDescription('No se acepta.')
  expect(field('Número')).toHaveValue('1001')
  await waitFor(() => expect(field('Placa')).toHaveFocus())

  await user.type(field('Número'), '2')
  await user.tab()
  expect(field('Placa')).toHaveAccessibleDescription('La placa ya está en uso.')
  await user.type(field('Placa'), '9')
  await waitFor(() => expect(field('Placa')).toHaveAccessibleDescription(''))
  await user.type(field('Gasto 1'), 's')
  await user.click(screen.getByRole('button', { name: 'Crear' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  // The answer of the first attempt may have been lost: both are one.
  const [first, second] = send.mock.calls.map(([, , attempt]) => attempt.idempotencyKey)
  expect(second).toBe(first)
})

describe('leaving', () => {
  it('asks nothing when nothing was typed', async () => {
    const user = await open(aCall().send)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  })

  it('asks before throwing away typed work, and the safe answer has the focus; begins anew the next time', async () => {
    const user = await open(aCall().send)
    await user.type(field('Número'), '1')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Descartar cambios' })
    expect(question).toHaveTextContent('¿Descartar los cambios?')
    expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(field('Número')).toHaveValue('1')

    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    await user.click(await screen.findByRole('button', { name: 'Descartar' }))
    await user.click(await screen.findByRole('button', { name: 'Abrir' }))
    expect(field('Número')).toHaveValue('')
  })
})

it('rows inside the form keep their values, their messages and the focus as they come and go', async () => {
  const user = await open(aCall().send)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Agregar')
  await waitFor(() => expect(field('Gasto 2')).toHaveFocus())
  await press('Agregar')
  await user.type(field('Gasto 3'), 'Taller')
  await press('Crear')
  expect(await screen.findByText('El nombre es requerido.')).toBeVisible()
  await press('Quitar 2')
  expect(field('Gasto 2')).toHaveValue('Taller')
  await waitFor(() => expect(screen.queryByText('El nombre es requerido.')).not.toBeInTheDocument())
  await press('Quitar 2')
  await waitFor(() => expect(field('Gasto 1')).toHaveFocus())
})
