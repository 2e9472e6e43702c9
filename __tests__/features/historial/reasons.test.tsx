/** Reasons for editing and deleting a settlement that was settled. */
import { waitFor } from '@testing-library/react'
import { observarLlamadas } from '../../setup/calls'
import type { Oficina } from '../../setup/page'
import { errorDe } from '../../setup/screen'
import { abrirLista, aviso, boton, registrada, unaEmpresa, vaciar } from '../liquidaciones/pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterEach(() => document.querySelector('meta[name="api-base-url"]')?.remove())
afterAll(() => oficina.cerrar())

const reasons = async () => {
  const rows = await oficina.db
    .selectFrom('cambios')
    .select(['tipo', 'motivo'])
    .where('sustantivo', '=', 'liquidaciones')
    .orderBy('secuencia', 'desc')
    .limit(1)
    .execute()
  return rows[0]
}

test('editing asks for one, and takes no empty one', async () => {
  await registrada(oficina, { liquidada: true })
  const { abrirLiquidar, elegirFila } = await abrirLista(oficina)
  await elegirFila('12')
  const form = await abrirLiquidar()
  await form.llenar({ Viajes: '9' })
  await form.pulsar('Aceptar')
  await waitFor(() => expect(errorDe(form.campo('Motivo'))).toBe('Escriba el motivo.'))
  expect(form.campo('Motivo')).toHaveAttribute('maxlength', '200')
  await form.llenar({ Motivo: 'Se contó otra vez' })
  await form.pulsar('Aceptar')
  await form.cerrado()
  expect(await reasons()).toEqual({ tipo: 'editado', motivo: 'Se contó otra vez' })
})

test('one that is not settled yet is edited without', async () => {
  await registrada(oficina)
  const { abrirLiquidar, elegirFila, user } = await abrirLista(oficina)
  await elegirFila('12')
  const form = await abrirLiquidar()
  expect(() => form.campo('Motivo')).toThrow()
  await user.click(form.campo('Liquidada'))
  await form.pulsar('Aceptar')
  await form.cerrado()
  expect(await reasons()).toEqual({ tipo: 'editado', motivo: null })
})

test('correcting one through Crear asks too, and another bus takes the question away', async () => {
  await registrada(oficina, { liquidada: true })
  const { abrirCrear } = await abrirLista(oficina)
  const form = await abrirCrear()
  await form.llenar({ Fecha: '05/03/26', Bus: '12' })
  await form.pulsar('Buscar')
  await waitFor(() => expect(form.campo('Motivo')).toHaveValue(''))
  await form.llenar({ Motivo: 'Otro conductor' })
  await form.llenar({ Bus: '15' })
  await waitFor(() => expect(() => form.campo('Motivo')).toThrow())
})

test('deleting asks for one, with the focus on it', async () => {
  await registrada(oficina, { liquidada: true })
  const { abrir, elegirFila } = await abrirLista(oficina)
  await elegirFila('12')
  const question = await abrir('Eliminar', 'Eliminar Liquidación')
  expect(question.dialogo).toHaveTextContent('¿Estás seguro que deseas eliminar la liquidación?')
  await waitFor(() => expect(question.campo('Motivo')).toHaveFocus())
  await question.pulsar('Eliminar')
  await waitFor(() => expect(errorDe(question.campo('Motivo'))).toBe('Escriba el motivo.'))
  await question.llenar({ Motivo: 'Estaba repetida' })
  await question.pulsar('Eliminar')
  await question.cerrado()
  await aviso('Liquidación eliminada.')
  expect(await reasons()).toEqual({ tipo: 'eliminado', motivo: 'Estaba repetida' })
  await waitFor(() => expect(boton('Eliminar')).toBeDisabled())
})

test('another host is asked nothing and sent nothing of it', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/api">',
  )
  await registrada(oficina, { liquidada: true })
  const { abrirLiquidar, abrir, elegirFila } = await abrirLista(oficina)
  await elegirFila('12')
  const calls = observarLlamadas()
  const form = await abrirLiquidar()
  expect(() => form.campo('Motivo')).toThrow()
  await form.llenar({ Viajes: '9' })
  await form.pulsar('Aceptar')
  await form.cerrado()
  const question = await abrir('Eliminar', 'Eliminar Liquidación')
  expect(question.dialogo.querySelector('input')).toBeNull()
  await question.pulsar('Eliminar')
  await question.cerrado()
  const sent = await Promise.all(calls.map(async (call) => call.url + (await call.text())))
  expect(sent.join()).not.toContain('motivo')
})
