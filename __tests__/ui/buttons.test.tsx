import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmDialog } from '../../src/ui/dialogs/ConfirmDialog'
import { ReadOnlyList } from '../../src/ui/dialogs/ReadOnlyList'
import { RoleButton } from '../../src/ui/buttons/RoleButton'
import { toastShown } from '../../src/ui/toasts/toastSlice'
import { Toasts } from '../../src/ui/toasts/Toasts'
import { ValidIcon } from '../../src/ui/tableState/ValidIcon'
import { mount, storeOf } from './mount'

describe('a permission-aware button', () => {
  const remove = (onClick: () => void, selected: boolean) => (
    <RoleButton action="eliminarLiquidacion" needsSelection selected={selected} onClick={onClick}>
      Eliminar
    </RoleButton>
  )
  const button = () => screen.getByRole('button', { name: 'Eliminar' })

  it('says that the role does not allow it, and does nothing', async () => {
    const onClick = jest.fn()
    mount(remove(onClick, true), storeOf('EDITOR'))
    expect(button()).toBeDisabled()
    await userEvent.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Su usuario no tiene permiso para esto.')
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('asks for a row first', async () => {
    const onClick = jest.fn()
    mount(remove(onClick, false), storeOf('ADMIN'))
    await userEvent.hover(button().parentElement!)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Seleccione una fila.')
    expect(onClick).not.toHaveBeenCalled()
  })
})

describe('a confirmation', () => {
  function Question({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
    const [opened, setOpened] = useState(true)
    return (
      <ConfirmDialog
        open={opened}
        title="Eliminar Liquidación"
        question="¿Estás seguro que deseas eliminar el festivo?"
        confirmText="Eliminar"
        dangerous
        onConfirm={onConfirm}
        onClose={() => setOpened(false)}
      />
    )
  }
  const dialog = () => screen.queryByRole('alertdialog', { name: 'Eliminar Liquidación' })

  it('asks with the focus on the answer that changes nothing', async () => {
    const onConfirm = jest.fn(() => Promise.resolve())
    mount(<Question onConfirm={onConfirm} />)
    expect(dialog()).toHaveAccessibleDescription('¿Estás seguro que deseas eliminar el festivo?')
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('does it once, and closes when it is done', async () => {
    let ready: (value?: unknown) => void = () => undefined
    const onConfirm = jest.fn(() => new Promise((resolveIt) => (ready = resolveIt)))
    mount(<Question onConfirm={onConfirm} />)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Eliminar' }))
    await userEvent.keyboard('{Escape}')
    expect(dialog()).toBeInTheDocument()
    act(() => ready())
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })

  it('stays, to be tried again, when it fails', async () => {
    const onConfirm = jest.fn(() => Promise.reject(new Error('no')))
    mount(<Question onConfirm={onConfirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Eliminar' })).toBeEnabled())
    expect(dialog()).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Eliminar' })).toHaveFocus()
  })
})

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const show = () => {
    const { store } = mount(<Toasts />)
    const notify = (kind: 'exito' | 'error', message: string) =>
      act(() => void store.dispatch(toastShown({ type: kind, message })))
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
    return { store, notify, pass }
  }

  it("with 'Deshacer' stay ten seconds, and longer while the focus is on them", () => {
    const { store, pass } = show()
    const undo = '7c0e6f2e-5a0a-4d5c-9a3b-0d8f0c8f1a11'
    const offer = (duration?: number) =>
      act(() => void store.dispatch(toastShown({ type: 'exito', message: 'Hechas.', undo, duration })))
    const button = () => screen.queryByText('Deshacer')
    offer(60_000)
    pass(59_900)
    expect(button()).toBeInTheDocument()
    pass(200)
    offer()
    pass(9_900)
    expect(button()).toBeInTheDocument()
    pass(200)
    expect(button()).toBeNull()

    offer()
    fireEvent.focus(button()!)
    pass(60_000)
    // The pointer that passes over it does not end that.
    fireEvent.mouseEnter(button()!)
    fireEvent.mouseLeave(screen.getByRole('presentation'))
    pass(60_000)
    fireEvent.blur(button()!)
    pass(9_900)
    expect(button()).toBeInTheDocument()
    pass(200)
    expect(button()).toBeNull()
  })

  it('are read aloud and go by themselves, errors later', () => {
    const { notify, pass } = show()
    notify('exito', 'Creado exitosamente')
    notify('error', 'No se pudo.')
    expect(screen.getByRole('status')).toHaveTextContent('Creado exitosamente')
    pass(6_000)
    expect(screen.queryByText('Creado exitosamente')).not.toBeInTheDocument()
    expect(screen.getByText('No se pudo.')).toBeInTheDocument()
    pass(6_000)
    expect(screen.queryByText('No se pudo.')).not.toBeInTheDocument()
  })

  it('wait while someone points at them, and are closed by hand', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { notify, pass } = show()
    notify('exito', 'Sensores ingresados')
    await user.hover(screen.getByText('Sensores ingresados'))
    pass(60_000)
    expect(screen.getByText('Sensores ingresados')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByText('Sensores ingresados')).not.toBeInTheDocument()
  })

  it('give the focus back when the keyboard closes them', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { store } = mount(
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
    const nothing = () => undefined
    const { store } = mount(
      <>
        <Toasts />
        <ConfirmDialog
          open
          title="Retirar Conductor"
          question="¿Retirarlo?"
          confirmText="Retirar"
          onConfirm={nothing}
          onClose={nothing}
        />
      </>,
    )
    await act(async () => void store.dispatch(toastShown({ type: 'error', message: 'No se pudo.' })))
    expect(screen.getByRole('status')).toHaveTextContent('No se pudo.')
  })

  it('hold plain data, four at most, the same words once', () => {
    const { store, notify } = show()
    for (const message of ['a', 'b', 'c', 'd', 'e', 'b']) notify('exito', message)
    expect(store.getState().avisos?.map(({ message }) => message)).toEqual(['c', 'd', 'e', 'b'])
  })
})

it('says yes and no in words beside their icons', () => {
  mount(
    <>
      <ValidIcon value />
      <ValidIcon value={false} />
    </>,
  )
  expect(screen.getByTitle('Sí')).toBeInTheDocument()
  expect(screen.getByTitle('No')).toBeInTheDocument()
})

it('reads what is missing from a record as a dash, and a zero as a zero', () => {
  mount(
    <ReadOnlyList
      data={[
        { label: 'Comentario', value: '' },
        { label: 'Cívica', value: 0 },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['—', '0'])
})
