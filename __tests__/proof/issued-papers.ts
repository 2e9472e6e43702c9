/** Issues papers of contracts on days of chance, edits what is behind them, and says where they and their agreement are not what the raw rows come to. */
import { randomUUID } from 'node:crypto'
import type { Engine } from '../setup/databases'
import { HttpError } from '../../src/server/http/errors'
import type { Db } from '../../src/server/db/types'
import { aLiquidacion } from '../server/builders'
import { annul, issue, type Body } from '../server/documentos/issue'
import { aUsuario, type Application } from '../server/realApp'
import {
  companyRows,
  contractCareers,
  differenceOf,
  endOf,
  expectedOf,
  standingPapers,
  totalOf,
  type Contract,
  type Request,
  type Rows,
} from './contract-papers'
import { dayOf, generator, partsOf, rawRows, textOf } from './papers'

type Chance = (below: number) => number

/** An issued paper, with what does not move behind it. */
interface Frozen {
  uuid: string
  body: Request
  contract: Contract
  until: number
  day: number
  total: number
  behind: Pick<Rows, 'first' | 'last' | 'papers' | 'festivos'>
  /** An earlier paper was annulled since, which alone may change it. */
  outlives?: boolean
}

/** A contract that ends later runs until then, and its driver is at work. */
async function turnTo(db: Db, day: string, ends: readonly (readonly [Contract, Rows['drivers'][number]])[]) {
  for (const [{ uuid, hasta }, driver] of ends) {
    const isEnded = hasta !== null && hasta <= day
    await db
      .updateTable('contratos')
      .set({ hasta: isEnded ? hasta : null })
      .where('uuid', '=', uuid)
      .execute()
    const { valido, fechaUltimoRetiro, servicioDesde } = driver
    await db
      .updateTable('conductores')
      .set(
        isEnded
          ? { valido, fechaUltimoRetiro, servicioDesde }
          : { valido: 1, fechaUltimoRetiro: null, servicioDesde: null },
      )
      .where('uuid', '=', driver.uuid)
      .execute()
  }
}

/** A request of one driver's paper on a day. */
function ownRequest(
  chance: Chance,
  { uuid, hasta }: Contract,
  documento: string,
  day: number,
): Request & Body {
  const datos = {
    contratoUuid: uuid,
    minimo: chance(3) === 0,
    ...(chance(3) === 0 && {
      licencias: [{ desde: textOf(day - 60), hasta: textOf(day - 50 + chance(12)), motivo: '' }],
    }),
  }
  if (hasta !== null && chance(2) === 0) {
    const old = { cesantias: [{ year: String(partsOf(day)[0] - 2), valor: 1_000_000 + chance(999) }] }
    return chance(4) === 0
      ? { tipo: 'liquidacion-antigua', documento, datos: { ...datos, ...old } }
      : { tipo: 'liquidacion', documento, datos }
  }
  const desde = day - 5 + chance(30)
  return {
    tipo: 'vacaciones',
    documento,
    datos:
      chance(3) === 0
        ? { ...datos, forma: 'compensadas', dias: (1 + chance(60)) / 10 }
        : { ...datos, forma: 'disfrutadas', desde: textOf(desde), hasta: textOf(desde + chance(16)) },
  }
}

