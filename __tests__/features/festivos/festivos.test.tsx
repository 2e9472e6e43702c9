import { screen, waitFor } from '@testing-library/react'
import { today } from '../../../src/api/client/today'
import { fechaLarga } from '../../../src/contract/fechas'
import { unFestivo } from '../../server/builders'
import { abrirTabla, elegirFila, unDia, vaciar } from '../../setup/fleet'
import {
  abrirFormulario,
  abrirPregunta,
  botonDe,
  motivos,
  SIN_SELECCION,
  avisos,
  esperarColumna,
  manos,
} from '../../setup/screen'
import type { Oficina } from '../../setup/page'
import { continuar, ingresarDeNuevo, vencerSesiones } from '../../setup/session'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/festivos')
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

test('a holiday is created and deleted', async () => {
  await unFestivo(oficina.db, { fecha: '2020-12-25' })
  await abrirTabla(oficina, '/festivos')

  const crear = await abrirFormulario(user, 'Crear', 'Formulario Festivo')
  await crear.llenar({ Fecha: '20/07/20' })
  await crear.pulsar('Crear')
  await crear.cerrado()
  await esperarColumna('Fecha', ['25 de diciembre de 2020', '20 de julio de 2020'])
  expect(avisos()).toEqual([])

  await elegirFila(user, '25 de diciembre de 2020')
  const eliminar = await abrirPregunta(user, 'Eliminar', 'Eliminar Liquidación')
  await eliminar.pulsar('Eliminar')
  await eliminar.cerrado()
  await esperarColumna('Fecha', ['20 de julio de 2020'])
  expect(avisos()).toEqual(['Festivo eliminado exitosamente.'])
  await waitFor(() => expect(motivos(['Eliminar'])).toEqual({ Eliminar: SIN_SELECCION }))
})

test('those to come are first, the next one at the top, then the past ones back in time', async () => {
  const year = Number(today().slice(0, 4))
  const dates = [`${year - 1}-05-01`, `${year + 2}-01-01`, `${year - 2}-12-25`, `${year + 1}-07-20`]
  for (const fecha of dates) await unFestivo(oficina.db, { fecha })
  await abrirTabla(oficina, '/festivos')
  const [past, farthest, longPast, next] = dates.map(fechaLarga)
  await esperarColumna('Fecha', [next, farthest, past, longPast].map(String))
})

test('the day that is offered, today, is registered as it is', async () => {
  await abrirTabla(oficina, '/festivos')
  const crear = await abrirFormulario(user, 'Crear', 'Formulario Festivo')
  await crear.pulsar('Crear')
  await crear.cerrado()
  await esperarColumna('Fecha', [fechaLarga(today())])
})

test('a day that is registered already is refused on its field', async () => {
  await unFestivo(oficina.db, { fecha: '2026-12-25' })
  await abrirTabla(oficina, '/festivos')
  const crear = await abrirFormulario(user, 'Crear', 'Formulario Festivo')
  await crear.llenar({ Fecha: '25/12/26' })
  await crear.pulsar('Crear')
  const mensaje = 'Ya existe un festivo en esa fecha.'
  await waitFor(() => expect(crear.errores()).toEqual({ Fecha: mensaje }))
  expect(avisos()).toEqual([mensaje])
})

test('a deletion that the end of the session interrupts is asked for again, of the same holiday', async () => {
  await unFestivo(oficina.db, { fecha: '2026-07-20' })
  await unFestivo(oficina.db, { fecha: '2026-12-25' })
  await abrirTabla(oficina, '/festivos')
  await elegirFila(user, '25 de diciembre de 2026')
  const eliminar = await abrirPregunta(user, 'Eliminar', 'Eliminar Liquidación')
  await vencerSesiones(oficina)
  await eliminar.pulsar('Eliminar')

  await ingresarDeNuevo(user, 'admin')
  await continuar(user)
  const pregunta = await screen.findByRole('alertdialog', undefined, { timeout: 10_000 })
  await user.click(botonDe('Eliminar', pregunta))
  await waitFor(() => expect(pregunta).not.toBeInTheDocument())
  await esperarColumna('Fecha', ['20 de julio de 2026'])
})
