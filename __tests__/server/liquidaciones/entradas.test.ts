import { ENGINES } from '../../setup/databases'
import { abrirEmpresa, unaLiquidacion, type Empresa } from './empresa'

const UUID = '11111111-1111-4111-8111-111111111111'
const NUL = 'a\0b'
const MEDIO_PAR = 'a\uD800b'

describe.each(ENGINES)('bad input to the settlements on %s', (engine) => {
  let empresa: Empresa
  beforeAll(async () => {
    empresa = await abrirEmpresa(engine)
  })
  afterEach(async () => {
    expect(await empresa.tabla()).toEqual([])
    expect(await empresa.filasDe('abonos')).toEqual([])
    expect(await empresa.filasDe('deudas')).toEqual([])
  })
  afterAll(() => empresa.cerrar())

  const rechazado = async (...peticion: Parameters<Empresa['pedir']>) => {
    const { status, cuerpo } = await empresa.pedir(...peticion)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(cuerpo.mensaje).toMatch(/^[A-ZÁÉÍÓÚ].+/)
    return cuerpo
  }

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
    ['comentario', 'x'.repeat(501), 'Máximo 500 caracteres.'],
    ['comentario', NUL, 'El texto tiene caracteres no válidos.'],
    ['comentario', MEDIO_PAR, 'El texto tiene caracteres no válidos.'],
    ['comentario', ['a'], 'Ingrese un texto válido.'],
    ['liquidada', 'true', 'Indique si está liquidada.'],
    ['uuid', 'no', 'El identificador no es válido.'],
    ['gastos', {}, 'Los gastos no son válidos.'],
    ['gastos', Array(101).fill({ nombre: 'Aseo', valor: 1 }), 'Máximo 100 gastos.'],
  ])('refuses %s = %j', async (campo, valor, mensaje) => {
    const cuerpo = unaLiquidacion({ [campo]: valor })
    expect((await rechazado('POST', '/liquidaciones', cuerpo)).errores).toEqual({ [campo]: mensaje })
    const errores = (await rechazado('PUT', '/liquidaciones/liquidar', { uuid: UUID, ...cuerpo })).errores
    expect(errores).toEqual({ [campo]: mensaje })
  })

  it.each<[object, string, string]>([
    [{ gastos: [{ nombre: '', valor: 1 }] }, 'gastos.0.nombre', 'El nombre es requerido.'],
    [{ gastos: [{ nombre: 'Aseo' }] }, 'gastos.0.valor', 'El valor es requerido.'],
    [{ gastos: [{ nombre: 'Aseo', valor: -1 }] }, 'gastos.0.valor', 'Ingrese un número valido.'],
    [
      { gastos: [{ nombre: MEDIO_PAR, valor: 1 }] },
      'gastos.0.nombre',
      'El texto tiene caracteres no válidos.',
    ],
    [{ abonoDto: {} }, 'abonoDto.valor', 'El valor del abono es requerido.'],
    [{ abonoDto: { valor: -5 } }, 'abonoDto.valor', 'Ingrese un número valido.'],
    [{ deudaDto: { valor: 5 } }, 'deudaDto.razon', 'La razón de la deuda es requerida.'],
    [{ deudaDto: { razon: 'x' } }, 'deudaDto.valor', 'El valor de la deuda es requerida.'],
  ])('refuses %j', async (cambios, ruta, mensaje) => {
    const { errores } = await rechazado('POST', '/liquidaciones', unaLiquidacion({ ...cambios }))
    expect(errores).toEqual({ [ruta]: mensaje })
  })

  it.each<[string]>([['null'], ['[]'], ['"texto"'], ['7'], ['{'], ['NaN'], ['{"viajes": NaN}'], ['']])(
    'refuses the body %s',
    async (texto) => {
      await rechazado('POST', '/liquidaciones', texto)
      await rechazado('PUT', '/liquidaciones/liquidar', texto)
      await rechazado('POST', '/liquidaciones/sensores', texto)
    },
  )

  it.each<[unknown]>([[{}], [[null]], [[7]], [[[]]], [['12']], [Array(501).fill(unaLiquidacion())]])(
    'refuses the sensors %j',
    async (filas) => {
      await rechazado('POST', '/liquidaciones/sensores', filas)
    },
  )

  it('refuses numbers whose figures would be too large to keep', async () => {
    await empresa.conPasajes({ valor: 999_999_999_999 }, async () => {
      const enorme = unaLiquidacion({ regFin: 999_999_999 })
      const mensaje = 'Los valores de la liquidación son demasiado grandes. Revise los números ingresados.'
      expect((await rechazado('POST', '/liquidaciones', enorme)).mensaje).toBe(mensaje)
    })
  })

  it('refuses a body that is too long', async () => {
    const respuesta = await empresa.pedir(
      'POST',
      '/liquidaciones',
      unaLiquidacion({ comentario: 'x'.repeat(2e6) }),
    )
    expect(respuesta.status).toBe(413)
  })

  it.each(['', '?uuid=', '?uuid=7', '?uuid=%00', `?uuid=${UUID}&uuid=${UUID}`, `?uuid[]=${UUID}`])(
    'refuses to delete %j',
    async (consulta) => {
      await rechazado('DELETE', `/liquidaciones${consulta}`)
    },
  )

  it.each([
    'numero=%00',
    'numero=1&numero=2',
    `documento=${'x'.repeat(31)}`,
    'documento=%ED%A0%80',
    'fechaInicial=2026-03-01&fechaFinal=99999-01-01',
    'liquidada=1',
  ])('refuses the search %s, or finds nothing', async (consulta) => {
    const respuesta = await empresa.crudo('GET', `/liquidaciones/v2/table?${consulta}`)
    expect(respuesta.statusCode).toBeLessThan(500)
    if (respuesta.statusCode === 200) expect(respuesta.json()).toEqual([])
  })
})
