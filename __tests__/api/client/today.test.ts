import { hoyEn, sumarDias } from '../../../src/contract/fechas'
import { noteAnswer } from '../../../src/api/client/answersSlice'
import { deviceToday, today } from '../../../src/api/client/today'
import { makeStore } from '../../../src/app/store'
import { anotherHost } from '../../setup/head'

const DAY_MS = 86_400_000

test('today is our own server’s day, once it has answered, and this device’s before and with another host', () => {
  const { dispatch } = makeStore()
  const real = hoyEn('America/Bogota')
  const answered = new Response('', { headers: { date: new Date().toUTCString() } })
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 32 * DAY_MS)
  const wrong = sumarDias(real, 32)
  expect(today()).toBe(wrong)
  anotherHost()
  dispatch(noteAnswer(answered))
  expect(today()).toBe(wrong)
  // Our own server again.
  document.head.lastElementChild?.remove()
  dispatch(noteAnswer(answered))
  expect([today(), deviceToday()]).toEqual([real, wrong])
})
