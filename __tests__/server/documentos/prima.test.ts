import { pesosInWords } from '../../../src/server/nomina/letras'
import { ENGINES } from '../../setup/databases'
import { statusByUsuario } from '../office'
import { aLiquidacion } from '../builders'
import { openArchive, aConductorWith, type Archive } from './archive'

const inFigures = (value: number) => `$ ${value.toLocaleString('es-CO')}`

describe.each(ENGINES)('the PDF of the prima on %s', (engine) => {
  let file: Archive
  beforeAll(async () => {
    file = await openArchive(engine)
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
      dora: await aConductorWith(db, { documento: '1004', nombre: 'Dora Díaz' }, { '2089-12-30': 3_600_000 }),
    }
  }

  it('is an attachment named with the day', async () => {
    await aCompany()
    const answer = await file.ask('consulta', '/primas?mes=6')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Prima_2090-06-10.pdf"',
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('sums everybody up on its first page, by name, and leaves out who has no settlements in the half-year', async () => {
    await aCompany()
    const [summary, ...sheets] = await file.read('/primas?mes=6')
    expect(sheets).toHaveLength(3)
    expect(summary).toContain('Buses de Prueba S.A.S. Fecha de expedición 10 de junio de 2090')
    expect(summary).toContain(
      'Resumen de la prima de servicios Primer semestre de 2090: 1 de enero de 2090 a 30 de junio de 2090',
    )
    expect(summary).toContain(
      'Semestre en curso, corte al 10 de junio de 2090: se cuentan los salarios y los días hasta esa fecha.',
    )
    expect(summary).toContain(
      [
        'N.º Conductor Documento Días Base mensual Valor',
        // January to May and 10 days of June: 160. 12.000.000 ÷ 160 × 30 = 2.250.000; ÷ 12 = 1.000.000.
        '1 Álvaro Ñáñez C.C. 1001 160 $ 2.250.000,00 $ 1.000.000',
        // January and 15 days of February: 45. 2.700.000 ÷ 45 × 30 = 1.800.000; ÷ 12 = 225.000.
        '2 Beto Bernal C.C. 1002 45 $ 1.800.000,00 $ 225.000',
        // 12 to 30 May and 10 days of June: 29. 1.000.007 ÷ 29 × 30 = 1.034.490; ÷ 12 = 83.333,92.
        '3 Zoila Úsuga PP 1003 29 $ 1.034.490,00 $ 83.334',
        'Total a pagar, 3 conductores $ 1.308.334',
        'Son: un millón trescientos ocho mil trescientos treinta y cuatro pesos m/cte.',
      ].join(' '),
    )
    expect(summary).toMatch(/Página 1 de 4$/)
  })

  it('has a page for each driver to sign: base, days, formula, article, and the sum in figures and in words', async () => {
    await aCompany()
    const [, alvaro, , zoila] = await file.read('/primas?mes=6')
    // In the name of the company that the driver works for.
    expect(alvaro).toBe(
      [
        'Coonatra Fecha de expedición 10 de junio de 2090',
        'Prima de servicios Primer semestre de 2090: 1 de enero de 2090 a 30 de junio de 2090',
        'Semestre en curso, corte al 10 de junio de 2090: se cuentan los salarios y los días hasta esa fecha.',
        'Conductor Nombre Álvaro Ñáñez Cédula de Ciudadanía 1001',
        'Base de la liquidación Periodo 1 de enero de 2090 a 30 de junio de 2090',
        'Tiempo de servicio 1 de enero de 2090 a 10 de junio de 2090',
        'Días (meses de 30, año de 360) 160 Liquidaciones del periodo 3',
        'Salarios devengados $ 12.000.000 Base: salario promedio mensual $ 2.250.000,00',
        'Fórmula Base = salarios ÷ días × 30 $ 12.000.000 ÷ 160 × 30 = $ 2.250.000,00',
        'Prima = base × días ÷ 360 $ 2.250.000,00 × 160 ÷ 360 = $ 1.000.000',
        'Fundamento Artículo 306 del Código Sustantivo del Trabajo: treinta días de salario por año, por el semestre trabajado o en proporción al tiempo trabajado.',
        'Valor de la prima de servicios $ 1.000.000 Son: un millón de pesos m/cte.',
        'Coonatra Empleador',
        'Álvaro Ñáñez C.C. 1001 Trabajador. Recibí a satisfacción.',
        'Prima de servicios, primer semestre de 2090 Página 2 de 4',
      ].join(' '),
    )
    expect(zoila).toContain('Zoila Úsuga Pasaporte 1003')
    expect(zoila).toContain('Tiempo de servicio 12 de mayo de 2090 a 10 de junio de 2090')
    expect(zoila).toMatch(/Página 4 de 4$/)
  })

  it('pays the salaries of the database ÷ 12', async () => {
    const { alvaro, beto, zoila } = await aCompany()
    const [, ...sheets] = await file.read('/primas?mes=6')
    for (const [index, conductorUuid] of [alvaro, beto, zoila].entries()) {
      const value = Math.round((await file.sumOf(conductorUuid, '2090-01-01', '2090-06-10')) / 12)
      expect(sheets[index]).toContain(`servicios ${inFigures(value)} Son: ${pesosInWords(value)} m/cte.`)
    }
  })

  it('of December is that of the last one until the next half-year begins', async () => {
    const { dora } = await aCompany()
    const [summary, , sheet] = await file.read('/primas?mes=12')
    expect(summary).toContain('Segundo semestre de 2089: 1 de julio de 2089 a 31 de diciembre de 2089 N.º')
    expect(summary).not.toContain('corte')
    expect(await file.sumOf(dora, '2089-07-01', '2089-12-31')).toBe(3_600_000)
    expect(sheet).toContain('Dora Díaz')
    expect(sheet).toContain('$ 600.000,00 × 180 ÷ 360 = $ 300.000')
  })

  it('of more drivers than fit on a page has a longer summary, no row alone, the total on its last page', async () => {
    for (let n = 10; n < 31; n += 1)
      await aConductorWith(file.db, { documento: `20${n}`, nombre: `Conductor ${n}` }, { '2090-03-05': 1200 })

    const pages = await file.read('/primas?mes=6')
    expect(pages).toHaveLength(23)
    expect(pages[0]).not.toContain('Total a pagar')
    expect(pages[1]).toContain('Valor 12 Conductor 21 C.C. 2021')
    expect(pages[1]).toContain(
      ' 21 Conductor 30 C.C. 2030 160 $ 225,00 $ 100 Total a pagar, 21 conductores $ 2.100',
    )
    expect(pages.map((page) => /Página \d+ de \d+$/.exec(page)?.[0])).toEqual(
      Array.from({ length: 23 }, (_, index) => `Página ${index + 1} de 23`),
    )
  })

  it('of a half-year that is still to end is computed up to today, and says so on every page', async () => {
    const inNovember = await openArchive(engine, '2090-11-21T17:00:00Z')
    try {
      await aConductorWith(
        inNovember.db,
        { documento: '1001', nombre: 'Álvaro Ñáñez' },
        { '2090-07-01': 4_000_000, '2090-11-21': 700_000, '2090-11-22': 9_000_000 },
      )
      const pages = await inNovember.read('/primas?mes=12')
      for (const page of pages) {
        expect(page).toContain('Segundo semestre de 2090: 1 de julio de 2090 a 31 de diciembre de 2090')
        expect(page).toContain('corte al 21 de noviembre de 2090')
      }
      // July to October and 21 days of November: 141. 4.700.000 ÷ 12 = 391.666,67.
      expect(pages[0]).toContain(
        '1 Álvaro Ñáñez C.C. 1001 141 $ 1.000.000,00 $ 391.667 Total a pagar, 1 conductor $ 391.667',
      )
      expect(pages[1]).toContain('1 de julio de 2090 a 21 de noviembre de 2090')
    } finally {
      await inNovember.close()
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
      body: { mensaje: 'No hay liquidaciones en el primer semestre de 2090 para la prima de junio.' },
    })
  })

  it.each(['', '?mes=', '?mes=7', '?mes=junio'])('asks for June or December: %s', async (query) => {
    expect(await file.refusal(`/primas${query}`)).toEqual({
      status: 400,
      body: { mensaje: 'Mes es requerido.', errores: { mes: 'Mes es requerido.' } },
    })
  })

  it('needs a session', async () => {
    await aCompany()
    const states = await statusByUsuario(async (usuario) => {
      const { statusCode } = await file.ask(usuario, '/primas?mes=6')
      return { status: statusCode }
    })
    expect(states).toEqual([200, 200, 200, 401])
  })
})
