import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { PrerenderedDialog } from '../../src/records/dialog/PrerenderedDialog'
import { lazyComponent } from '../../src/ui/loading/lazyComponent'
import { mount, storeOf } from '../ui/mount'

let drawn: number
let effects: string[]
const idle = jest.fn((work: IdleRequestCallback) => Number(setTimeout(work)))

beforeEach(() => {
  drawn = 0
  effects = []
  idle.mockClear()
  Object.assign(globalThis, { requestIdleCallback: idle, cancelIdleCallback: clearTimeout })
})
afterAll(() => {
  Object.assign(globalThis, { requestIdleCallback: undefined, cancelIdleCallback: undefined })
})

const Dialog = lazyComponent(() =>
  Promise.resolve({
    default: function Letter() {
      const [number] = useState(() => (drawn += 1))
      useEffect(() => {
        effects.push(`${number} begins`)
        return () => void effects.push(`${number} ends`)
      }, [number])
      return <input aria-label={`Carta ${number}`} />
    },
  }),
)
const ahead = (open: boolean, rests = true) => (
  <PrerenderedDialog
    Dialog={Dialog}
    permission="crearLiquidacion"
    open={open}
    rests={rests}
    onClose={() => undefined}
  />
)

test('is drawn once the page rests, without effects and outside the document', async () => {
  const { rerender } = mount(ahead(false, false), storeOf('EDITOR'))
  expect(idle).not.toHaveBeenCalled()
  rerender(ahead(false))
  await waitFor(() => expect(drawn).toBe(1))
  expect(screen.queryByLabelText(/Carta/)).toBeNull()
  expect(effects).toEqual([])
})

test('what was drawn ahead is what opens, and another one follows it with nothing of what was typed', async () => {
  const { rerender } = mount(ahead(false), storeOf('EDITOR'))
  await waitFor(() => expect(drawn).toBe(1))
  rerender(ahead(true))
  await userEvent.type(screen.getByLabelText('Carta 1'), 'hola')
  expect(effects).toEqual(['1 begins'])
  rerender(ahead(false))
  expect(screen.queryByLabelText(/Carta/)).toBeNull()
  await waitFor(() => expect(drawn).toBe(2))
  expect(effects).toEqual(['1 begins', '1 ends'])
  rerender(ahead(true))
  expect(screen.getByLabelText('Carta 2')).toHaveValue('')
})

test('opens before the page rests, and stays the same one when it does', async () => {
  const { rerender } = mount(ahead(true, false), storeOf('EDITOR'))
  await userEvent.type(await screen.findByLabelText('Carta 1'), 'hola')
  rerender(ahead(true))
  expect(screen.getByLabelText('Carta 1')).toHaveValue('hola')
  expect(effects).toEqual(['1 begins'])
})

test('nothing is drawn ahead for whoever may not do it', () => {
  mount(ahead(false), storeOf())
  expect(idle).not.toHaveBeenCalled()
})
