import { act, fireEvent, screen } from '@testing-library/react'
import { Toasts } from '../../src/ui/toasts/Toasts'
import { toastShown } from '../../src/ui/toasts/toastSlice'
import { mount } from './mount'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const undo = '7c0e6f2e-5a0a-4d5c-9a3b-0d8f0c8f1a11'

test("a toast with 'Deshacer' stays ten seconds, and longer while the focus is on it", () => {
  const { store } = mount(<Toasts />)
  act(() => void store.dispatch(toastShown({ type: 'exito', message: 'Hechas.', undo, duration: 60_000 })))
  pass(59_900)
  expect(screen.getByText('Deshacer')).toBeInTheDocument()
  pass(200)
  const show = () =>
    act(() => void store.dispatch(toastShown({ type: 'exito', message: 'Festivo eliminado.', undo })))
  show()
  pass(9_900)
  expect(screen.getByText('Deshacer')).toBeInTheDocument()
  pass(200)
  expect(screen.queryByText('Deshacer')).toBeNull()

  show()
  fireEvent.focus(screen.getByText('Deshacer'))
  pass(60_000)
  expect(screen.getByText('Deshacer')).toBeInTheDocument()
  // The pointer that passes over it does not end that.
  fireEvent.mouseEnter(screen.getByText('Deshacer'))
  fireEvent.mouseLeave(screen.getByRole('presentation'))
  pass(60_000)
  expect(screen.getByText('Deshacer')).toBeInTheDocument()
  fireEvent.blur(screen.getByText('Deshacer'))
  pass(10_100)
  expect(screen.queryByText('Deshacer')).toBeNull()
})
