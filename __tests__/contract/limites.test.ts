import { ContratoSchema } from '../../src/contract/contratos'
import { PreviaSchema } from '../../src/contract/previa'

const messages = (result: { error?: { issues: readonly { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message) ?? []

test('vacations taken before are at most 999 days', () => {
  const contract = { documento: '10', empresa: 'Coonatra', desde: '2026-01-01', vacacionesPrevias: 999 }
  expect(messages(ContratoSchema.safeParse(contract))).not.toContain('Máximo 999 días.')
  expect(messages(ContratoSchema.safeParse({ ...contract, vacacionesPrevias: 999.1 }))).toContain(
    'Máximo 999 días.',
  )
})

test('a rest lasts at most a year', () => {
  const rest = (hasta: string) =>
    messages(
      PreviaSchema.safeParse({
        tipo: 'vacaciones',
        documento: '10',
        datos: { forma: 'disfrutadas', desde: '2026-01-01', hasta },
      }),
    )
  expect(rest('2027-01-01')).toEqual([])
  expect(rest('2027-01-02')).toContain('Un descanso dura como máximo un año.')
})
