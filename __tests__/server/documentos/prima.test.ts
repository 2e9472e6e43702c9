import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aLiquidacion, anAsistencia } from '../builders'
import { openArchive, aConductorWith, type Archive } from './archive'

describe('the PDF of the prima', () => {
  let file: Archive
  beforeAll(async () => {
    file = await openArchive(ANY_ENGINE)
  })
  beforeEach(() => file.clear())
  afterAll(() => file.close())

  /** Three drivers with settlements in the half-year that runs, and one who only has older ones. */
  async function aCompany() {
    const { db } = file
    const zoila = { documento: '1003', nombre: 'Zoila Úsuga', tipoDocumento: 'PP' }
    return {
      zoila: await aConductorWith(
        db,
        { ...zoila, fechaUltimoIngreso: '2090-05-12' },
        { '2090-05-31': 500_000, '2090-06-10': 500_007 },
      ),
      // Settlements from before the half-year and from after today do not count.
      alvaro: await aConductorWith(
        db,
        { documento: '1001', nombre: 'Álvaro Ñáñez' },
        {
          '2089-12-31': 7_000_000,
          '2090-01-01': 4_000_000,
          '2090-02-28': 4_000_000,
          '2090-06-09': 4_000_000,
          '2090-06-11': 9_000_000,
        },
      ),
      beto: await aConductorWith(
        db,
        { documento: '1002', nombre: 'Beto Bernal', valido: 0, fechaUltimoRetiro: '2090-02-15' },
        { '2090-01-20': 2_700_000 },
      ),
      dora: await aConductorWith(db, { documento: '1004', nombre: 'Dora Díaz' }, { '2089-12-30': 1 }),
    }
  }

  it('sums everybody up on its first page, by name, and leaves out who has no settlements in the half-year', async () => {
    await aCompany()
    const [summary, ...sheets] = await file.read('/primas?mes=6')
    expect(sheets).toHaveLength(3)
    expect(summary).toContain('Coonatra Fecha de expedición 10 de junio de 2090')
    expect(summary).toContain(
      'Resumen de la prima de servicios Primer semestre de 2090: 1 de enero de 2090 a 30 de junio de 2090',
    )
    expect(summary).toContain(
      [
        'N.º Conductor Retiro Documento Días Base mensual Valor',
        // Averaged over January to May and 10 days of June, 160: 12.000.000 ÷ 160 × 30; the whole half-year accrues.
        '1 Álvaro Ñáñez C.C. 1001 180 $ 2.250.000,00 $ 1.125.000',
        // 12 to 30 May and 10 days of June: 29. 1.000.007 ÷ 29 × 30 = 1.034.490; to 30 June, 49 days accrue.
        '2 Zoila Úsuga PP 1003 49 $ 1.034.490,00 $ 140.806',
        // January and 15 days of February: 45. 2.700.000 ÷ 45 × 30 = 1.800.000; × 45 ÷ 360 = 225.000.
        '3 Beto Bernal 15/02/2090 C.C. 1002 45 $ 1.800.000,00 $ 225.000',
        'Activos, 2 conductores $ 1.265.806 Retirados, 1 conductor $ 225.000',
        'Total a pagar, 3 conductores $ 1.490.806',
      ].join(' '),
    )
    expect(summary).toMatch(/Página 1 de 4$/)
  })

  it('has a page for each driver to sign: base, days, formula, article and the sum', async () => {
    await aCompany()
    await file.db
      .updateTable('liquidaciones')
      .set({ liquidada: 1 })
      .where('fecha', '=', '2090-01-01')
      .execute()
    const [, alvaro, , zoila] = await file.read('/primas?mes=6')
    // Issued in the name of the company that the driver works for.
    expect(alvaro).toBe(
      [
        'Coonatra Fecha de expedición 10 de junio de 2090',
        'Prima de servicios Contrato vigente desde el 15 de enero de 2020',
        'Conductor Nombre Álvaro Ñáñez Cédula de Ciudadanía 1001',
        'Concepto Desde Hasta Días Base Valor',
        'Prima de servicios 01/01/2090 30/06/2090 180 $ 2.250.000,00 $ 1.125.000',
        'Cómo se calculó',
        'Prima de servicios Base, 1 de enero de 2090 a 10 de junio de 2090: $ 12.000.000 ÷ (160 − 0 − 0) × 30 = $ 2.250.000,00',
        'Valor: base × días ÷ 360 = $ 1.125.000',
        'CST 306; Ley 1788 de 2016: treinta días de salario por año, por el semestre trabajado o en proporción al tiempo trabajado',
        'Días de la base días − neutrales − licencias no remuneradas, en meses de 30',
        'Liquidaciones 3; salarios según sensor; la caja se cierra según registradora',
        'Nota No se conoce el salario mínimo de 2090: se tomó el de 2026.',
        'Nota Sin auxilio de transporte.',
        'Total: Prima de servicios $ 1.125.000',
        'Coonatra Empleador',
        'Álvaro Ñáñez C.C. 1001 Trabajador. Recibí a satisfacción.',
        'Prima de servicios, primer semestre de 2090 · Sin emitir Página 2 de 4',
      ].join(' '),
    )
    expect(zoila).toContain('Zoila Úsuga Pasaporte 1003')
    expect(zoila).toContain('12/05/2090 30/06/2090 49 ')
    expect(zoila).toMatch(/Página 4 de 4$/)
  })

  it('is one of each company, however its name is spelled, in pages of their own', async () => {
    const { db } = file
    const day = { '2090-03-05': 1_800_000 }
    for (const fecha of ['2090-01-01', '2090-06-10']) await aLiquidacion(db, { fecha })
    await aConductorWith(db, { nombre: 'Ana', empresa: 'Buses  de  PRUÉBA s.a.s. ' }, day)
    await aConductorWith(db, { nombre: 'Beto', empresa: '' }, day)
    await aConductorWith(db, { nombre: 'Carla', empresa: 'Ágil Ltda.' }, day)
    const retired = { valido: 0, fechaUltimoRetiro: '2090-03-05' } as const
    await aConductorWith(db, { nombre: 'Darío', empresa: 'agil ltda.', ...retired }, day)
    const pages = await file.read('/primas?mes=6')
    expect(pages.map((page) => /^(.*?) Fecha/.exec(page)?.[1])).toEqual([
      'Ágil Ltda.',
      'Ágil Ltda.',
      'agil ltda.',
      'Buses de PRUÉBA s.a.s.',
      'Buses de PRUÉBA s.a.s.',
      'Buses de Prueba S.A.S.',
    ])
    // 1.800.000 ÷ 160 × 30 × 180 ÷ 360; of who left after 65 days, ÷ 65 × 30 × 65 ÷ 360.
    expect(pages[0]).toContain('2 Darío 05/03/2090')
    expect(pages[0]).toContain('Activos, 1 conductor $ 168.750 Retirados, 1 conductor $ 150.000 Total')
    expect(pages[3]).toContain('Activos, 2 conductores $ 337.500 Retirados, 0 conductores $ 0 Total')
  })

  it('averages over neither days before the company’s first settlement nor neutral days', async () => {
    const ana = await aConductorWith(
      file.db,
      { nombre: 'Ana' },
      { '2090-02-11': 4_500_000, '2090-06-10': 4_500_000 },
    )
    const absent = (fecha: string, justificacion: string) =>
      anAsistencia(file.db, ana, fecha, { justificacion })
    for (let day = 1; day <= 28; day += 1) await absent(`2090-03-${day < 10 ? '0' : ''}${day}`, 'Vacaciones')
    await absent('2090-05-31', 'Vacaciones')
    await absent('2090-04-10', 'Vacaciones')
    for (const [fecha, why] of [
      ['2090-04-12', 'Descanso'],
      ['2090-02-11', 'Vacaciones'],
      ['2090-02-10', 'Vacaciones'],
      ['2090-06-11', 'Vacaciones'],
    ] as const)
      await absent(fecha, why)
    const [, sheet] = await file.read('/primas?mes=6')
    expect(sheet).toContain('Promedio desde el 11 de febrero de 2090: antes no hay liquidaciones')
    // 120 days from 11 February; 28 of March and one of April: a 31st is no day of a month of thirty.
    expect(sheet).toContain('$ 9.000.000 ÷ (120 − 29 − 0) × 30 = $ 2.967.032,97')
    expect(sheet).toContain('180 $ 2.967.032,97 $ 1.483.516')
  })

  it.each(ENGINES)('pays by the register where SALARIO_SEGUN says so, and names it: %s', async (engine) => {
    const byRegister = await openArchive(engine, '2090-06-10T17:00:00Z', { salarioSegun: 'registradora' })
    try {
      const conductorUuid = await aConductorWith(byRegister.db, { nombre: 'Ana' }, {})
      await aLiquidacion(byRegister.db, {
        conductorUuid,
        fecha: '2090-01-01',
        salarioReg: 160,
        salarioSensor: 1,
      })
      await aLiquidacion(byRegister.db, { fecha: '2090-06-10' })
      const [, sheet] = await byRegister.read('/primas?mes=6')
      expect(sheet).toContain('Liquidaciones 1; salarios según registradora Nota')
      expect(sheet).toContain('180 $ 30,00 $ 15')
    } finally {
      await byRegister.close()
    }
  })

  it('writes names of any alphabet of Europe', async () => {
    await aConductorWith(file.db, { nombre: 'Łukasz Żółć Дмитрий' }, { '2090-03-05': 1200 })
    const [, sheet] = await file.read('/primas?mes=6')
    expect(sheet).toContain('Nombre Łukasz Żółć Дмитрий')
  })

  it('is refused with a message when nobody has settlements in the half-year', async () => {
    await aLiquidacion(file.db, { fecha: '2090-03-05', salarioSensor: 50_000 })
    expect(await file.refusal('/primas?mes=6')).toEqual({
      status: 400,
      body: { mensaje: 'No hay liquidaciones en el primer semestre de 2090.' },
    })
  })

  it.each(['', '?mes=', '?mes=7', '?mes=junio'])('asks for June or December: %s', async (query) => {
    expect(await file.refusal(`/primas${query}`)).toEqual({
      status: 400,
      body: { mensaje: 'Mes es requerido.', errores: { mes: 'Mes es requerido.' } },
    })
  })
})
