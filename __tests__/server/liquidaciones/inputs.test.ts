import { ANY_ENGINE } from '../../setup/databases'
import { openCompany, liquidacionPayload, type Company } from './company'

const UUID = '11111111-1111-4111-8111-111111111111'
const NUL = 'a\0b'
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

  it.each(['', '?uuid=', '?uuid=7', '?uuid=%00', `?uuid=${UUID}&uuid=${UUID}`, `?uuid[]=${UUID}`])(
    'refuses to delete %j',
    async (query) => {
      await rejected('DELETE', `/liquidaciones${query}`)
    },
  )

  it.each([
    'numero=%00',
    'numero=1&numero=2',
    `documento=${'x'.repeat(31)}`,
    'documento=%ED%A0%80',
    'fechaInicial=2026-03-01&fechaFinal=99999-01-01',
    'liquidada=1',
  ])('refuses the search %s, or finds nothing', async (query) => {
    const answer = await empresa.raw('GET', `/liquidaciones/v2/table?${query}`)
    expect(answer.statusCode).toBeLessThan(500)
    if (answer.statusCode === 200) expect(answer.json()).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['fecha', undefined, 'Fecha es requerida.'],
    ['fecha', '', 'Fecha es requerida.'],
    ['fecha', '2026-02-31', 'Ingrese una fecha válida.'],
    ['fecha', '2026-03-05T00:00:00Z', 'Ingrese una fecha válida.'],
    ['fecha', '0000-01-01', 'Ingrese una fecha válida.'],
    ['fecha', 20260305, 'Fecha es requerida.'],
    ['busNumero', undefined, 'Bus es requerido.'],
    ['busNumero', 12, 'Bus es requerido.'],
    ['busNumero', '   ', 'Bus es requerido.'],
    ['busNumero', { numero: '12' }, 'Bus es requerido.'],
    ['busNumero', NUL, 'El texto tiene caracteres no válidos.'],
    ['conductorDocumento', null, 'Conductor es requerido.'],
    ['conductorDocumento', 'x'.repeat(31), 'Máximo 30 caracteres.'],
    ['viajes', null, 'Los viajes son requeridos.'],
    ['viajes', -1, 'Ingrese un número valido de viajes.'],
    ['viajes', 1.5, 'Ingrese un número valido de viajes.'],
    ['viajes', '6', 'Ingrese un número valido de viajes.'],
    ['regFin', undefined, 'La numeración final es requerida, puede ser 0.'],
    ['regFin', 999, 'Ingrese un número valido de registradora final.'],
    ['regFin', 1e30, 'Ingrese un número valido de registradora final.'],
    ['regIni', '', 'La numeración inicial es requerida, puede ser 0.'],
    ['regIni', -1, 'Ingrese un número valido de registradora inicial.'],
    ['sensor', undefined, 'El sensor es requerido, puede ser 0.'],
    ['sensor', 2_147_483_648, 'Ingrese un número valido de sensor.'],
    ['sensor', true, 'Ingrese un número valido de sensor.'],
    ['civica', -1, 'Ingrese un número valido de civica.'],
    ['tiquetes', [1], 'Ingrese un número valido de tiquetes.'],
    ['comentario', 'x'.repeat(2001), 'Máximo 2000 caracteres.'],
    ['comentario', NUL, 'El texto tiene caracteres no válidos.'],
    ['comentario', HALF_PAIR, 'El texto tiene caracteres no válidos.'],
    ['comentario', ['a'], 'Ingrese un texto válido.'],
    ['liquidada', 'true', 'Indique si está liquidada.'],
    ['uuid', 'no', 'El identificador no es válido.'],
    ['gastos', {}, 'Los gastos no son válidos.'],
    ['gastos', Array(101).fill({ nombre: 'Aseo', valor: 1 }), 'Máximo 100 gastos.'],
  ])('refuses %s = %j', async (field, value, message) => {
    const body = liquidacionPayload({ [field]: value })
    expect((await rejected('POST', '/liquidaciones', body)).errores).toEqual({ [field]: message })
    const errors = (await rejected('PUT', '/liquidaciones/liquidar', { uuid: UUID, ...body })).errores
    expect(errors).toEqual({ [field]: message })
  })

  it.each<[object, string, string]>([
    [{ gastos: [{ nombre: '', valor: 1 }] }, 'gastos.0.nombre', 'El nombre es requerido.'],
    [{ gastos: [{ nombre: 'Aseo' }] }, 'gastos.0.valor', 'El valor es requerido.'],
    [{ gastos: [{ nombre: 'Aseo', valor: -1 }] }, 'gastos.0.valor', 'Ingrese un número valido.'],
    [
      { gastos: [{ nombre: HALF_PAIR, valor: 1 }] },
      'gastos.0.nombre',
      'El texto tiene caracteres no válidos.',
    ],
    [{ abonoDto: {} }, 'abonoDto.valor', 'El valor del abono es requerido.'],
    [{ abonoDto: { valor: -5 } }, 'abonoDto.valor', 'Ingrese un número valido.'],
    [{ deudaDto: { valor: 5 } }, 'deudaDto.razon', 'La razón de la deuda es requerida.'],
    [{ deudaDto: { razon: 'x' } }, 'deudaDto.valor', 'El valor de la deuda es requerida.'],
  ])('refuses %j', async (changes, path, message) => {
    const { errores } = await rejected('POST', '/liquidaciones', liquidacionPayload({ ...changes }))
    expect(errores).toEqual({ [path]: message })
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
