import { randomUUID } from 'node:crypto'
import { type Papel } from '../../../src/contract/previa'
import { ANY_ENGINE } from '../../setup/databases'
import { textOfPdf } from '../../setup/pdf'
import { aConductor, aContrato, aFestivo, aLiquidacion, anAsistencia, paid } from '../builders'
import { aUsuario } from '../realApp'
import { applicationFor } from '../testServer'
import { annul, issue, type Body } from './issue'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const messages = ({ avisos }: Papel) => avisos.map(({ mensaje }) => plain(mensaje))
const lines = ({ lineas }: Papel) => lineas.map(({ concepto, dias, valor }) => [concepto, dias, valor])

describe('issued papers behind a preview', () => {
  const app = applicationFor(ANY_ENGINE, { now: () => new Date(`${hoy}T17:00:00Z`) })
  let hoy = '2026-11-27'
  let user = ''
  beforeAll(async () => {
    // The company has recorded all days.
    await aLiquidacion(app.db, { fecha: '2020-01-01' })
    await aLiquidacion(app.db, { fecha: '2027-12-31' })
    await aFestivo(app.db, { fecha: '2026-12-08' })
  })
  beforeEach(() => goTo('2026-11-27'))

  /** Moves the clock; a session of before would have ended. */
  async function goTo(day: string) {
    hoy = day
    user = randomUUID()
    await aUsuario(app.connection, user)
  }
  const ask = async (payload: Body, path = '') =>
    app.ask(user, { method: 'POST', url: `/api/documentos/previa${path}`, payload })
  const papeles = async (body: Body) => (await ask(body)).json<{ papeles: Papel[] }>().papeles
  const papel = async (body: Body) => (await papeles(body))[0] as Papel
  const refusal = async (body: Body) => {
    const answer = await ask(body)
    return [answer.statusCode, answer.json<{ mensaje: string }>().mensaje]
  }
  const coincidencia = async (...uuids: readonly string[]) => {
    const url = `/api/emitidos/coincidencia?uuids=${uuids.join(',')}`
    const answer = await app.ask(user, { method: 'GET', url })
    return answer.json<Record<string, number>>()
  }

  const contracts = new Map<string, string>()
  const contractOf = (documento: string, desde = '2026-01-01') => contracts.get(`${documento} ${desde}`) ?? ''
  /** A driver with contracts, and salaries on some days. */
  async function worker(
    contratos: readonly (readonly [string, string | null, empresa?: string])[],
    salarios: Readonly<Record<string, number>>,
  ) {
    const { uuid, documento } = await aConductor(app.db, { nombre: 'Ana' })
    for (const [desde, hasta, empresa = 'Coonatra'] of contratos)
      contracts.set(
        `${documento} ${desde}`,
        (await aContrato(app.db, uuid, { desde, hasta, empresa, cesantiasDesde: '2026-01-01' })).uuid,
      )
    await paid(app.db, uuid, salarios)
    return { uuid, documento }
  }
  const prima = (documento: string, desde = '2026-01-01', mes = 12): Body => ({
    tipo: 'prima',
    mes,
    datos: { elegidos: [contractOf(documento, desde)] },
  })
  const bono = (documento: string, liberalidad = false): Body => ({
    tipo: 'bono',
    mes: 12,
    datos: { dias: 15, liberalidad, elegidos: [contractOf(documento)] },
  })
  const retiro = (documento: string, datos: object = {}): Body => ({ tipo: 'liquidacion', documento, datos })
  const rest = (documento: string, desde: string, hasta: string): Body => ({
    tipo: 'vacaciones',
    documento,
    datos: { forma: 'disfrutadas', desde, hasta },
  })
  const money = (documento: string, dias: number): Body => ({
    tipo: 'vacaciones',
    documento,
    datos: { forma: 'compensadas', dias },
  })
  const emit = async (body: Body) => {
    const [paper] = await issue(app, hoy, body)
    return paper as { uuid: string; numero: string; papel: Papel }
  }

  it('pay of a half-year’s prima what no paper pays, and nothing twice', async () => {
    const { documento } = await worker([['2026-01-01', null]], { '2026-07-01': 18_000_000 })
    const first = await emit(prima(documento))
    expect(await papel(prima(documento))).toMatchObject({
      lineas: [],
      total: 0,
      cubiertoPor: `Prima ${first.numero}`,
      impedimento: `Ya se pagó: Prima ${first.numero}.`,
    })
    await goTo('2026-12-15')
    const second = await papel(prima(documento))
    // 27 November to 31 December, of 165 days.
    expect(lines(second)).toEqual([['prima', 33, 300_000]])
    expect(second).not.toHaveProperty('impedimento')
    expect(second).not.toHaveProperty('cubiertoPor')
    const { numero } = await emit(prima(documento))
    expect((await papel(prima(documento))).cubiertoPor).toBe(`Prima ${numero}`)
    // The first half is open once more, up to what the other pays.
    await annul(app, hoy, first.uuid)
    expect((await papel(prima(documento))).lineas).toMatchObject([
      { desde: '2026-07-01', hasta: '2026-11-27', dias: 147 },
    ])
  })

  it('settle a contract that ends on 20 December after its prima was issued', async () => {
    const { uuid, documento } = await worker([['2026-01-01', null]], {
      '2026-01-05': 18_000_000,
      '2026-07-01': 16_500_000,
    })
    await goTo('2026-06-30')
    await emit(prima(documento, '2026-01-01', 6))
    await goTo('2026-12-15')
    const { numero } = await emit(prima(documento))
    await goTo('2026-12-20')
    await app.db.updateTable('contratos').set({ hasta: hoy }).where('conductorUuid', '=', uuid).execute()
    const given = await papel(retiro(documento))
    expect(given.lineas.map(({ concepto }) => concepto)).toEqual(['cesantias', 'intereses', 'vacaciones'])
    expect(given).not.toHaveProperty('impedimento')
    // 1.500.000 × 10 ÷ 180.
    expect(messages(given)).toEqual([`La prima n.º ${numero} pagó 10 días de más: $ 83.333`])
    expect(await papel(prima(documento))).toMatchObject({ cubiertoPor: `Prima ${numero}`, retirado: true })
  })

  it('tell of a prima of a later half-year, where an end in June is told late', async () => {
    const { uuid, documento } = await worker([['2026-01-01', null]], {
      '2026-01-05': 18_000_000,
      '2026-07-01': 16_500_000,
    })
    await goTo('2026-12-15')
    const { numero } = await emit(prima(documento))
    await app.db
      .updateTable('contratos')
      .set({ hasta: '2026-06-20' })
      .where('conductorUuid', '=', uuid)
      .execute()
    const given = await papel(retiro(documento, { fechaRetiro: '2026-06-20' }))
    expect(given.lineas.map(({ concepto }) => concepto)).toContain('prima')
    expect(messages(given)).toContain(`La prima n.º ${numero} pagó 180 días de más: $ 1.500.000`)
  })

  it('are compared with today’s figures though no such paper would be issued any more', async () => {
    const { uuid, documento } = await worker([['2026-01-01', null]], { '2026-01-05': 18_000_000 })
    const { uuid: issued } = await emit(rest(documento, '2026-12-05', '2026-12-05'))
    const stored = app.db.selectFrom('emitidos').selectAll().where('uuid', '=', issued)
    const row = await stored.executeTakeFirstOrThrow()
    // A rest of a Sunday.
    const [insumos, lineas] = [row.insumos, row.lineas].map((json) =>
      json.replaceAll('2026-12-05', '2026-12-06'),
    )
    const sunday = { ...row, insumos: `${insumos}`, lineas: `${lineas}`, uuid: randomUUID(), numero: 9000 }
    await app.db.insertInto('emitidos').values(sunday).execute()
    await paid(app.db, uuid, { '2026-02-05': 1_000_000 })
    const now = await coincidencia(issued, sunday.uuid)
    expect(now[issued]).toBeGreaterThan(0)
    expect(now[sunday.uuid]).toBeGreaterThan(0)
  })

  it('of one contract cover nothing of another within the half-year, of another company', async () => {
    const { documento } = await worker(
      [
        ['2026-01-01', '2026-08-15'],
        ['2026-09-16', null, 'Coopetrans'],
      ],
      { '2026-07-01': 4_500_000, '2026-10-01': 7_200_000 },
    )
    // Correcting one contract leaves the other alone.
    const neutrales = [{ desde: '2026-08-01', hasta: '2026-08-10', motivo: 'Taller' }]
    const ajustes = { [contractOf(documento)]: { neutrales } }
    const [first, second] = await papeles({
      tipo: 'prima',
      mes: 12,
      datos: {
        ajustes,
        elegidos: [contractOf(documento), contractOf(documento, '2026-09-16')],
      },
    })
    const both = [first, second].sort((a) => (a?.contrato.desde === '2026-01-01' ? -1 : 1))
    expect(both.map((one) => one?.neutrales)).toEqual([neutrales, []])
    await emit(prima(documento))
    const back = await papel(prima(documento, '2026-09-16'))
    expect([back.empresa, ...lines(back)]).toEqual(['Coopetrans', ['prima', 72, 600_000]])
    expect(back).not.toHaveProperty('cubiertoPor')
  })

  it('give their working days to the balance, and their days as neutral ones', async () => {
    const { uuid, documento } = await worker([['2026-01-01', null]], { '2026-01-01': 39_000_000 })
    const { numero } = await emit(rest(documento, '2026-11-30', '2026-12-17'))
    const away = `Vacaciones ${numero}`
    expect(await papel(rest(documento, '2026-12-17', '2026-12-20'))).toMatchObject({ cubiertoPor: away })
    await goTo('2026-12-31')
    for (const fecha of ['2026-12-17', '2026-12-18'])
      await anAsistencia(app.db, uuid, fecha, { justificacion: 'Vacaciones' })
    const given = await papel(retiro(documento))
    expect(given.neutrales).toEqual([
      { desde: '2026-11-30', hasta: '2026-12-17', motivo: away },
      { desde: '2026-12-18', hasta: '2026-12-18', motivo: 'Vacaciones' },
    ])
  })

  it('count what was paid in money in the half that may be', async () => {
    const { documento } = await worker([['2026-01-01', null]], { '2026-01-01': 39_240_000 })
    await emit(money(documento, 4.8))
    expect(await papel(money(documento, 2))).toMatchObject({ total: 240_000 })
    expect(await refusal(money(documento, 2.1))).toEqual([
      400,
      'Se compensa como máximo la mitad de lo causado: 6,81 días. Ya se compensaron 4,8.',
    ])
  })

  it('of a bono that is salary are pay of their day, and say so', async () => {
    const { documento } = await worker([['2026-01-01', null]], { '2026-01-01': 32_700_000 })
    const { numero } = await emit(bono(documento))
    expect((await papel(bono(documento, true))).cubiertoPor).toBe(`Bono ${numero}`)
    const drawn = await ask(prima(documento), '/pdf')
    expect((await textOfPdf(drawn.rawPayload)).join(' ')).toContain(
      `Devengado Bono ${numero}, del 27 de noviembre de 2026: $ 1.500.000`,
    )
  })

  it('that are replaced count as absent, and give their day', async () => {
    const { uuid, documento } = await worker([['2026-01-01', null]], { '2026-07-01': 18_000_000 })
    const first = await emit(prima(documento))
    await goTo('2027-02-03')
    await paid(app.db, uuid, { '2026-07-02': 147_000, '2026-12-05': 9_000_000 })
    const again = { ...prima(documento), reemplaza: first.uuid }
    expect((await papel(again)).lineas).toMatchObject([{ hasta: '2026-11-27', valor: 1_512_250 }])
    // Whatever contracts its request had chosen.
    const moved = { ...prima(documento, '2026-02-01'), reemplaza: first.uuid }
    expect((await papel(moved)).total).toBe(1_512_250)
    await emit(again)
    expect(await refusal(again)).toEqual([409, `El documento Prima ${first.numero} ya fue reemplazado.`])
    expect(await refusal({ ...again, reemplaza: randomUUID() })).toEqual([404, 'El documento no existe.'])
    const rested = await emit(rest(documento, '2027-02-10', '2027-02-12'))
    const { documento: other } = await worker([['2026-01-01', null]], {})
    for (const body of [prima(documento), rest(other, '2027-02-10', '2027-02-12')])
      expect(await refusal({ ...body, reemplaza: rested.uuid })).toEqual([
        409,
        `Vacaciones ${rested.numero} es de otro tipo o de otro conductor.`,
      ])
  })

  it('of a half-year that is past are issued by its year, and one that was annulled is replaced', async () => {
    const { documento } = await worker([['2026-01-01', null]], { '2026-07-01': 18_000_000 })
    await goTo('2026-12-20')
    const { uuid, papel: first } = await emit(prima(documento))
    expect((await ask(prima(documento), '/pdf')).json()).toMatchObject({
      mensaje: expect.stringMatching(/^Ya se pagó: Prima/) as string,
    })
    await annul(app, hoy, uuid)
    await goTo('2027-07-03')
    const ofYear = (anio: number) => {
      const body = prima(documento)
      return { ...body, datos: { ...body.datos, anio } }
    }
    const [late, again] = [await papel(ofYear(2026)), await emit({ ...prima(documento), reemplaza: uuid })]
    // To the end of the half-year, over all of it.
    expect([lines(late), late.lineas[0]?.base]).toEqual([[['prima', 180, 1_500_000]], 3_000_000])
    expect(again.papel.total).toBe(first.total)
    expect(await papel(ofYear(2026))).toMatchObject({ cubiertoPor: `Prima ${again.numero}` })
    expect(await refusal(ofYear(2028))).toEqual([400, 'Ese semestre no ha comenzado.'])
  })

  it('are replaced under their contract, whatever contract has come since', async () => {
    const { uuid, documento } = await worker([['2026-01-01', '2026-10-31']], { '2026-07-01': 12_000_000 })
    const settled = await emit(retiro(documento))
    await aContrato(app.db, uuid, { desde: '2026-11-03' })
    const again = await papel({ ...retiro(documento), reemplaza: settled.uuid })
    expect(again).toMatchObject({ contrato: { desde: '2026-01-01' }, total: settled.papel.total })
  })

  it('tell by how much they would differ over today’s settlements, but for an annulled one', async () => {
    const { uuid, documento } = await worker([['2026-01-01', null]], { '2026-07-01': 18_000_000 })
    const { uuid: kept } = await emit(prima(documento))
    const { uuid: annulled } = await emit(rest(documento, '2026-12-01', '2026-12-03'))
    const at = async () => (await coincidencia(kept, annulled)) as unknown
    await annul(app, hoy, annulled)
    await goTo('2027-01-15')
    await paid(app.db, uuid, { '2026-07-02': 147_000, '2026-12-05': 9_000_000 })
    expect(await at()).toEqual({ [kept]: 12_250 })
  })

  it('differ by a corrected end of their contract, and are replaced by it', async () => {
    const { uuid, documento } = await worker([['2026-01-01', '2026-10-31']], { '2026-07-01': 12_000_000 })
    await goTo('2026-10-31')
    const { uuid: settled } = await emit(retiro(documento))
    const endsOn = (hasta: string) =>
      app.db.updateTable('contratos').set({ hasta }).where('conductorUuid', '=', uuid).execute()
    expect(await coincidencia(settled)).toEqual({ [settled]: 0 })
    await endsOn('2026-11-15')
    await goTo('2026-11-27')
    const again = { ...retiro(documento), reemplaza: settled }
    expect(await papel(again)).not.toHaveProperty('impedimento')
    const { uuid: replacement, papel: corrected } = await emit(again)
    expect(corrected.contrato.hasta).toBe('2026-11-15')
    expect(await coincidencia(replacement)).toEqual({ [replacement]: 0 })
    await endsOn('2026-11-10')
    expect((await coincidencia(replacement))[replacement]).toBeLessThan(0)
  })

  it('of vacations leave a day that was worked in them, and say so', async () => {
    const { documento } = await worker([['2026-01-01', null]], { '2026-07-01': 18_000_000, '2026-10-02': 0 })
    await emit(rest(documento, '2026-10-01', '2026-10-05'))
    const { neutrales, avisos } = await papel(prima(documento))
    expect(neutrales.map(({ desde, hasta }) => [desde, hasta])).toEqual([
      ['2026-10-01', '2026-10-01'],
      ['2026-10-03', '2026-10-05'],
    ])
    expect(avisos.map(({ mensaje }) => mensaje)).toContain('Trabajó 1 día de sus vacaciones.')
  })

  it('leave the two calls of the specification as they are', async () => {
    const { documento } = await worker([['2026-01-01', null]], { '2026-07-01': 18_000_000 })
    const read = async () =>
      (
        await Promise.all(
          ['/primas?mes=12', `/vacaciones?documento=${documento}`].map(async (path) =>
            textOfPdf((await app.ask(user, { method: 'GET', url: `/api/documentos${path}` })).rawPayload),
          ),
        )
      ).flat()
    const before = await read()
    await emit(prima(documento))
    await emit(rest(documento, '2026-10-01', '2026-10-05'))
    await emit(bono(documento))
    expect(await read()).toEqual(before)
  })

  it('are asked by at most a hundred uuids', async () => {
    const ask = async (uuids: string) =>
      (await app.ask(user, { method: 'GET', url: `/api/emitidos/coincidencia?uuids=${uuids}` })).statusCode
    expect(await ask(Array.from({ length: 101 }, () => randomUUID()).join(','))).toBe(400)
    expect(await ask('x')).toBe(400)
  })
})
