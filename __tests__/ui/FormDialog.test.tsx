import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FieldArray, useFormikContext } from 'formik'
import { useState } from 'react'
import { textoRequerido } from '../../src/contract/textos'
import { z } from '../../src/contract/zod'
import { TextField } from '../../src/ui/fields/TextField'
import { FormDialog } from '../../src/ui/form/FormDialog'
import { useRowFocus } from '../../src/ui/form/useRowFocus'
import { montar } from './mount'

const Esquema = z.object({
  numero: textoRequerido('El número es requerido.'),
  placa: textoRequerido('La placa es requerida.'),
  gastos: z.array(z.object({ nombre: textoRequerido('El nombre es requerido.') })),
})
const VACIO = { numero: '', placa: '', gastos: [{ nombre: 'Aseo' }] }
type Valores = typeof VACIO

function Gastos() {
  const { gastos } = useFormikContext<Valores>().values
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

type Enviar = (valores: Valores, datos: z.infer<typeof Esquema>) => Promise<unknown>

function Pantalla({ enviar }: { enviar: Enviar }) {
  const [abierto, setAbierto] = useState(false)
  return (
    <>
      <button onClick={() => setAbierto(true)}>Abrir</button>
      <FormDialog
        open={abierto}
        title="Crear Bus"
        schema={Esquema}
        initialValues={VACIO}
        onSubmit={enviar}
        onClose={() => setAbierto(false)}
        submitText="Crear"
        submittingText="Creando..."
      >
        <TextField name="numero" label="Número" />
        <TextField multiline name="placa" label="Placa" />
        <Gastos />
      </FormDialog>
    </>
  )
}

/** A call that answers when the test says so. */
function unaLlamada() {
  let resolver: (valor?: unknown) => void = () => undefined
  let rechazar: (error: unknown) => void = () => undefined
  const enviar = jest.fn<Promise<unknown>, Parameters<Enviar>>(
    () =>
      new Promise((si, no) => {
        resolver = si
        rechazar = no
      }),
  )
  return { enviar, resolver: () => resolver(), rechazar: (error: unknown) => rechazar(error) }
}

const rechazo = (mensaje: string, errores: Record<string, string> = {}) => ({
  status: 409,
  data: { mensaje, errores },
})

const sinRed: Enviar = async () => {
  // What RTK Query's `unwrap` throws is no Error, but the answer of the base query.
  throw Object.assign(new Error(), { status: 'FETCH_ERROR' })
}

async function abrir(enviar: Enviar) {
  const user = userEvent.setup()
  montar(<Pantalla enviar={enviar} />)
  await user.click(screen.getByRole('button', { name: 'Abrir' }))
  return user
}

const dialogo = () => screen.queryByRole('dialog', { name: 'Crear Bus' })
const campo = (nombre: string) => screen.getByLabelText(nombre)

it('opens with the focus on the first field', async () => {
  await abrir(unaLlamada().enviar)
  expect(campo('Número')).toHaveFocus()
})

it('sends what was typed with Enter, trimmed by the schema, and closes on success', async () => {
  const { enviar, resolver } = unaLlamada()
  const user = await abrir(enviar)
  await user.type(campo('Placa'), 'TSX100')
  await user.type(campo('Número'), ' 1001 {Enter}')
  await waitFor(() => expect(enviar).toHaveBeenCalledTimes(1))
  expect(enviar.mock.calls[0]?.[0].numero).toBe(' 1001 ')
  expect(enviar.mock.calls[0]?.[1].numero).toBe('1001')
  resolver()
  await waitFor(() => expect(dialogo()).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})

it('sends with Ctrl+Enter from a field of several lines, where Enter makes a line', async () => {
  const { enviar } = unaLlamada()
  const user = await abrir(enviar)
  await user.type(campo('Número'), '1001')
  await user.type(campo('Placa'), 'TSX{Enter}100')
  expect(enviar).not.toHaveBeenCalled()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(enviar).toHaveBeenCalledTimes(1))
})

it('sends once however often it is told to, and holds still meanwhile', async () => {
  const { enviar, resolver } = unaLlamada()
  const user = await abrir(enviar)
  await user.type(campo('Placa'), 'TSX100')
  await user.type(campo('Número'), '1001{Enter}{Enter}{Enter}')
  const boton = await screen.findByRole('button', { name: 'Creando...' })
  expect(boton).toBeDisabled()
  expect(campo('Número')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
  await user.keyboard('{Escape}')
  expect(dialogo()).toBeInTheDocument()
  resolver()
  await waitFor(() => expect(dialogo()).not.toBeInTheDocument())
  expect(enviar).toHaveBeenCalledTimes(1)
})

it('refuses what the schema refuses, sends nothing and goes to the first field that is wrong', async () => {
  const { enviar } = unaLlamada()
  const user = await abrir(enviar)
  await user.type(campo('Número'), '1001')
  await user.click(screen.getByRole('button', { name: 'Crear' }))
  expect(await screen.findByText('La placa es requerida.')).toBeVisible()
  await waitFor(() => expect(campo('Placa')).toHaveFocus())
  expect(enviar).not.toHaveBeenCalled()
})

describe('when the server refuses', () => {
  const rechazado = async () => {
    const { enviar, rechazar } = unaLlamada()
    const user = await abrir(enviar)
    await user.type(campo('Número'), '1001')
    await user.type(campo('Placa'), 'TSX100')
    await user.click(screen.getByRole('button', { name: 'Crear' }))
    await waitFor(() => expect(enviar).toHaveBeenCalledTimes(1))
    rechazar(
      rechazo('Ya existe el bus.', { placa: 'La placa ya está en uso.', 'gastos.0.nombre': 'No se acepta.' }),
    )
    await screen.findByRole('alert')
    return { user, enviar }
  }

  it('says its mensaje in the dialog and each field’s message on it, and keeps what was typed', async () => {
    await rechazado()
    expect(screen.getByRole('alert')).toHaveTextContent('Ya existe el bus.')
    expect(campo('Placa')).toHaveAccessibleDescription('La placa ya está en uso.')
    expect(campo('Gasto 1')).toHaveAccessibleDescription('No se acepta.')
    expect(campo('Número')).toHaveValue('1001')
    await waitFor(() => expect(campo('Placa')).toHaveFocus())
  })

  it('keeps a field’s message until that field changes', async () => {
    const { user } = await rechazado()
    await user.type(campo('Número'), '2')
    await user.tab()
    expect(campo('Placa')).toHaveAccessibleDescription('La placa ya está en uso.')
    await user.type(campo('Placa'), '1')
    await waitFor(() => expect(campo('Placa')).toHaveAccessibleDescription(''))
  })

  it('can be sent again', async () => {
    const { user, enviar } = await rechazado()
    await user.type(campo('Placa'), '9')
    await user.type(campo('Gasto 1'), 's')
    await user.click(screen.getByRole('button', { name: 'Crear' }))
    await waitFor(() => expect(enviar).toHaveBeenCalledTimes(2))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says in Spanish that there is no connection', async () => {
    const user = await abrir(sinRed)
    await user.type(campo('Placa'), 'TSX100')
    await user.type(campo('Número'), '1001{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión con el servidor.')
  })
})

describe('leaving', () => {
  it('asks nothing when nothing was typed', async () => {
    const user = await abrir(unaLlamada().enviar)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialogo()).not.toBeInTheDocument())
  })

  it('asks before throwing away typed work, and the safe answer has the focus', async () => {
    const user = await abrir(unaLlamada().enviar)
    await user.type(campo('Número'), '1')
    await user.keyboard('{Escape}')
    const pregunta = await screen.findByRole('alertdialog', { name: 'Descartar cambios' })
    expect(pregunta).toHaveTextContent('¿Descartar los cambios?')
    expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(campo('Número')).toHaveValue('1')
  })

  it('throws it away when told to, and begins anew the next time', async () => {
    const user = await abrir(unaLlamada().enviar)
    await user.type(campo('Número'), '1')
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    await user.click(await screen.findByRole('button', { name: 'Descartar' }))
    await user.click(await screen.findByRole('button', { name: 'Abrir' }))
    expect(campo('Número')).toHaveValue('')
  })
})