/** Issues papers of a company's contracts on some days up to one, and annuls and replaces some. */
export async function issueByChance(app: Application, today: number, chance: Chance, allowance: boolean) {
  const { db } = app
  const wrong: unknown[] = []
  const frozen = new Map<string, Frozen>()
  /** The paper that stands for each. */
  const replacements = new Map<string, string>()
  const lastOf = (uuid: string): string => {
    const next = replacements.get(uuid)
    return next === undefined ? uuid : lastOf(next)
  }
  const rows = await companyRows(db)
  const driverOf = (contract: Contract) =>
    rows.drivers.find(({ uuid }) => uuid === contract.conductorUuid) as Rows['drivers'][number]
  const ends = rows.contracts
    .filter(({ hasta }) => hasta !== null)
    .map((contract) => [contract, driverOf(contract)] as const)

  async function emit(body: Request & Body, day: number, replaced?: Frozen) {
    const corte = replaced?.day ?? day
    const behind = { ...rows, papers: rows.papers.filter(({ uuid }) => uuid !== replaced?.uuid) }
    const issued = await issue(app, textOf(day), body).catch((error: unknown) => {
      if (error instanceof HttpError) return []
      throw error
    })
    for (const { papel, uuid } of issued) {
      const contract = rows.contracts.find((one) => one.uuid === papel.contrato.uuid)
      if (!contract) continue
      const until = endOf(contract, driverOf(contract), corte)
      const end = until === Infinity && body.tipo.startsWith('liquidacion') ? corte : until
      const expected = expectedOf(behind, contract, end, body, corte, allowance)
      const difference = differenceOf(papel, expected)
      if (difference) wrong.push({ ...difference, body, day: textOf(day), contract, replaced })
      if (uuid === undefined) continue
      if (replaced) replacements.set(replaced.uuid, uuid)
      const { first, last, papers, festivos } = behind
      const own = papers.filter(({ contratoUuid }) => contratoUuid === contract.uuid)
      const given = { body, contract, until: end, day: corte, total: papel.total }
      frozen.set(uuid, { uuid, ...given, behind: { first, last, papers: own, festivos } })
    }
    rows.papers = await standingPapers(db)
  }

  const days = [today, ...Array.from({ length: 7 }, () => today - chance(500))].sort((a, b) => a - b)
  for (const day of days) {
    await turnTo(db, textOf(day), ends)
    rows.drivers = await db.selectFrom('conductores').selectAll().execute()
    rows.contracts = await db.selectFrom('contratos').selectAll().execute()
    const begun = rows.contracts.filter(({ desde }) => dayOf(desde) <= day)
    const chosen = () => begun.filter(() => chance(2) === 0).map(({ uuid }) => uuid)
    const mes = partsOf(day)[1] > 6 ? 12 : 6
    await emit({ tipo: 'prima', mes, datos: { elegidos: chosen() } } as Request & Body, day)
    const bono = { dias: (1 + chance(300)) / 10, liberalidad: chance(2) === 0 }
    await emit({ tipo: 'bono', mes: 12, datos: { ...bono, elegidos: chosen() } } as Request & Body, day)
    for (const contract of begun)
      if (chance(2) === 0) await emit(ownRequest(chance, contract, driverOf(contract).documento, day), day)
    for (const { uuid } of rows.papers) {
      const known = frozen.get(uuid)
      if (chance(8) > 0 || !known) continue
      if (chance(2) === 0) {
        await annul(app, textOf(day), uuid)
        rows.papers = await standingPapers(db)
      } else await emit({ ...known.body, reemplaza: uuid } as Request & Body, day, known)
    }
  }
  const papers = rows.papers.map(({ uuid }) => {
    const paper = frozen.get(uuid) as Frozen
    const earlier = paper.behind.papers.map((one) => lastOf(one.uuid))
    const standing = rows.papers.filter((one) => earlier.includes(one.uuid))
    return {
      ...paper,
      outlives: standing.length < earlier.length,
      behind: { ...paper.behind, papers: standing },
    }
  })
  return { wrong, papers, issued: frozen.size }
}

const JUSTIFICATIONS = ['Vacaciones', 'Enfermo', 'Incapacidad', 'Descanso', '']

