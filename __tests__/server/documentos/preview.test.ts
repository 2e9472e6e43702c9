import { randomUUID } from 'node:crypto'
import { type CuerpoPrevia, type Papel, type Papeles } from '../../../src/contract/previa'
import { type Db } from '../../../src/server/db/types'
import { ANY_ENGINE } from '../../setup/databases'
import { textOfPdf } from '../../setup/pdf'
import {
  aBus,
  aConductor,
  aContrato,
  aDeuda,
  aFestivo,
  aLiquidacion,
  anAbono,
  anAsistencia,
  paid,
} from '../builders'
import { applicationFor, clearCompany } from '../testServer'

/** The body without what has a default. */
type Body = { tipo: CuerpoPrevia['tipo']; datos: object } & ({ documento: string } | { mes: number })
interface Answer extends Papeles {
  mensaje?: string
  errores?: Record<string, string>
}

async function absent(db: Db, conductorUuid: string, justificacion: string, ...fechas: readonly string[]) {
  for (const fecha of fechas) await anAsistencia(db, conductorUuid, fecha, { justificacion })
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const messages = ({ avisos }: Papel) => avisos.map(({ mensaje }) => plain(mensaje))
const lines = ({ lineas }: Papel) => lineas.map(({ concepto, dias, valor }) => [concepto, dias, valor])

describe('papers before they are issued', () => {
  const app = applicationFor(ANY_ENGINE, { now: '2026-11-27T17:00:00Z' })
  beforeEach(() => clearCompany(app.db))

  const ask = async (body: Body) => {
    const answer = await app.ask('consulta', { method: 'POST', url: '/api/documentos/previa', payload: body })
    return { status: answer.statusCode, body: answer.json<Answer>() }
  }
  const papeles = async (body: Body) => (await ask(body)).body.papeles
  const papel = async (body: Body) => (await papeles(body))[0] as Papel
  const refusal = async (body: Body) => {
    const { status, body: answer } = await ask(body)
    return [
      status,
      Object.fromEntries(Object.entries(answer.errores ?? {}).map(([at, text]) => [at, plain(text)])),
    ]
  }

  /** The driver of the settlement, whose last twelve months begin on 5 October 2025. */
  async function anaLeaves() {
    const { uuid } = await aConductor(app.db, {
      documento: '10',
      nombre: 'Ana',
      valido: 0,
      fechaUltimoRetiro: '2026-10-04',
    })
    const contrato = await aContrato(app.db, uuid, {
      desde: '2024-02-16',
      hasta: '2026-10-04',
      cesantiasDesde: '2026-01-01',
      vacacionesPrevias: 30,
    })
    await paid(app.db, uuid, {
      '2024-02-16': 1,
      '2025-10-05': 30_000_000,
      '2026-02-20': 5_400_000,
      '2026-07-01': 6_600_000,
      '2026-10-04': 6_000_000,
    })
    await absent(
      app.db,
      uuid,
      'Incapacidad',
      ...Array.from({ length: 15 }, (_, i) => `2026-03-${String(i + 1).padStart(2, '0')}`),
    )
    await aDeuda(app.db, uuid, { valor: 1_000_000 })
    await anAbono(app.db, uuid, { valor: 100_000 })
    return { uuid, contrato }
  }
  const liquidacion = (datos: object = {}): Body => ({ tipo: 'liquidacion', documento: '10', datos })

  const pdf = async (payload: Body) => {
    const answer = await app.ask('consulta', { method: 'POST', url: '/api/documentos/previa/pdf', payload })
    return { name: answer.headers['content-disposition'], pages: await textOfPdf(answer.rawPayload) }
  }

  const read = async (path: string) =>
    textOfPdf((await app.ask('consulta', { method: 'GET', url: `/api/documentos${path}` })).rawPayload)
  const prima = { tipo: 'prima', mes: 12, datos: {} } as const

  it('are of every contract of the half-year that is confirmed or has settlements, by name', async () => {
    const { uuid: ana } = await aConductor(app.db, {
      documento: '1',
      nombre: 'Ana',
      servicioDesde: '2026-09-16',
      fechaUltimoIngreso: '2026-09-16',
      fechaUltimoRetiro: '2026-08-15',
    })
    await aContrato(app.db, ana, { desde: '2020-01-01', hasta: '2026-08-15' })
    await aContrato(app.db, ana, { desde: '2026-09-16' })
    await paid(app.db, ana, { '2026-07-05': 4_500_000, '2026-10-05': 7_100_000, '2026-11-27': 100_000 })
    const { uuid: beto } = await aConductor(app.db, { documento: '2', nombre: 'Beto' })
    await paid(app.db, beto, { '2026-07-01': 14_700_000 })
    // Neither settlements nor a contract; and a contract alone.
    await aConductor(app.db, { documento: '3', nombre: 'Carla' })
    const { uuid: dora } = await aConductor(app.db, { documento: '4', nombre: 'Dora' })
    await aContrato(app.db, dora, { desde: '2026-01-01' })
    const given = await papeles({ tipo: 'prima', mes: 12, datos: {} })
    expect(
      given.map(({ nombre, contrato, total, impedimento }) => [nombre, contrato.desde, total, impedimento]),
    ).toEqual([
      ['Ana', '2026-09-16', 600_000, undefined],
      ['Ana', '2020-01-01', 375_000, undefined],
      ['Beto', '2020-01-15', 1_225_000, 'Confirme el contrato: es una propuesta.'],
      ['Dora', '2026-01-01', 0, undefined],
    ])
    // Beto's first settlement comes after that half-year.
    const june = await papeles({ tipo: 'prima', mes: 6, datos: {} })
    expect(june.map(({ nombre }) => nombre)).toEqual(['Ana', 'Dora'])
  })

  it('are fingerprints of their own inputs alone', async () => {
    const { uuid } = await anaLeaves()
    const { uuid: other } = await aConductor(app.db, { nombre: 'Beto' })
    const { huella } = await papel(liquidacion())
    await paid(app.db, other, { '2026-07-02': 1_000_000 })
    expect((await papel(liquidacion())).huella).toBe(huella)
    expect((await papel(liquidacion({ otrosDevengados: 1, motivoDevengados: 'x' }))).huella).not.toBe(huella)
    await paid(app.db, uuid, { '2026-07-02': 1 })
    expect((await papel(liquidacion())).huella).not.toBe(huella)
  })

  it('are refused over a day that only a sensor filled, in the days that are averaged', async () => {
    const { uuid } = await anaLeaves()
    const { numero: busNumero } = await aBus(app.db, { numero: '302' })
    const sensor = { conductorUuid: uuid, busNumero, fechaEntrega: null }
    await aLiquidacion(app.db, { ...sensor, fecha: '2025-10-04' })
    expect(await papel(liquidacion())).not.toHaveProperty('impedimento')
    await aLiquidacion(app.db, { ...sensor, fecha: '2026-09-26' })
    await aLiquidacion(app.db, { ...sensor, fecha: '2026-09-27' })
    expect(await papel(liquidacion())).toMatchObject({
      impedimento: 'El bus 302 del 26 sep 2026 solo tiene sensor (y 1 más)',
    })
  })

  it('are refused under an end that is not the contract’s, and computed by it', async () => {
    await anaLeaves()
    const given = await papel(liquidacion({ fechaRetiro: '2026-09-30' }))
    expect(given).toMatchObject({
      contrato: { hasta: '2026-09-30' },
      impedimento: 'Confirme el contrato con su fecha de retiro.',
    })
    expect(lines(given)[2]).toEqual(['prima', 90, 550_000])
  })

  it('tell pending settlements of their days', async () => {
    const { uuid } = await anaLeaves()
    await paid(app.db, uuid, { '2025-10-04': 1, '2026-10-01': 1_000_000 }, { liquidada: 0 })
    expect(messages(await papel(liquidacion({ deuda: 900_000 })))).toEqual([
      'Sin prima emitida: primer semestre de 2024, segundo semestre de 2024, primer semestre de 2025, segundo semestre de 2025, primer semestre de 2026.',
      'Liquidaciones pendientes: 1, por $ 1.000.000.',
    ])
  })

  it('say which vacations of the attendance no paper was issued of', async () => {
    const { uuid } = await anaLeaves()
    await absent(app.db, uuid, 'Vacaciones', '2026-08-03', '2026-08-04')
    expect(messages(await papel(liquidacion()))).toContain(
      'Vacaciones sin documento emitido: 2 días, desde el 3 de agosto de 2026.',
    )
  })

  it('are refused where ranges leave pay without a day to average it over', async () => {
    await anaLeaves()
    const impedimento = 'No queda ningún día para promediar: revise los días neutrales y las licencias.'
    const rango = (desde: string, hasta: string) => [{ desde, hasta, motivo: '' }]
    const none = await papel(liquidacion({ licencias: rango('2026-07-01', '2026-10-04') }))
    expect(none).toMatchObject({ impedimento })
    expect(messages(none).at(-1)).toBe(
      'Hay 2 liquidaciones en días neutrales o de licencia: 1 de julio de 2026 (y 1 más).',
    )
    const given = await papel(liquidacion({ licencias: rango('2026-07-01', '2026-10-03') }))
    expect(given).not.toHaveProperty('impedimento')
  })

  it('take ranges of the contract alone, typed or proposed', async () => {
    const { uuid, contrato } = await anaLeaves()
    await absent(app.db, uuid, 'Vacaciones', '2026-10-02', '2026-10-03')
    const beyond = { desde: '2026-10-01', hasta: '2026-10-05', motivo: '' }
    const before = { desde: '2024-02-15', hasta: '2026-10-04', motivo: '' }
    const inside = { desde: '2024-02-16', hasta: '2026-10-04', motivo: '' }
    const message = 'Está fuera del contrato.'
    const at = async (datos: object) => refusal(liquidacion(datos))
    expect(await at({ neutrales: [inside, beyond] })).toEqual([400, { 'neutrales.1.hasta': message }])
    expect(await at({ licencias: [before] })).toEqual([400, { 'licencias.0.desde': message }])
    const monthly = (rango: object): Body => ({
      tipo: 'prima',
      mes: 12,
      datos: { ajustes: { [contrato.uuid]: { neutrales: [rango] } } },
    })
    const wrong = { [`ajustes.${contrato.uuid}.neutrales.0.hasta`]: message }
    expect(await refusal(monthly(beyond))).toEqual([400, wrong])
    // The range of one of his contracts is not beyond another.
    await aContrato(app.db, uuid, { desde: '2026-11-01' })
    expect(await papeles(monthly({ ...beyond, hasta: '2026-10-04' }))).toHaveLength(2)
    // The end that is asked for cuts what is proposed, which may be sent back.
    const fechaRetiro = '2026-10-02'
    const { neutrales } = await papel(liquidacion({ fechaRetiro }))
    expect(await refusal(liquidacion({ fechaRetiro, neutrales }))).toEqual([200, {}])
  })

  it('of a rest are refused without a working day of the contract, and say who works in it', async () => {
    const { uuid } = await aConductor(app.db, { documento: '10', nombre: 'Ana' })
    await aContrato(app.db, uuid, { desde: '2026-01-01' })
    await paid(app.db, uuid, { '2026-01-01': 43_600_000, '2026-11-27': 0 })
    await aFestivo(app.db, { fecha: '2026-12-08' })
    const rest = (datos: object): Body => ({
      tipo: 'vacaciones',
      documento: '10',
      datos: { forma: 'disfrutadas', ...datos },
    })
    expect(await refusal(rest({ desde: '2025-12-31', hasta: '2026-01-10' }))).toEqual([
      400,
      { documento: 'Ana no tiene contrato en esos días.' },
    ])
    // A Sunday, and a holiday.
    for (const day of ['2026-12-06', '2026-12-08'])
      expect(await refusal(rest({ desde: day, hasta: day }))).toEqual([
        400,
        { hasta: 'No hay días hábiles entre esas fechas.' },
      ])
    const worked = async (desde: string, hasta: string) =>
      messages(await papel(rest({ desde, hasta }))).at(-1)
    await paid(app.db, uuid, { '2026-11-28': 0 })
    expect(await worked('2026-11-27', '2026-11-28')).toBe('Hay 2 liquidaciones en los días de descanso.')
  })

  it('take typed severance of years before those that are computed, each once', async () => {
    await anaLeaves()
    const typed = (...years: readonly string[]): Body => ({
      tipo: 'liquidacion-antigua',
      documento: '10',
      datos: { cesantias: years.map((year) => ({ year, valor: 1_000_000 })) },
    })
    const at = async (...years: readonly string[]) => (await refusal(typed(...years)))[1]
    expect(await at('2025', '2026')).toEqual({
      'cesantias.1.year':
        'Las cesantías de 2026 se calculan aparte: si no, ponga «Cesantías desde» en el contrato.',
    })
    expect(await at('2025', '2025')).toEqual({ 'cesantias.1.year': 'El año está repetido.' })
    expect(await at('2023')).toEqual({ 'cesantias.0.year': 'El contrato empezó en 2024.' })
  })

  it.each<[string, object, object]>([
    [
      'a deduction that would touch severance',
      { deuda: 900_000, otrosDescuentos: 1_477_537, motivoDescuentos: 'Espejo' },
      { deuda: 'Se descuentan como máximo $ 2.377.536.' },
    ],
    ['a debt above the ledger’s balance', { deuda: 900_001 }, { deuda: 'Supera lo que debe: $ 900.000.' }],
    [
      'other sums without their reasons',
      { otrosDescuentos: 2, otrosDevengados: 1, motivoDevengados: ' ' },
      {
        'datos.motivoDevengados': 'El motivo es requerido.',
        'datos.motivoDescuentos': 'El motivo es requerido.',
      },
    ],
    [
      'an end before the contract',
      { fechaRetiro: '2024-02-15' },
      { documento: 'Ana no tiene contrato en esos días.' },
    ],
    [
      'a contract of somebody else',
      { contratoUuid: randomUUID() },
      { documento: 'Ana no tiene contrato en esos días.' },
    ],
  ])('refuse %s', async (_, datos, errores) => {
    await anaLeaves()
    expect(await refusal(liquidacion(datos))).toEqual([400, errores])
  })

  it('refuse an unknown driver, and a month without settlements', async () => {
    expect(await refusal(liquidacion())).toEqual([
      400,
      { documento: 'El conductor con documento 10 no existe.' },
    ])
    const { status, body } = await ask({ tipo: 'bono', mes: 12, datos: { dias: 15 } })
    expect([status, body.mensaje]).toEqual([400, 'No hay liquidaciones para este documento.'])
  })

  it('are summed by company, those that are ticked or, at first, of whom works on', async () => {
    const ana = await anaLeaves()
    await paid(app.db, ana.uuid, { '2026-08-01': 6_000_000 })
    const beto = await aConductor(app.db, { documento: '11', nombre: 'Beto', empresa: 'Otra' })
    const { uuid: ofBetos } = await aContrato(app.db, beto.uuid, { desde: '2026-07-01', empresa: 'Otra' })
    await paid(app.db, beto.uuid, { '2026-08-01': 3_000_000 })
    const carla = await aConductor(app.db, { documento: '12', nombre: 'Carla', empresa: 'Otra' })
    await paid(app.db, carla.uuid, { '2026-08-02': 3_000_000 })
    // Who works on without a salary is not paid by a press.
    await aContrato(app.db, (await aConductor(app.db, { nombre: 'Dora' })).uuid, { desde: '2026-07-01' })
    const totals = async (datos: object) => {
      const { papeles: all, totales, grupos } = (await ask({ tipo: 'prima', mes: 12, datos })).body
      return { sums: totales, grupos, all: all.map(({ total }) => total) }
    }
    const { sums, grupos, all } = await totals({})
    const [ofAna = 0, ofBeto = 0] = all
    expect([ofAna > 0, ofBeto > 0]).toEqual([true, true])
    expect(sums).toEqual([{ empresa: 'Otra', documentos: 1, total: ofBeto }])
    // Each group is summed whole, ticked or not.
    expect(grupos).toEqual([
      { grupo: 'retirado', documentos: 1, total: ofAna },
      { grupo: 'lista', documentos: 1, total: ofBeto },
      { grupo: 'contrato', documentos: 1, total: all[2] },
      { grupo: 'vacia', documentos: 1, total: 0 },
    ])
    expect(await totals({ marcas: { [ana.contrato.uuid]: true } })).toEqual({
      all,
      grupos,
      sums: [
        { empresa: 'Coonatra', documentos: 1, total: ofAna },
        { empresa: 'Otra', documentos: 1, total: ofBeto },
        { empresa: null, documentos: 2, total: ofAna + ofBeto },
      ],
    })
    expect((await totals({ marcas: { [ofBetos]: false } })).sums).toEqual([])
    expect((await ask({ tipo: 'prima', mes: 12, datos: { elegidos: [] } })).status).toBe(400)
  })

  it('are drawn with every step, to be signed, and say that they are not issued', async () => {
    await anaLeaves()
    const others = { otrosDescuentos: 50_000, motivoDescuentos: 'espejo roto' }
    const { name, pages } = await pdf(liquidacion({ deuda: 800_000, ...others }))
    expect(pages.join(' ')).not.toContain('Sin prima emitida')
    expect(pages[1]).toContain('Otros descuentos espejo roto')
    expect(plain(pages.join(' '))).toContain(
      'Valor: base ÷ 30 × (días × 15 − tomados × 360) ÷ 360: $ 4.173.913,04 ÷ 30 × (949 × 15 − 30 × 360) ÷ 360 = $ 1.327.536',
    )
    expect(name).toBe('attachment; filename="Liquidacion_2026-11-27.pdf"')
    expect(pages[0]).toContain('Total: Liquidación $ 4.994.497')
    expect(pages[0]).toContain(
      'Autorizo descontar de esta liquidación $ 800.000 por mis deudas con la empresa y $ 50.000 por espejo roto (CST 59 y 149).',
    )
    expect(pages[0]).toMatch(/Liquidación · Sin emitir Página 1 de 2$/)
    expect(pages[1]).toContain(
      'Base, 5 de octubre de 2025 a 4 de octubre de 2026: $ 48.000.000 ÷ (360 − 15 − 0) × 30 = $ 4.173.913,04',
    )
    expect(pages[1]).toContain('Base: promedio del último año de servicio (CST 253)')
    expect(pages[1]).toContain('01/03/2026 a 15/03/2026 (Incapacidad)')
    expect(pages[1]).toContain(
      'Sin auxilio de transporte. No incluye indemnización (CST 64), aportes ni retención.',
    )
  })

  it('an end that is still to come counts as none, and is not settled before its day', async () => {
    const { uuid } = await aConductor(app.db, { documento: '10' })
    await paid(app.db, uuid, { '2026-07-01': 9_000_000, '2026-11-27': 0 })
    await aContrato(app.db, uuid, { desde: '2026-07-01', hasta: '2027-06-30' })
    expect(lines(await papel({ tipo: 'prima', mes: 12, datos: {} }))).toEqual([['prima', 147, 750_000]])
    expect(await papel({ tipo: 'liquidacion', documento: '10', datos: {} })).toMatchObject({
      impedimento: 'Se emite desde el 30 de junio de 2027, su día de retiro.',
    })
  })

  it('a retirement before an end that is still to come is that end, and nothing that has not accrued is paid', async () => {
    const of = async (desde: string, hasta: string, dates: object) => {
      await clearCompany(app.db)
      const { uuid } = await aConductor(app.db, { documento: '10', ...dates })
      await paid(app.db, uuid, { '2026-07-01': 9_000_000, '2026-11-27': 0 })
      await aContrato(app.db, uuid, { desde, hasta })
      return papel(prima)
    }
    const left = { valido: 0, fechaUltimoRetiro: '2026-08-20' }
    const due = await of('2026-01-02', '2027-02-01', left)
    const ended = await of('2026-01-02', '2026-08-20', left)
    expect([due.impedimento, ended.impedimento]).toEqual([
      'Confirme el fin del contrato: el conductor se retiró.',
      undefined,
    ])
    expect(due.lineas).toEqual(ended.lineas)
    expect(due.lineas[0]?.dias).toBe(50)
    await of('2026-05-19', '2027-06-30', {})
    expect((await read('/vacaciones?documento=10'))[0]).toContain(': 189 × 15 ÷ 360 días')
  })

  it('a contract that begins after today changes nothing', async () => {
    const { uuid } = await aConductor(app.db, { documento: '10' })
    await paid(app.db, uuid, { '2026-07-01': 9_000_000, '2026-11-27': 0 })
    const all = async () => [
      (await papel(prima)).lineas,
      await read('/primas?mes=12'),
      await read('/vacaciones?documento=10'),
    ]
    const before = await all()
    await aContrato(app.db, uuid, { desde: '2027-01-01' })
    expect(await all()).toEqual(before)
  })

  it('work after an end in the half-year is paid beside the months of the contract', async () => {
    const { uuid } = await aConductor(app.db, { documento: '10' })
    await paid(app.db, uuid, {
      '2026-07-02': 9_000_000,
      '2026-09-30': 0,
      '2026-10-01': 6_000_000,
      '2026-11-27': 0,
    })
    await aContrato(app.db, uuid, { desde: '2026-01-01', hasta: '2026-09-30' })
    const two = await papeles(prima)
    expect(two.map(({ contrato }) => contrato.desde)).toEqual(['2026-10-01', '2026-01-01'])
    const total = two.reduce((sum, one) => sum + one.total, 0).toLocaleString('es-CO')
    expect((await read('/primas?mes=12'))[0]).toContain(`Total a pagar, 1 conductor $ ${total}`)
  })

  it('work before the beginning of a contract is said, and stops what would average its days', async () => {
    const { uuid } = await aConductor(app.db, { documento: '10' })
    await paid(app.db, uuid, { '2025-09-01': 1, '2026-08-01': 9_000_000, '2026-11-27': 0 })
    await aContrato(app.db, uuid, { desde: '2026-10-01' })
    const own = '1 liquidación fuera de contrato, desde el 1 de agosto de 2026.'
    const stopped = await papel(prima)
    expect([stopped.impedimento, messages(stopped).at(-1)]).toEqual([own, own])
    expect((await read('/primas?mes=12')).join(' ')).toContain(own)
    const said = '2 liquidaciones fuera de contrato, desde el 1 de septiembre de 2025.'
    const given = await papel({
      tipo: 'vacaciones',
      documento: '10',
      datos: { forma: 'compensadas', dias: 0.1 },
    })
    expect(given.impedimento).toBe(own)
    expect(messages(given)).toContain(said)
    for (const url of ['/api/contratos?documento=10', '/api/tablero'])
      expect((await app.ask('consulta', { method: 'GET', url })).json()).toMatchObject({ fuera: said })
    // Nothing before its days is averaged.
    await app.db.updateTable('contratos').set({ desde: '2026-08-01' }).execute()
    expect(await papel(prima)).not.toHaveProperty('impedimento')
  })

  it('the two calls of the specification go by a confirmed contract', async () => {
    const { uuid } = await aConductor(app.db, { documento: '10', nombre: 'Ana' })
    await paid(app.db, uuid, { '2026-01-01': 9_000_000, '2026-07-01': 8_000_000, '2026-09-16': 4_000_000 })
    expect((await read('/primas?mes=12'))[0]).toContain('Total a pagar, 1 conductor $ 1.934.211')
    await aContrato(app.db, uuid, { desde: '2026-07-01', hasta: '2026-08-30' })
    await aContrato(app.db, uuid, { desde: '2026-09-16' })
    await paid(app.db, uuid, { '2026-09-20': 0 })
    const [summary, page] = await read('/primas?mes=12')
    // 4.000.000 of five recorded days, accrued from 16 September to 27 November.
    expect(summary).toContain('Total a pagar, 1 conductor $ 4.800.000')
    expect(page).toContain('16/09/2026 27/11/2026 72 $ 24.000.000,00 $ 4.800.000')
    const [vacaciones] = await read('/vacaciones?documento=10')
    expect(vacaciones).toContain('16 de septiembre de 2026 a 27 de noviembre de 2026: 72 × 15')
  })
})
