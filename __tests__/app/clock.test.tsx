import { screen } from '@testing-library/react'
import { fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import { openTestApp } from '../setup/page'

test('where the device’s clock is on another day than the server, a page is on the server’s and says so', async () => {
  const testApp = await openTestApp()
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 32 * 86_400_000)
  await testApp.open('/cierres')
  const real = hoyEn('America/Bogota')
  expect(
    await screen.findByText(
      `El reloj de este equipo dice ${fechaLarga(sumarDias(real, 32))}. Hoy es ${fechaLarga(real)}, según el servidor: corrija la fecha del equipo.`,
    ),
  ).toBeVisible()
  const [year, month, day] = real.split('-')
  expect(await screen.findByDisplayValue(`${day}/${month}/${year!.slice(2)}`)).toBeVisible()
  now.mockRestore()
  await testApp.close()
})
