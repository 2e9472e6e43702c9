import { ANY_ENGINE } from '../../setup/databases'
import { openCompany, liquidacionPayload, type Company } from './company'

const UUID = '11111111-1111-4111-8111-111111111111'
const HALF_PAIR = 'a\uD800b'

describe('bad input to the settlements', () => {
  let empresa: Company
  beforeAll(async () => {
    empresa = await openCompany(ANY_ENGINE)
  })
  afterEach(async () => {
    expect(await empresa.table()).toEqual([])
    expect(await empresa.rowsOf('abonos')).toEqual([])
    expect(await empresa.rowsOf('deudas')).toEqual([])
  })
  afterAll(() => empresa.close())

  const rejected = async (...request: Parameters<Company['ask']>) => {
    const { status, body } = await empresa.ask(...request)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.mensaje).toMatch(/^[A-ZÁÉÍÓÚ].+/)
    return body
  }

  it.each([
    ['fecha', { fecha: '2026-02-31' }, 'Ingrese una fecha válida.'],
    [
      'gastos.0.nombre',
      { gastos: [{ nombre: HALF_PAIR, valor: 1 }] },
      'El texto tiene caracteres no válidos.',
    ],
  ])('refuses %s on its field, new or edited', async (field, changes, message) => {
    const body = liquidacionPayload(changes)
    const edit = { uuid: UUID, ...body }
    expect((await rejected('POST', '/liquidaciones', body)).errores).toEqual({ [field]: message })
    expect((await rejected('PUT', '/liquidaciones/liquidar', edit)).errores).toEqual({ [field]: message })
  })

  it.each<[string]>([['null'], ['[]'], ['"texto"'], ['7'], ['{'], ['NaN'], ['{"viajes": NaN}'], ['']])(
    'refuses the body %s',
    async (text) => {
      await rejected('POST', '/liquidaciones', text)
      await rejected('PUT', '/liquidaciones/liquidar', text)
      await rejected('POST', '/liquidaciones/sensores', text)
    },
  )

  it.each<[unknown]>([[{}], [[null]], [[7]], [[[]]], [['12']], [Array(501).fill(liquidacionPayload())]])(
    'refuses the sensors %j',
    async (rows) => {
      await rejected('POST', '/liquidaciones/sensores', rows)
    },
  )

  it('refuses numbers whose figures would be too large to keep', async () => {
    await empresa.withPasajes({ valor: 999_999_999_999 }, async () => {
      const huge = liquidacionPayload({ regFin: 999_999_999 })
      const message = 'Los valores de la liquidación son demasiado grandes. Revise los números ingresados.'
      expect((await rejected('POST', '/liquidaciones', huge)).mensaje).toBe(message)
    })
  })

  it('refuses a body that is too long', async () => {
    const answer = await empresa.ask(
      'POST',
      '/liquidaciones',
      liquidacionPayload({ comentario: 'x'.repeat(2e6) }),
    )
    expect(answer.status).toBe(413)
  })
})