describe('rows inside the form', () => {
  it('are added and taken away, and keep their own values and messages', async () => {
    const { enviar } = unaLlamada()
    const user = await abrir(enviar)
    await user.click(screen.getByRole('button', { name: 'Agregar' }))
    await user.click(screen.getByRole('button', { name: 'Agregar' }))
    await user.type(campo('Gasto 3'), 'Taller')
    await user.type(campo('Número'), '1001')
    await user.type(campo('Placa'), 'TSX100')
    await user.click(screen.getByRole('button', { name: 'Crear' }))
    expect(await screen.findByText('El nombre es requerido.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Quitar 2' }))
    expect(campo('Gasto 2')).toHaveValue('Taller')
    await waitFor(() => expect(screen.queryByText('El nombre es requerido.')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Crear' }))
    await waitFor(() => expect(enviar).toHaveBeenCalledTimes(1))
    expect(enviar.mock.calls[0]?.[1].gastos).toEqual([{ nombre: 'Aseo' }, { nombre: 'Taller' }])
  })

  it('keep the focus: in the new row, and among the rows when the last is taken away', async () => {
    const user = await abrir(unaLlamada().enviar)
    await user.click(screen.getByRole('button', { name: 'Agregar' }))
    await waitFor(() => expect(campo('Gasto 2')).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Quitar 2' }))
    await waitFor(() => expect(campo('Gasto 1')).toHaveFocus())
  })
})
