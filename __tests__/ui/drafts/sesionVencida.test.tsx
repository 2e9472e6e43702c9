import { act, screen, waitFor, within } from '@testing-library/react'
import { api } from '../../../src/api/client/api'
import { abrirPlanilla, boton, celdas, completarAsi, guardadas } from '../../features/asistencias/planilla'
import { abrirLista, dialogoTitulado, unaEmpresa, vaciar } from '../../features/liquidaciones/pantalla'
import { continuar, ingresarDeNuevo, vencerSesiones } from '../../setup/session'
import type { Oficina } from '../../setup/page'
import { manos } from '../../setup/screen'

const AVISO = 'Su sesión terminó. Inicie sesión de nuevo; lo que estaba escribiendo se conserva.'
const BORRADOR = /^Borrador recuperado del \d\d\/\d\d a las \d\d:\d\d$/
const ANA = 'Ana Álvarez'

let oficina: Oficina
beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  await vaciar(oficina)
  await oficina.db.deleteFrom('asistencias').execute()
})
afterAll(() => oficina.cerrar())

const LLENA = { Fecha: '050326', Bus: '12', Viajes: '6', 'Registradora final': '350', Sensor: '350' }

/** A settlement that is being created when its session ends, at the very moment of sending it. */
async function interrumpida() {
  const { user, abrirCrear, ...resto } = await abrirLista(oficina, '/', 'editor')
  const crear = await abrirCrear()
  await crear.llenar(LLENA)
  await vencerSesiones(oficina)
  await crear.pulsar('Crear')
  expect(await screen.findByText(AVISO, undefined, { timeout: 10_000 })).toBeVisible()
  return { user, ...resto }
}

const campoDe = (dialogo: HTMLElement, etiqueta: string) => {
  const label = [...dialogo.querySelectorAll('label')].find(({ textContent }) => textContent === etiqueta)
  return document.getElementById(label?.htmlFor ?? '')
}
const borradores = () => Object.keys(sessionStorage).filter((clave) => clave.startsWith('borradores'))

test('a settlement is found as it was by the same person, and can be sent', async () => {
  const { user } = await interrumpida()
  expect(JSON.stringify(sessionStorage)).not.toContain('token')
  await ingresarDeNuevo(user, 'editor')

  const dialogo = await dialogoTitulado('Crear Liquidación')
  await waitFor(() => expect(campoDe(dialogo, 'Sensor')).toHaveValue('350'))
  expect(campoDe(dialogo, 'Fecha')).toHaveValue('05/03/26')
  expect(campoDe(dialogo, 'Viajes')).toHaveValue('6')
  const enviar = [...dialogo.querySelectorAll('button')].find(({ type }) => type === 'submit')!
  await user.click(enviar)
  await waitFor(() => expect(dialogo).not.toBeInTheDocument())
  expect(await oficina.db.selectFrom('liquidaciones').select('busNumero').execute()).toEqual([
    { busNumero: '12' },
  ])
  expect(borradores()).toEqual([])
})

test('a recovered settlement says since when it waits, and can be discarded', async () => {
  const { user } = await interrumpida()
  await ingresarDeNuevo(user, 'editor')
  const dialogo = await dialogoTitulado('Crear Liquidación')
  await waitFor(() => expect(campoDe(dialogo, 'Sensor')).toHaveValue('350'))
  expect(within(dialogo).getByText(BORRADOR)).toBeVisible()
  await user.click(within(dialogo).getByText('Descartar'))
  await waitFor(() => expect(campoDe(dialogo, 'Sensor')).toHaveValue(''))
  expect(campoDe(dialogo, 'Bus')).toHaveValue('')
  expect(campoDe(dialogo, 'Fecha')).toHaveFocus()
  expect(within(dialogo).queryByText(BORRADOR)).not.toBeInTheDocument()

  // Nothing of it is left to ask about, nor to find again.
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialogo).not.toBeInTheDocument())
  await user.click(boton('Crear'))
  expect(within(await dialogoTitulado('Crear Liquidación')).queryByText(BORRADOR)).not.toBeInTheDocument()
})

