import { ANY_ENGINE } from '../../setup/databases'
import { aLiquidacion } from '../builders'
import { openArchive, aConductorWith, type Archive } from './archive'

describe('the PDF of the vacations', () => {
  let file: Archive
  beforeAll(async () => {
    file = await openArchive(ANY_ENGINE)
  })
  beforeEach(() => file.clear())
  afterAll(() => file.close())

  const aYear = () =>
    aConductorWith(
      file.db,
      {
        documento: '1001',
        nombre: 'Ana Álvarez',
        tipoDocumento: 'C.E.',
        fechaUltimoIngreso: '2089-06-10',
      },
      // The twelve months go from 11 June 2089 to 10 June 2090.
      {
        '2089-06-10': 5_000_000,
        '2089-06-11': 12_000_000,
        '2090-06-10': 12_000_012,
        '2090-06-11': 5_000_000,
      },
    )

  it('shows base, days, formula and articles, and pays fifteen days of the average salary', async () => {
    const ana = await aYear()
    // 24.000.012 ÷ 360 × 30 = 2.000.001; ÷ 30 × 15 = 1.000.000,5, rounded up.
    expect(await file.sumOf(ana, '2089-06-11', '2090-06-10')).toBe(24_000_012)
    const [sheet] = await file.read('/vacaciones?documento=1001')
    expect(sheet).toBe(
      [
        'Coonatra Fecha de expedición 10 de junio de 2090',
        'Vacaciones Contrato vigente desde el 10 de junio de 2089',
        'Conductor Nombre Ana Álvarez Cédula de Extranjería 1001',
        'Concepto Desde Hasta Días Base Valor',
        'Vacaciones compensadas 11/06/2089 10/06/2090 15 $ 2.000.001,00 $ 1.000.001',
        'Cómo se calculó',
        'Vacaciones compensadas Base, 11 de junio de 2089 a 10 de junio de 2090: $ 24.000.012 ÷ (360 − 0 − 0) × 30 = $ 2.000.001,00',
        'Valor: base ÷ 30 × días = $ 1.000.001',
        'CST 186, 189, 190 y 192: quince días hábiles por año; promedio del último año de servicio',
        'Días de la base días − neutrales − licencias no remuneradas, en meses de 30',
        'Liquidaciones 2; salarios según sensor; la caja se cierra según registradora',
        'Nota No se conoce el salario mínimo de 2090: se tomó el de 2026.',
        'Nota Último año de servicio, 11 de junio de 2089 a 10 de junio de 2090: 360 × 15 ÷ 360 días, compensados en dinero.',
        'Sin auxilio de transporte. No consta si este periodo ya fue pagado.',
        'Total: Vacaciones $ 1.000.001',
        'Coonatra Empleador',
        'Ana Álvarez C.E. 1001 Trabajador. Recibí a satisfacción.',
        'Coonatra · Vacaciones · Sin emitir Página 1 de 1',
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
    await aLiquidacion(file.db, { fecha: '2090-06-10' })
    const [sheet] = await file.read('/vacaciones?documento=1002')
    // 15 days of January, February and March: 75. 900.000 ÷ 75 × 30 = 360.000; ÷ 30 × 15 × 75 ÷ 360 = 37.500.
    // A driver of an unknown company is paid in the name of the server's.
    expect(sheet).toContain('Buses de Prueba S.A.S. Fecha de expedición')
    expect(sheet).toContain('16/01/2090 31/03/2090 3,13 $ 360.000,00 $ 37.500')
    expect(sheet).toContain('16 de enero de 2090 a 31 de marzo de 2090: 75 × 15 ÷ 360 días')
  })

  it('is refused with a message for a driver without entered settlements in the last year of service', async () => {
    const dora = await aConductorWith(
      file.db,
      { documento: '1003', nombre: 'Dora Díaz' },
      { '2089-06-10': 100_000 },
    )
    await aLiquidacion(file.db, { conductorUuid: dora, fecha: '2090-06-09', fechaEntrega: null })
    await aLiquidacion(file.db, { conductorUuid: dora, fecha: '2090-06-11' })
    const mensaje = 'Dora Díaz no tiene liquidaciones en su último año de servicio.'
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
})
