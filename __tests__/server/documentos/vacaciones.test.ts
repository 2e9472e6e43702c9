import { ENGINES } from '../../setup/databases'
import { statusByUsuario } from '../office'
import { openArchive, aConductorWith, type Archive } from './archive'

describe.each(ENGINES)('the PDF of the vacations on %s', (engine) => {
  let file: Archive
  beforeAll(async () => {
    file = await openArchive(engine)
  })
  beforeEach(() => file.clear())
  afterAll(() => file.close())

  const aYear = () =>
    aConductorWith(
      file.db,
      { documento: '1001', nombre: 'Ana Álvarez', tipoDocumento: 'C.E.' },
      // The twelve months go from 11 June 2089 to 10 June 2090.
      {
        '2089-06-10': 5_000_000,
        '2089-06-11': 12_000_000,
        '2090-06-10': 12_000_012,
        '2090-06-11': 5_000_000,
      },
    )

  it('is an attachment named with the day, of one page', async () => {
    await aYear()
    const answer = await file.ask('consulta', '/vacaciones?documento=1001')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Vacaciones_2090-06-10.pdf"',
    })
    expect(await file.read('/vacaciones?documento=1001')).toHaveLength(1)
  })

  it('shows base, days, formula and articles, and pays the salaries of the database ÷ 24', async () => {
    const ana = await aYear()
    // 24.000.012 ÷ 360 × 30 = 2.000.001; × 360 ÷ 720 = 1.000.000,5, rounded up.
    expect(await file.sumOf(ana, '2089-06-11', '2090-06-10')).toBe(24_000_012)
    const [sheet] = await file.read('/vacaciones?documento=1001')
    expect(sheet).toBe(
      [
        'Coonatra Fecha de expedición 10 de junio de 2090',
        'Vacaciones Últimos doce meses: 11 de junio de 2089 a 10 de junio de 2090',
        'Conductor Nombre Ana Álvarez Cédula de Extranjería 1001',
        'Base de la liquidación Periodo 11 de junio de 2089 a 10 de junio de 2090',
        'Tiempo de servicio 11 de junio de 2089 a 10 de junio de 2090',
        'Días (meses de 30, año de 360) 360 Liquidaciones del periodo 2',
        'Salarios devengados $ 24.000.012 Base: salario promedio mensual $ 2.000.001,00',
        'Fórmula Base = salarios ÷ días × 30 $ 24.000.012 ÷ 360 × 30 = $ 2.000.001,00',
        'Vacaciones = base × días ÷ 720 $ 2.000.001,00 × 360 ÷ 720 = $ 1.000.001',
        'Fundamento Artículos 186 y 192 del Código Sustantivo del Trabajo: quince días por año de servicio, con el promedio de lo devengado en el último año por ser variable el salario.',
        'Valor de las vacaciones $ 1.000.001 Son: un millón un pesos m/cte.',
        'Coonatra Empleador',
        'Ana Álvarez C.E. 1001 Trabajador. Recibí a satisfacción.',
        'Coonatra · Vacaciones Página 1 de 1',
      ].join(' '),
    )
  })

  it('counts from the first settlement ever where no entry is known, and to the retirement', async () => {
    await aConductorWith(
      file.db,
      {
        documento: '1002',
        empresa: '',
        fechaUltimoIngreso: null,
        valido: 0,
        fechaUltimoRetiro: '2090-03-31',
      },
      { '2090-01-16': 900_000 },
    )
    const [sheet] = await file.read('/vacaciones?documento=1002')
    // 15 days of January, February and March: 75. 900.000 ÷ 75 × 30 = 360.000; ÷ 24 of the salaries = 37.500.
    // Whose company is not known is paid in the name of the office's.
    expect(sheet).toContain('Buses de Prueba S.A.S. Fecha de expedición')
    expect(sheet).toContain('Tiempo de servicio 16 de enero de 2090 a 31 de marzo de 2090')
    expect(sheet).toContain('$ 360.000,00 × 75 ÷ 720 = $ 37.500')
  })

  it('is refused with a message for a driver without settlements in the twelve months', async () => {
    await aConductorWith(file.db, { documento: '1003', nombre: 'Dora Díaz' }, { '2089-06-10': 100_000 })
    const mensaje = 'Dora Díaz no tiene liquidaciones en los últimos doce meses.'
    expect(await file.refusal('/vacaciones?documento=1003')).toEqual({
      status: 400,
      body: { mensaje, errores: { documento: mensaje } },
    })
  })

  it.each([
    ['?documento=9', 'El conductor con documento 9 no existe.'],
    ['', 'El conductor es requerido.'],
    ['?documento=', 'El conductor es requerido.'],
  ])('is refused with a message for no such driver: %s', async (query, mensaje) => {
    expect(await file.refusal(`/vacaciones${query}`)).toEqual({
      status: 400,
      body: { mensaje, errores: { documento: mensaje } },
    })
  })

  it('needs a session', async () => {
    await aYear()
    const states = await statusByUsuario(async (usuario) => {
      const { statusCode } = await file.ask(usuario, '/vacaciones?documento=1001')
      return { status: statusCode }
    })
    expect(states).toEqual([200, 200, 200, 401])
  })
})
