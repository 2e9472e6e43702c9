import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmDialog } from '../../src/ui/crud/ConfirmDialog'
import { ReadOnlyList } from '../../src/ui/crud/ReadOnlyList'
import { RoleButton } from '../../src/ui/buttons/RoleButton'
import { toastShown } from '../../src/ui/toasts/toastSlice'
import { Toasts } from '../../src/ui/toasts/Toasts'
import { ValidIcon } from '../../src/ui/table/ValidIcon'
import { montar, storeDe } from './mount'

describe('a permission-aware button', () => {
  const eliminar = (onClick: () => void, seleccionado: boolean) => (
    <RoleButton action="eliminarLiquidacion" needsSelection selected={seleccionado} onClick={onClick}>
      Eliminar
    </RoleButton>
  )
  const boton = () => screen.getByRole('button', { name: 'Eliminar' })

  it('says that the role does not allow it, and does nothing', async () => {
    const onClick = jest.fn()
    montar(eliminar(onClick, true), storeDe('EDITOR'))
    expect(boton()).toBeDisabled()
    await userEvent.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Su usuario no tiene permiso para esto.')
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('asks for a row first', async () => {
    const onClick = jest.fn()
    montar(eliminar(onClick, false), storeDe('ADMIN'))
    await userEvent.hover(boton().parentElement!)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Seleccione una fila.')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('works for who may, with a row', async () => {
    const onClick = jest.fn()
    montar(eliminar(onClick, true), storeDe('ADMIN'))
    expect(boton()).toBeEnabled()
    await userEvent.click(boton())
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

describe('a confirmation', () => {
  function Pregunta({ onConfirmar }: { onConfirmar: () => Promise<unknown> }) {
    const [abierto, setAbierto] = useState(true)
    return (
      <ConfirmDialog
        open={abierto}
        title="Eliminar Liquidación"
        question="¿Estás seguro que deseas eliminar el festivo?"
        confirmText="Eliminar"
        dangerous
        onConfirm={onConfirmar}
        onClose={() => setAbierto(false)}
      />
    )
  }
  const dialogo = () => screen.queryByRole('alertdialog', { name: 'Eliminar Liquidación' })

  it('asks with the focus on the answer that changes nothing', async () => {
    const onConfirmar = jest.fn(() => Promise.resolve())
    montar(<Pregunta onConfirmar={onConfirmar} />)
    expect(dialogo()).toHaveAccessibleDescription('¿Estás seguro que deseas eliminar el festivo?')
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialogo()).not.toBeInTheDocument())
    expect(onConfirmar).not.toHaveBeenCalled()
  })

  it('does it once, and closes when it is done', async () => {
    let listo: (valor?: unknown) => void = () => undefined
    const onConfirmar = jest.fn(() => new Promise((resolver) => (listo = resolver)))
    montar(<Pregunta onConfirmar={onConfirmar} />)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Eliminar' }))
    await userEvent.keyboard('{Escape}')
    expect(dialogo()).toBeInTheDocument()
    act(() => listo())
    await waitFor(() => expect(dialogo()).not.toBeInTheDocument())
    expect(onConfirmar).toHaveBeenCalledTimes(1)
  })

  it('stays, to be tried again, when it fails', async () => {
    const onConfirmar = jest.fn(() => Promise.reject(new Error('no')))
    montar(<Pregunta onConfirmar={onConfirmar} />)
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Eliminar' })).toBeEnabled())
    expect(dialogo()).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Eliminar' })).toHaveFocus()
  })
})

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const mostrar = () => {
    const { store } = montar(<Toasts />)
    const avisar = (tipo: 'exito' | 'error', mensaje: string) =>
      act(() => void store.dispatch(toastShown({ type: tipo, message: mensaje })))
    const pasan = (ms: number) => act(() => jest.advanceTimersByTime(ms))
    return { store, avisar, pasan }
  }

  it('are read aloud and go by themselves, errors later', () => {
    const { avisar, pasan } = mostrar()
    avisar('exito', 'Creado exitosamente')
    avisar('error', 'No se pudo.')
    expect(screen.getByRole('status')).toHaveTextContent('Creado exitosamente')
    pasan(6_000)
    expect(screen.queryByText('Creado exitosamente')).not.toBeInTheDocument()
    expect(screen.getByText('No se pudo.')).toBeInTheDocument()
    pasan(6_000)
    expect(screen.queryByText('No se pudo.')).not.toBeInTheDocument()
  })

  it('wait while someone points at them, and are closed by hand', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { avisar, pasan } = mostrar()
    avisar('exito', 'Sensores ingresados')
    await user.hover(screen.getByText('Sensores ingresados'))
    pasan(60_000)
    expect(screen.getByText('Sensores ingresados')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByText('Sensores ingresados')).not.toBeInTheDocument()
  })

  it('give the focus back when the keyboard closes them', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { store } = montar(
      <>
        <button>Crear</button>
        <Toasts />
      </>,
    )
    act(() => void store.dispatch(toastShown({ type: 'exito', message: 'Sensores ingresados' })))
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Sensores ingresados')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Crear' })).toHaveFocus()
  })

  it('are read aloud while a dialog is open as well, which hides all the rest', async () => {
    const nada = () => undefined
    const { store } = montar(
      <>
        <Toasts />
        <ConfirmDialog
          open
          title="Retirar Conductor"
          question="¿Retirarlo?"
          confirmText="Retirar"
          onConfirm={nada}
          onClose={nada}
        />
      </>,
    )
    await act(async () => void store.dispatch(toastShown({ type: 'error', message: 'No se pudo.' })))
    expect(screen.getByRole('status')).toHaveTextContent('No se pudo.')
  })

  it('hold plain data, four at most, the same words once', () => {
    const { store, avisar } = mostrar()
    for (const mensaje of ['a', 'b', 'c', 'd', 'e', 'b']) avisar('exito', mensaje)
    expect(store.getState().avisos?.map(({ message: mensaje }) => mensaje)).toEqual(['c', 'd', 'e', 'b'])
  })
})

it('says yes and no in words beside their icons', () => {
  montar(
    <>
      <ValidIcon value />
      <ValidIcon value={false} no="Inválido" />
    </>,
  )
  expect(screen.getByTitle('Sí')).toBeInTheDocument()
  expect(screen.getByTitle('Inválido')).toBeInTheDocument()
})

it('reads what is missing from a record as a dash, and a zero as a zero', () => {
  montar(
    <ReadOnlyList
      data={[
        { label: 'Comentario', value: '' },
        { label: 'Cívica', value: 0, figure: true },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['—', '0'])
})
