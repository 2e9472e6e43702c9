import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Emitido } from '../../../src/contract/emitidos'
import { type Step } from '../../../src/server/nomina/steps'
import { ANY_ENGINE, ENGINES } from '../../setup/databases'
import { aConductor, aContrato, aDeuda, aLiquidacion } from '../builders'
import { aLeaver, liquidacion, openIssuer, type Issuer } from './issuer'

const numbers = (emitidos: readonly Emitido[]) => emitidos.map(({ anio, numero }) => `${anio}-${numero}`)

describe.each(ENGINES)('papers that are issued, on %s', (engine) => {
  let issuer: Issuer
  beforeAll(async () => void (issuer = await openIssuer(engine)))
  afterAll(() => issuer.close())

  /** A company of its own, whose numbers begin at 1. */
  let companies = 0
  const aCompany = () => `Empresa ${(companies += 1)}`
  const one = async (changes: Parameters<typeof aLeaver>[1] = {}, datos?: object) => {
    const driver = await aLeaver(issuer.db, { empresa: aCompany(), ...changes })
    const { body } = await issuer.editor.issue(liquidacion(driver.documento, datos))
    return { ...driver, paper: body[0] as Emitido }
  }

  it('are numbered, frozen, cover their days and repay the debt that they deduct', async () => {
    const driver = await aLeaver(issuer.db, { empresa: aCompany(), nombre: 'Ana' })
    const body = liquidacion(driver.documento)
    const [papel] = (await issuer.editor.previa(body)).papeles
    const { status, body: issued } = await issuer.editor.issue(body)
    expect(status).toBe(201)
    expect(issued).toMatchObject([
      {
        tipo: 'liquidacion',
        anio: 2026,
        numero: 1,
        documento: driver.documento,
        nombre: 'Ana',
        valor: papel?.total,
        contratoUuid: driver.contratoUuid,
        corte: '2026-11-27',
        desde: '2026-01-01',
        hasta: '2026-09-30',
        instante: '2026-11-27T17:00:00.000Z',
        emitidoPor: 'Editor',
        anulado: false,
        version: 1,
        reemplaza: null,
        reemplazadoPor: null,
        cuerpo: body,
      },
    ])
    const [{ uuid = '' } = {}] = issued
    const { emitidos, abonos } = await issuer.stored(driver.uuid)
    const lineas = JSON.parse(emitidos[0]?.lineas ?? '') as Step[]
    expect(lineas.map(({ promedio: _promedio, habiles: _habiles, ...linea }) => linea)).toEqual(papel?.lineas)
    expect(abonos).toEqual([
      { valor: 300_000, origen: 'Liquidación 2026-1', fecha: '2026-11-27', emitidoUuid: uuid },
    ])
    const cover = await issuer.db
      .selectFrom('emitidoConceptos')
      .select(['concepto', 'desde', 'hasta'])
      .where('emitidoUuid', '=', uuid)
      .orderBy('concepto')
      .execute()
    expect(cover).toEqual([
      { concepto: 'cesantias', desde: '2026-01-01', hasta: '2026-09-30' },
      { concepto: 'intereses', desde: '2026-01-01', hasta: '2026-09-30' },
      { concepto: 'prima', desde: '2026-07-01', hasta: '2026-09-30' },
      expect.objectContaining({ concepto: 'vacaciones' }),
    ])
  })

  it('are refused when a debt was stored meanwhile', async () => {
    const driver = await aLeaver(issuer.db, { nombre: 'Dora' })
    const seen = await issuer.editor.seen(liquidacion(driver.documento))
    await aDeuda(issuer.db, driver.uuid)
    expect(await issuer.editor.send(seen)).toMatchObject({
      status: 409,
      body: { mensaje: 'No se emitió nada. Los datos de Dora cambiaron: revise la vista previa.' },
    })
    expect((await issuer.editor.issue(liquidacion(driver.documento))).status).toBe(201)
  })

  it('are issued once: a second clerk is told of the paper', async () => {
    const empresa = aCompany()
    const driver = await aLeaver(issuer.db, { nombre: 'Eva', empresa })
    const seen = await issuer.editor.seen(liquidacion(driver.documento))
    const answers = await Promise.all([issuer.editor.send(seen), issuer.admin.send(seen)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.mensaje).toBe(`No se emitió nada. Eva (${empresa}): Ya se pagó: Liquidación 2026-1.`)
    expect(await issuer.stored(driver.uuid)).toMatchObject({
      emitidos: [{ numero: 1 }],
      abonos: [{ valor: 300_000 }],
    })
  })

  it('of several drivers and companies are issued by one of two clerks who name them in another order', async () => {
    const elegidos: string[] = []
    const companies = [aCompany(), aCompany(), aCompany()]
    for (const empresa of companies) {
      const { uuid } = await aConductor(issuer.db, { empresa })
      elegidos.push((await aContrato(issuer.db, uuid, { empresa })).uuid)
    }
    const body = {
      tipo: 'prima',
      mes: 12,
      datos: { elegidos },
    }
    const all = await issuer.editor.seen(body)
    const answers = await Promise.all([
      issuer.editor.send(all),
      issuer.admin.send({ ...all, papeles: [...all.papeles].reverse() }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const issued = answers.flatMap(({ status, body: papers }) => (status === 201 ? papers : []))
    expect(numbers(issued)).toEqual(['2026-1', '2026-1', '2026-1'])
    // The numbers are the same: the refusal tells whose they are.
    const { mensaje } = answers.find(({ status }) => status === 409)!.body
    for (const empresa of companies) expect(mensaje).toContain(` (${empresa}): Ya se pagó: Prima 2026-1.`)
    expect(new Set(issued.map(({ grupo }) => grupo)).size).toBe(1)
  })

  it('are of the days that no other kind pays: of two that do, one is refused', async () => {
    const { uuid, documento } = await aLeaver(issuer.db)
    const rest = { tipo: 'vacaciones', documento, datos: { forma: 'compensadas', dias: 2 } }
    const [end, paid] = [await issuer.editor.seen(liquidacion(documento)), await issuer.editor.seen(rest)]
    const answers = await Promise.all([issuer.editor.send(end), issuer.admin.send(paid)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await issuer.stored(uuid)).emitidos).toHaveLength(1)
  })

  it('are annulled once, with their repayment, and open their days again', async () => {
    const { uuid, documento, paper } = await one()
    expect(await issuer.annul(paper.uuid, { version: 7 })).toMatchObject({
      status: 409,
      body: { actual: { version: 1 } },
    })
    expect(await issuer.annul(paper.uuid, { version: 1, motivo: 'Otra fecha' })).toMatchObject({
      status: 200,
      body: {
        anulado: true,
        anuladoPor: 'Admin',
        motivo: 'Otra fecha',
        version: 2,
        anuladoInstante: '2026-11-27T17:00:00.000Z',
      },
    })
    expect((await issuer.stored(uuid)).abonos).toEqual([])
    for (const version of [1, 2])
      expect(await issuer.annul(paper.uuid, { version })).toMatchObject({
        status: 409,
        body: { mensaje: 'El documento Liquidación 2026-1 ya está anulado.' },
      })
    expect(numbers((await issuer.editor.issue(liquidacion(documento))).body)).toEqual(['2026-2'])
    expect((await issuer.stored(uuid)).abonos).toMatchObject([{ origen: 'Liquidación 2026-2' }])
  })

  it('are replaced by an ADMIN, in one step', async () => {
    const { uuid, documento, paper, busNumero } = await one()
    await aLiquidacion(issuer.db, {
      conductorUuid: uuid,
      busNumero,
      fecha: '2026-08-15',
      liquidada: 1,
      salarioSensor: 900_000,
      salarioReg: 900_000,
    })
    const body = {
      ...liquidacion(documento, { deuda: 200_000 }),
      reemplaza: paper.uuid,
      motivo: 'Faltaba un día',
    }
    const [papel] = (await issuer.admin.previa(body)).papeles
    expect(papel).toMatchObject({ saldo: 900_000 })
    expect((await issuer.editor.issue(body)).status).toBe(403)
    const { status, body: issued } = await issuer.admin.issue(body)
    expect([status, issued]).toMatchObject([201, [{ numero: 2, reemplaza: paper.uuid, valor: papel?.total }]])
    const { emitidos, abonos } = await issuer.stored(uuid)
    expect(emitidos.find(({ numero }) => numero === 1)).toMatchObject({
      anulado: 1,
      motivo: 'Faltaba un día',
      version: 2,
    })
    expect(abonos).toMatchObject([{ valor: 200_000, origen: 'Liquidación 2026-2' }])
    const again = await issuer.admin.seen({ ...body, reemplaza: issued[0]?.uuid })
    const answers = await Promise.all([issuer.admin.send(again), issuer.admin.send(again)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
    expect((await issuer.stored(uuid)).abonos).toMatchObject([{ origen: 'Liquidación 2026-3' }])
    const twice = { ...again, papeles: [...again.papeles, ...again.papeles] }
    expect((await issuer.admin.send(twice)).status).toBe(400)
  })

  it('are neither edited, deleted nor brought back in the database', async () => {
    const { paper } = await one()
    const { uuid } = paper
    const refuse = async (...statements: readonly ReturnType<typeof sql>[]) => {
      for (const statement of statements) {
        const outcome = await statement.execute(issuer.db).catch(String)
        expect([statement.compile(issuer.db).sql, outcome]).toEqual([
          expect.any(String),
          expect.stringContaining('an issued paper stays as it is'),
        ])
      }
    }
    await refuse(
      sql`update emitidos set valor = 1 where uuid = ${uuid}`,
      sql`update emitidos set valor = 1, anulado = 1 where uuid = ${uuid}`,
      sql`update emitidos set motivo = 'x' where uuid = ${uuid}`,
      sql`update emitidos set reemplaza = uuid, anulado = 1 where uuid = ${uuid}`,
      sql`delete from emitidos where uuid = ${uuid}`,
      sql`update "emitidoConceptos" set valor = 1`,
      sql`delete from "emitidoConceptos"`,
      sql`update "emitidoPdf" set pdf = pdf`,
      sql`delete from "emitidoPdf"`,
      ...(engine === 'postgres' ? [sql`truncate "emitidoPdf"`, sql`truncate "emitidoConceptos"`] : []),
    )
    await issuer.annul(uuid)
    await refuse(
      sql`update emitidos set anulado = 0 where uuid = ${uuid}`,
      sql`update emitidos set motivo = 'otro' where uuid = ${uuid}`,
    )
  })

  // No engine could break what follows.
  if (engine === ANY_ENGINE) {
    it('are numbered by company, kind and year, whatever the company’s spelling', async () => {
      const empresa = aCompany()
      const again = await aLeaver(issuer.db, { empresa: ` ${empresa.toUpperCase().replace(' ', '   ')} ` })
      const antigua = { ...liquidacion(again.documento, { cesantias: [] }), tipo: 'liquidacion-antigua' }
      await one({ empresa })
      expect(numbers((await issuer.editor.issue(antigua)).body)).toEqual(['2026-1'])
      const third = await aLeaver(issuer.db, { empresa: empresa.replace('E', 'É') })
      expect(numbers((await issuer.editor.issue(liquidacion(third.documento))).body)).toEqual(['2026-2'])
    })

    it('are refused, all of them, when one has changed since it was seen, and named', async () => {
      const empresa = aCompany()
      const drivers: string[] = []
      const contracts: string[] = []
      for (const nombre of ['Beto', 'Carla']) {
        const { uuid } = await aConductor(issuer.db, { nombre, empresa })
        contracts.push((await aContrato(issuer.db, uuid, { empresa })).uuid)
        await aLiquidacion(issuer.db, {
          conductorUuid: uuid,
          fecha: '2026-08-01',
          salarioSensor: 1,
          salarioReg: 1,
        })
        drivers.push(uuid)
      }
      const body = { tipo: 'prima', mes: 12, datos: {} }
      const all = await issuer.editor.seen(body)
      const papeles = all.papeles.filter(({ clave }) => contracts.includes(clave))
      const [beto = '', carla = ''] = drivers
      const settle = (conductorUuid: string) =>
        aLiquidacion(issuer.db, { conductorUuid, fecha: '2026-08-02', salarioSensor: 9 })
      await settle(carla)
      const refused = await issuer.editor.send({ ...body, papeles })
      expect([refused.status, refused.body.mensaje]).toEqual([
        409,
        'No se emitió nada. Los datos de Carla cambiaron: revise la vista previa.',
      ])
      expect((await issuer.stored(beto)).emitidos).toEqual([])
      expect((await issuer.editor.send({ ...body, papeles: papeles.slice(0, 1) })).status).toBe(201)
    })

    it('are replaced and found by the documento that their driver has by now', async () => {
      const { uuid, documento, contratoUuid, paper } = await one()
      const neutrales = [{ desde: '2026-08-01', hasta: '2026-08-05', motivo: 'Taller' }]
      const prima = {
        tipo: 'prima',
        mes: 6,
        datos: {
          ajustes: { [contratoUuid]: { neutrales } },
          elegidos: [contratoUuid],
        },
      }
      await issuer.editor.issue(prima)
      const now = `${documento}-1`
      await issuer.db.updateTable('conductores').set({ documento: now }).where('uuid', '=', uuid).execute()
      const { body } = await issuer.as('admin')('GET', `/emitidos?documento=${now}`)
      const { emitidos } = body as { emitidos: Emitido[] }
      expect(emitidos.map((one) => [one.documento, one.nombre])).toEqual([
        [now, paper.nombre],
        [now, paper.nombre],
      ])
      for (const { uuid: reemplaza, tipo, cuerpo } of emitidos) {
        const { papeles } = await issuer.admin.previa({ ...cuerpo, reemplaza })
        expect(papeles).toMatchObject([{ documento: now }])
        if (tipo === 'prima')
          expect(cuerpo).toMatchObject({ datos: { ajustes: { [contratoUuid]: { neutrales } } } })
        expect((await issuer.admin.issue({ ...cuerpo, reemplaza })).status).toBe(201)
      }
    })

    it('are not undone, nor is their annulment', async () => {
      const { uuid, paper } = await one()
      const undo = async () => {
        const { grupo } = await issuer.db
          .selectFrom('cambios')
          .select('grupo')
          .orderBy('secuencia', 'desc')
          .executeTakeFirstOrThrow()
        return issuer.as('admin')('POST', '/historial/deshacer', { grupo })
      }
      const refusal = { status: 409, body: { mensaje: 'Lo emitido no se deshace. Anule el documento.' } }
      expect(await undo()).toEqual(refusal)
      await issuer.annul(paper.uuid)
      expect(await undo()).toEqual(refusal)
      expect((await issuer.stored(uuid)).abonos).toEqual([])
    })

    it('are not issued of a contract that nobody has confirmed, nor of one that is not there', async () => {
      const { uuid, documento } = await aConductor(issuer.db, { nombre: 'Fabio' })
      await aLiquidacion(issuer.db, { conductorUuid: uuid, fecha: '2026-08-01', salarioSensor: 1_000_000 })
      const seen = await issuer.editor.seen(liquidacion(documento, {}))
      expect(await issuer.editor.send(seen)).toMatchObject({
        status: 409,
        body: { mensaje: expect.stringContaining('Fabio (Coonatra): Confirme el contrato') as string },
      })
      const papeles = seen.papeles.map((paper) => ({ ...paper, clave: randomUUID() }))
      expect(await issuer.editor.send({ ...seen, papeles })).toMatchObject({
        status: 409,
        body: { mensaje: 'No se emitió nada. Los datos de un conductor cambiaron: revise la vista previa.' },
      })
    })

    it('are listed, the latest first, by year, kind and driver', async () => {
      const { uuid, documento, paper } = await one()
      const [stored] = (await issuer.stored(uuid)).emitidos
      const instante = stored!.instante.replace('2026', '2025')
      const former = { ...stored!, uuid: randomUUID(), anio: 2025, instante }
      await issuer.db.insertInto('emitidos').values(former).execute()
      await issuer.annul(paper.uuid)
      await issuer.editor.issue(liquidacion(documento))
      const list = async (query: string) =>
        ((await issuer.as('consulta')('GET', `/emitidos?${query}`)).body as { emitidos: Emitido[] }).emitidos
      expect(numbers(await list(`documento=${documento}`))).toEqual(['2026-2', '2026-1', '2025-1'])
      expect(await list(`documento=${documento}&tipo=prima`)).toEqual([])
      expect((await list('anio=2025')).map((row) => row.uuid)).toEqual([former.uuid])
      expect((await list('')).map((row) => row.uuid)).toEqual(expect.not.arrayContaining([former.uuid]))
      expect((await issuer.as('consulta')('GET', '/emitidos?documento=0')).status).toBe(404)
    })
  }
})