test('a settlement is found as it was when Buscar found the session over', async () => {
  const { user, abrirCrear } = await abrirLista(oficina, '/', 'editor')
  const crear = await abrirCrear()
  await crear.llenar(LLENA)
  await vencerSesiones(oficina)
  await crear.pulsar('Buscar')
  await ingresarDeNuevo(user, 'editor')
  const dialogo = await dialogoTitulado('Crear Liquidación')
  await waitFor(() => expect(campoDe(dialogo, 'Viajes')).toHaveValue('6'))
})

test('a settlement is not seen by another person, and waits for its own', async () => {
  const { user } = await interrumpida()
  await ingresarDeNuevo(user, 'admin')
  expect(await screen.findByText('No hay liquidaciones.')).toBeVisible()
  expect(document.querySelector('[role="dialog"]')).not.toBeInTheDocument()
  await user.click(boton('Crear'))
  const dialogo = await dialogoTitulado('Crear Liquidación')
  expect(campoDe(dialogo, 'Sensor')).toHaveValue('')
  expect(borradores().every((clave) => clave.startsWith('borradores/editor/'))).toBe(true)
})

test('the attendance rows are found as they were by the same person, and by nobody else', async () => {
  await abrirPlanilla(oficina, 'editor')
  const user = manos()
  await user.click(celdas(ANA).asistio)
  await user.click(celdas(ANA).justificacion)
  await user.paste('Llegó tarde')
  await vencerSesiones(oficina)
  await completarAsi(user)
  expect(await screen.findByText(AVISO)).toBeVisible()

  await ingresarDeNuevo(user, 'admin')
  await continuar(user)
  await screen.findByRole('grid')
  expect(celdas(ANA).asistio).not.toBeChecked()
  expect(celdas(ANA).justificacion).toHaveValue('')
  await vencerSesiones(oficina)
  await completarAsi(user)
  expect(await screen.findByText(AVISO)).toBeVisible()

  await ingresarDeNuevo(user, 'editor')
  await continuar(user)
  await screen.findByRole('grid')
  expect(screen.getByText(BORRADOR)).toBeVisible()
  expect(celdas(ANA).asistio).toBeChecked()
  expect(celdas(ANA).justificacion).toHaveValue('Llegó tarde')
  await completarAsi(user)
  await screen.findByText(/Último guardado/)
  expect(screen.queryByText(BORRADOR)).not.toBeInTheDocument()
  expect(await guardadas(oficina)).toMatchObject([
    { nombre: ANA, asistio: 1, justificacion: 'Llegó tarde' },
    { nombre: 'Beto Bernal', asistio: 0 },
  ])
  expect(borradores()).toEqual([])
})

test('a dialog about a row is found open when a call behind it finds the session over', async () => {
  const { store } = await oficina.abrir('/conductores', 'editor')
  const user = manos()
  await user.click((await screen.findByText(ANA)).closest('[role="gridcell"]')!)
  await user.click(boton('Editar'))
  const dialogo = await dialogoTitulado('Editar Conductor')
  await user.type(campoDe(dialogo, 'Nombre')!, ' Mejía')
  await vencerSesiones(oficina)
  act(() => void store.dispatch(api.util.invalidateTags(['Conductor'])))
  expect(await screen.findByText(AVISO)).toBeVisible()

  await ingresarDeNuevo(user, 'editor')
  await continuar(user)
  const deNuevo = await dialogoTitulado('Editar Conductor')
  expect(campoDe(deNuevo, 'Nombre')).toHaveValue(`${ANA} Mejía`)
})

test('attendance rows that are discarded are gone, and the first cell of the sheet has the focus', async () => {
  await abrirPlanilla(oficina, 'editor')
  const user = manos()
  await user.click(celdas(ANA).asistio)
  await vencerSesiones(oficina)
  await completarAsi(user)
  await ingresarDeNuevo(user, 'editor')
  await continuar(user)
  expect(await screen.findByText(BORRADOR)).toBeVisible()
  await screen.findByRole('grid')
  expect(celdas(ANA).asistio).toBeChecked()
  await user.click(boton('Descartar'))
  expect(celdas(ANA).asistio).not.toBeChecked()
  expect(celdas(ANA).bus).toHaveFocus()
})
