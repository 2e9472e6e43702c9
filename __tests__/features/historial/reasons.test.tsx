/** Why a settlement that was settled is edited. */
import { waitFor } from '@testing-library/react'
import type { TestApp } from '../../setup/page'
import { buttonOf, toast } from '../../setup/screen'
import { openList, storedLiquidacion, aCompany, clearLiquidaciones } from '../liquidaciones/listScreen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const reasons = async () => {
  const rows = await testApp.db
    .selectFrom('cambios')
    .select(['tipo', 'motivo'])
    .where('sustantivo', '=', 'liquidaciones')
    .orderBy('secuencia', 'desc')
    .limit(1)
    .execute()
  return rows[0]
}

test('editing one that is settled takes a reason, and needs none', async () => {
  await storedLiquidacion(testApp, { liquidada: true })
  const { openLiquidar, chooseRow } = await openList(testApp)
  await chooseRow('12')
  const form = await openLiquidar()
  expect(form.field('Motivo')).not.toBeRequired()
  expect(form.field('Motivo')).toHaveAttribute('maxlength', '200')
  await form.fill({ Viajes: '9' })
  await form.press('Aceptar')
  await form.closed()
  expect(await reasons()).toEqual({ tipo: 'editado', motivo: null })

  const again = await openLiquidar()
  await again.fill({ Viajes: '8', Motivo: 'Se contó otra vez' })
  await again.press('Aceptar')
  await again.closed()
  expect(await reasons()).toEqual({ tipo: 'editado', motivo: 'Se contó otra vez' })
})

test('one that is not settled yet is edited without', async () => {
  await storedLiquidacion(testApp)
  const { openLiquidar, chooseRow, user } = await openList(testApp)
  await chooseRow('12')
  const form = await openLiquidar()
  expect(() => form.field('Motivo')).toThrow()
  await user.click(form.field('Liquidada'))
  await form.press('Aceptar')
  await form.closed()
  expect(await reasons()).toEqual({ tipo: 'editado', motivo: null })
})

test('correcting one through Crear takes one too, and another bus takes the field away', async () => {
  await storedLiquidacion(testApp, { liquidada: true })
  const { openCreate } = await openList(testApp)
  const form = await openCreate()
  await form.fill({ Fecha: '05/03/26', Bus: '12' })
  await form.press('Buscar')
  await waitFor(() => expect(form.field('Motivo')).toHaveValue(''))
  await form.fill({ Motivo: 'Otro conductor' })
  await form.fill({ Bus: '15' })
  await waitFor(() => expect(() => form.field('Motivo')).toThrow())
})

test('deleting one that is settled asks the specification’s question alone', async () => {
  await storedLiquidacion(testApp, { liquidada: true })
  const { open, chooseRow } = await openList(testApp)
  await chooseRow('12')
  const question = await open('Eliminar', 'Eliminar Liquidación')
  expect(question.dialog).toHaveTextContent('¿Estás seguro que deseas eliminar la liquidación?')
  await question.press('Eliminar')
  await question.closed()
  await toast('Liquidación eliminada.')
  expect(await reasons()).toEqual({ tipo: 'eliminado', motivo: null })
  await waitFor(() => expect(buttonOf('Eliminar')).toBeDisabled())
})
