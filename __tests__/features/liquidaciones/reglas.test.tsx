import { waitFor } from '@testing-library/react'
import type { Oficina } from '../../setup/page'
import { abrirLista, errorDe, unaEmpresa, type Dialogo } from './pantalla'

/** What the form makes of a date, and of a section that is not active. The messages of section 5: especificacion/5-validaciones-formularios. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
afterAll(() => oficina.cerrar())

const muestra = (dialogo: Dialogo, mensajes: Record<string, string | undefined>) =>
  waitFor(() => {
    const dichos = Object.keys(mensajes).map((etiqueta) => [etiqueta, errorDe(dialogo.campo(etiqueta))])
    expect(Object.fromEntries(dichos)).toEqual(mensajes)
  })

test('a date that does not exist, or is half typed, is refused', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await dialogo.llenar({ Fecha: '31/02/26' })
  await user.tab()
  await muestra(dialogo, { Fecha: 'Ingrese una fecha válida.' })
  await dialogo.llenar({ Fecha: '28/02/26' })
  await muestra(dialogo, { Fecha: undefined })
})

test('a section that is not checked is not asked for, and 0 will do where it says so', async () => {
  const { abrirCrear, user } = await abrirLista(oficina)
  const dialogo = await abrirCrear()
  await user.click(dialogo.campo('Deuda'))
  await user.click(dialogo.campo('Deuda'))
  await dialogo.llenar({ Fecha: '05/03/26', Bus: '12', Viajes: '0', Sensor: '0' })
  await dialogo.pulsar('Crear')
  await dialogo.cerrado()
})