/** Edits a settlement, or an absence, of chance. */
async function edit(db: Db, chance: Chance, drivers: Rows['drivers'], today: number) {
  const pick = <One>(all: readonly One[]) => all[chance(all.length)] as One
  const fecha = textOf(today + 20 - chance(600))
  const { uuid: conductorUuid } = pick(drivers)
  const kind = chance(5)
  if (kind === 0)
    return aLiquidacion(db, { fecha, conductorUuid, salarioSensor: chance(400_000), fechaEntrega: fecha })
  if (kind === 1) {
    await db
      .deleteFrom('asistencias')
      .where('fecha', '=', fecha)
      .where('conductorUuid', '=', conductorUuid)
      .execute()
    return db
      .insertInto('asistencias')
      .values({
        uuid: randomUUID(),
        fecha,
        conductorUuid,
        bus: '',
        justificacion: pick(JUSTIFICATIONS),
        asistio: 0,
        entregoAlDia: 0,
        entregoPresencial: 0,
      })
      .execute()
  }
  const stored = await db
    .selectFrom('liquidaciones')
    .select(['uuid'])
    .where('conductorUuid', '=', conductorUuid)
    .execute()
  const row = db
    .selectFrom('liquidaciones')
    .select('uuid')
    .where('uuid', '=', pick(stored)?.uuid ?? '')
  if (kind === 2) return db.deleteFrom('liquidaciones').where('uuid', 'in', row).execute()
  const changes = kind === 3 ? { salarioSensor: chance(400_000) } : { conductorUuid: pick(drivers).uuid }
  return db.updateTable('liquidaciones').set(changes).where('uuid', 'in', row).execute()
}

/** The papers whose agreement is not what the raw rows come to. @param user who has a session */
async function disagreements(app: Application, papers: readonly Frozen[], user: string, allowance: boolean) {
  const raw = await rawRows(app.db)
  const said: Record<string, number> = {}
  for (let i = 0; i < papers.length; i += 100) {
    const uuids = papers.slice(i, i + 100).map(({ uuid }) => uuid)
    const answer = await app.ask(user, {
      method: 'GET',
      url: `/api/emitidos/coincidencia?uuids=${uuids.join(',')}`,
    })
    Object.assign(said, answer.json())
  }
  const wrong: unknown[] = Object.keys(said).length === papers.length ? [] : [Object.keys(said).length]
  let changed = 0
  for (const { uuid, body, contract, until, day, total, behind, outlives } of papers) {
    const rows: Rows = { ...raw, contracts: [], ...behind }
    const { lines } = expectedOf(rows, contract, until, body, day, allowance)
    const expected = totalOf(lines) - total
    changed += expected === 0 || outlives ? 0 : 1
    if (said[uuid] !== expected) wrong.push({ uuid, said: said[uuid], expected, body })
  }
  return { wrong, changed }
}

/** A company of contracts with issued papers, behind which some edits are made; January comes before and after. */
export async function issuedCareers(
  engine: Engine,
  hoy: string,
  people: number,
  edits: number,
  seed: number,
) {
  const today = dayOf(hoy)
  const chance = generator(seed)
  const allowance = chance(2) === 0
  let now = hoy
  const app = await contractCareers(engine, hoy, people, seed, allowance, () => new Date(`${now}T17:00:00Z`))
  const { db } = app
  // Nothing is issued over days that only a sensor filled.
  await db.deleteFrom('liquidaciones').where('fechaEntrega', 'is', null).execute()
  const { papers, ...issued } = await issueByChance(app, today, chance, allowance)
  now = `${partsOf(today)[0] + 1}-01-15`
  await aUsuario(app.connection, 'enero')
  const before = await disagreements(app, papers, 'enero', allowance)
  const stored = () => db.selectFrom('emitidos').selectAll().orderBy('uuid').execute()
  const bytes = JSON.stringify(await stored())
  const drivers = await db.selectFrom('conductores').selectAll().execute()
  for (let i = 0; i < edits; i += 1) await edit(db, chance, drivers, today)
  const after = await disagreements(app, papers, 'enero', allowance)
  const isKept = JSON.stringify(await stored()) === bytes
  await app.close()
  return { ...issued, standing: papers.length, before, after, isKept }
}
