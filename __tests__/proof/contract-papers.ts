/** Recomputes the papers of contracts from the raw rows, day by day and by no code of the product's, and says where the previews differ. */
import { randomUUID } from 'node:crypto'
import type { Papel } from '../../src/contract/previa'
import type { Db } from '../../src/server/db/types'
import type { Engine } from '../setup/databases'
import { aBus, aConductor, aContrato, aLiquidacion } from '../server/builders'
import { openApplication, type Application, type Options } from '../server/realApp'
import { dayOf, generator, isNeutral, partsOf, rawRows, textOf, utc, weight } from './papers'

const LEGAL = [
  [2026, 1_750_905, 249_095],
  [2025, 1_423_500, 200_000],
  [2024, 1_300_000, 162_000],
  [2023, 1_160_000, 140_606],
  [2022, 1_000_000, 117_172],
  [2021, 908_526, 106_454],
] as const
const legalOf = (day: number) => LEGAL.find(([year]) => year <= partsOf(day)[0]) ?? [0, 0, 0]

/** Half up, of a quotient that is not negative. */
const half = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor))

export interface Contract {
  uuid: string
  conductorUuid: string
  desde: string
  hasta: string | null
  vacacionesPrevias: number
  cesantiasDesde: string | null
}
/** An issued paper that stands, as its row says. */
export interface Issued {
  uuid: string
  contratoUuid: string
  tipo: string
  nombre: string
  corte: string
  lineas: readonly Papel['lineas'][number][]
  /** Working days paid in money, of which a line shows two decimals. */
  paidDays: number
}
export type Rows = Awaited<ReturnType<typeof companyRows>>

const NAMES: Record<string, string> = {
  prima: 'Prima',
  vacaciones: 'Vacaciones',
  liquidacion: 'Liquidación',
  'liquidacion-antigua': 'Liquidación Antigua',
  bono: 'Bono',
}

/** The papers that stand, in the order in which they were issued. */
export async function standingPapers(db: Db): Promise<Issued[]> {
  const papers = await db
    .selectFrom('emitidos')
    .selectAll()
    .where('anulado', '=', 0)
    .orderBy('instante')
    .execute()
  const cover = await db
    .selectFrom('emitidoConceptos')
    .select(['emitidoUuid', 'dias'])
    .where('concepto', '=', 'vacaciones')
    .execute()
  return papers.map(({ uuid, contratoUuid, tipo, anio, numero, corte, lineas }) => ({
    paidDays: cover.find(({ emitidoUuid }) => emitidoUuid === uuid)?.dias ?? 0,
    uuid,
    contratoUuid,
    tipo,
    corte,
    nombre: `${NAMES[tipo]} ${anio}-${numero}`,
    lineas: JSON.parse(lineas) as Issued['lineas'],
  }))
}

/** All rows from which papers follow. */
export async function companyRows(db: Db) {
  const raw = await rawRows(db)
  const recorded = raw.settlements.map(({ fecha }) => dayOf(fecha))
  const contracts: Contract[] = await db.selectFrom('contratos').selectAll().execute()
  return {
    ...raw,
    contracts,
    festivos: (await db.selectFrom('festivos').selectAll().execute()).map(({ fecha }) => dayOf(fecha)),
    first: recorded.reduce((a, b) => Math.min(a, b), Infinity),
    last: recorded.reduce((a, b) => Math.max(a, b), -Infinity),
    papers: await standingPapers(db),
  }
}

/** Choices of the clerk. */
interface Choices {
  leave: readonly (readonly [number, number])[]
  minimum: boolean
  allowance: boolean
}

/** Everything of one contract, by days. */
function career(
  rows: Rows,
  contract: Contract,
  from: number,
  until: number,
  { leave, minimum, allowance }: Choices,
) {
  const { first, last } = rows
  const pay = new Map<number, number>()
  const add = (fecha: string, sum: number) => pay.set(dayOf(fecha), (pay.get(dayOf(fecha)) ?? 0) + sum)
  for (const { fecha, conductorUuid, salarioSensor } of rows.settlements)
    if (conductorUuid === contract.conductorUuid) add(fecha, salarioSensor)
  const neutral = new Set(
    rows.absences
      .filter((row) => row.conductorUuid === contract.conductorUuid && isNeutral(row.justificacion))
      .map(({ fecha }) => dayOf(fecha))
      .filter((day) => !pay.has(day)),
  )
  const issued = rows.papers.filter(({ contratoUuid }) => contratoUuid === contract.uuid)
  const paid = issued.flatMap(({ lineas, ...paper }) =>
    lineas.flatMap(({ concepto, desde, hasta, dias, valor }) =>
      desde === null || hasta === null
        ? []
        : [{ ...paper, concepto, valor, dias: dias ?? 0, a: dayOf(desde), b: dayOf(hasta) }],
    ),
  )
  let taken = Math.round(contract.vacacionesPrevias * 10) * 360
  const worked = new Set(pay.keys())
  for (const { concepto, a, b, corte, paidDays, valor } of paid) {
    if (concepto === 'bono') add(corte, valor)
    if (concepto === 'vacaciones') taken += Math.round(paidDays * 3600)
    for (let day = a; concepto === 'disfrutadas' && day <= b; day += 1) {
      if (!worked.has(day)) neutral.add(day)
      if (new Date(textOf(day)).getUTCDay() !== 0 && !rows.festivos.includes(day)) taken += 3600
    }
  }
  const isLeave = (day: number) => leave.some(([a, b]) => day >= a && day <= b)

  /** Days that count from one to another, the 31st on which the contract begins for the 30th before it, and those of leave. */
  function days(a: number, b: number) {
    const counted = { all: 0, unpaid: 0, neutral: 0, pay: 0 }
    for (let day = a; day <= b; day += 1) {
      const is31First = day === from && partsOf(day)[2] === 31
      counted.all += is31First ? 1 : weight(day)
      if (isLeave(day)) counted.unpaid += weight(day)
      else if (neutral.has(day)) counted.neutral += weight(day)
      counted.pay += pay.get(day) ?? 0
    }
    return counted
  }
  function average(a: number, b: number, withAllowance: boolean) {
    const begin = Math.max(a, from, first)
    const end = Math.min(b, last)
    const whole = days(begin, end)
    const over = Math.max(1, whole.all - whole.unpaid - whole.neutral)
    let thirtieths = 0
    for (let day = begin; withAllowance && allowance && day <= end;) {
      const [year, month] = partsOf(day)
      const next = utc(year, month + 1, 1)
      const part = days(day, Math.min(end, next - 1))
      const worked = part.all - part.unpaid - part.neutral
      const [, smmlv, auxilio] = legalOf(day)
      if (part.pay * 30 <= 2 * smmlv * worked) thirtieths += auxilio * worked
      day = next
    }
    const [, smmlv] = legalOf(end)
    const isBelow = whole.pay * 30 < smmlv * over
    const monthly = minimum && isBelow ? BigInt(smmlv) * BigInt(over) : BigInt(whole.pay) * 30n
    const top = monthly + BigInt(thirtieths)
    return {
      base: half(top * 100n, BigInt(over)) / 100,
      times: (factor: number, by: number) => half(top * BigInt(factor), BigInt(over) * BigInt(by)),
    }
  }
  return { days, average, from, until, contract, paid, taken }
}

/** The day after that of a year before. */
function yearBefore(end: number) {
  const [year, month, date] = partsOf(end)
  return partsOf(end + 1)[2] === 1 ? utc(year - 1, month + 1, 1) : utc(year - 1, month, date + 1)
}

type Career = ReturnType<typeof career>
export type Line = readonly [string, string | null, string | null, number | null, number | null, number]

function primaOf({ average, days, from, until, paid }: Career, month: number, cut: number): Line[] {
  const [year, now] = partsOf(cut)
  const of = now < month - 5 ? year - 1 : year
  const h1 = utc(of, month - 5, 1)
  const h2 = utc(of, month + 1, 0)
  const isPaid = (day: number) =>
    paid.some(({ concepto, a, b }) => concepto === 'prima' && day >= a && day <= b)
  const last = Math.min(cut < utc(of, month, 1) && until === Infinity ? cut : h2, until)
  let begin = Math.max(h1, from)
  while (begin <= last && isPaid(begin)) begin += 1
  let end = begin - 1
  while (end < last && !isPaid(end + 1)) end += 1
  const accrued = days(begin, end).all
  const { base, times } = average(h1, Math.min(cut, until, h2), true)
  return accrued > 0 ? [['prima', textOf(begin), textOf(end), accrued, base, times(accrued, 360)]] : []
}

function severanceOf({ average, days, from, contract }: Career, end: number): Line[] {
  const open = Math.max(from, contract.cesantiasDesde ? dayOf(contract.cesantiasDesde) : from)
  const lines: Line[] = []
  for (let year = partsOf(open)[0]; open <= end && year <= partsOf(end)[0]; year += 1) {
    const a = Math.max(open, utc(year, 1, 1))
    const b = Math.min(end, utc(year, 12, 31))
    const { all, unpaid } = days(a, b)
    const accrued = all - unpaid
    const { base, times } = average(yearBefore(b), b, true)
    const value = times(accrued, 360)
    lines.push(['cesantias', textOf(a), textOf(b), accrued, base, value])
    const interest = half(BigInt(value) * BigInt(accrued) * 12n, 36_000n)
    lines.push(['intereses', textOf(a), textOf(b), accrued, value, interest])
  }
  return lines
}

function vacationOf({ average, days, from, taken }: Career, end: number, tenths?: number): Line[] {
  const { all, unpaid } = days(from, end)
  const left = (all - unpaid) * 150 - taken
  const due = tenths === undefined ? Math.max(0, left) : tenths * 360
  const { base, times } = average(yearBefore(end), end, false)
  const shown = half(BigInt(due), 36n) / 100
  return [['vacaciones', textOf(from), textOf(end), shown, base, times(due, 30 * 3600)]]
}

const lineOf = ({ concepto, desde, hasta, dias, base, valor }: Papel['lineas'][number]): Line => [
  concepto,
  desde,
  hasta,
  dias,
  base,
  valor,
]

/** The last day of a contract for every calculation; none while it is still to come. */
export function endOf({ desde, hasta }: Contract, driver: Rows['drivers'][number], today: number) {
  const past = (end: number) => (end > today ? Infinity : end)
  if (hasta && dayOf(hasta) <= today) return dayOf(hasta)
  const left = driver.fechaUltimoRetiro ? dayOf(driver.fechaUltimoRetiro) : undefined
  const back = driver.servicioDesde ? dayOf(driver.servicioDesde) : undefined
  if (back !== undefined && back > dayOf(desde))
    return past(left !== undefined && left <= back ? left : back - 1)
  return driver.valido ? Infinity : past(left ?? today)
}

/** A request of the previews, of one contract. */
export interface Request {
  tipo: string
  mes?: 6 | 12
  documento?: string
  datos: {
    licencias?: readonly { desde: string; hasta: string }[]
    minimo?: boolean
    fechaRetiro?: string
    cesantias?: readonly { year: string; valor: number }[]
    forma?: string
    desde?: string
    hasta?: string
    dias?: number
    liberalidad?: boolean
  }
}

/** Lines of a contract's paper, and the name of the latest that pays it already. @param until the last day of the contract */
export function expectedOf(
  rows: Rows,
  contract: Contract,
  until: number,
  { tipo, mes = 12, datos }: Request,
  today: number,
  allowance: boolean,
) {
  const from = dayOf(contract.desde)
  const end = datos.fechaRetiro && tipo.startsWith('liquidacion') ? dayOf(datos.fechaRetiro) : until
  const leave = (datos.licencias ?? []).map(({ desde, hasta }) => [dayOf(desde), dayOf(hasta)] as const)
  const minimum = datos.minimo ?? false
  const own = career(rows, contract, from, end, { leave, minimum, allowance })
  const { average, paid } = own
  type Paid = (typeof paid)[number]
  const coveredBy = (pays: (one: Paid) => boolean) => paid.filter(pays).at(-1)?.nombre
  const isVacation = ({ concepto }: Paid) => concepto === 'vacaciones' || concepto === 'disfrutadas'
  const isEnd = (one: Paid) => one.tipo.startsWith('liquidacion')
  const [year, month] = partsOf(today)
  if (tipo === 'prima') {
    const lines = primaOf(own, mes, today)
    const h1 = utc(month < mes - 5 ? year - 1 : year, mes - 5, 1)
    const isOfIt = ({ concepto, a, b }: Paid) => concepto === 'prima' && b >= h1 && a <= today
    return { lines, covered: lines.length > 0 ? undefined : coveredBy(isOfIt) }
  }
  if (tipo === 'bono') {
    const of = month < 7 ? year - 1 : year
    const last = Math.min(today, utc(of, 12, 31), until)
    const { base, times } = average(utc(of, 1, 1), last, false)
    const { dias = 0, liberalidad } = datos
    const value = times(Math.round(dias * 10), 300)
    const concept = liberalidad ? 'liberalidad' : 'bono'
    return {
      lines: [
        [concept, textOf(Math.max(utc(of, 1, 1), from)), textOf(last), dias, base, value] satisfies Line,
      ],
      covered: coveredBy(
        ({ concepto, a }) => ['bono', 'liberalidad'].includes(concepto) && partsOf(a)[0] === of,
      ),
    }
  }
  if (datos.forma === 'compensadas') {
    const tenths = Math.round((datos.dias ?? 0) * 10)
    const last = Math.min(today, until)
    const { all, unpaid } = own.days(from, last)
    const isSpent = (all - unpaid) * 150 - own.taken < tenths * 360
    return {
      lines: vacationOf(own, last, tenths),
      covered: coveredBy((one) => isEnd(one) || (isSpent && isVacation(one))),
    }
  }
  if (datos.forma === 'disfrutadas') {
    const [d1, d2] = [dayOf(datos.desde ?? ''), dayOf(datos.hasta ?? '')]
    const { base, times } = average(yearBefore(d1 - 1), d1 - 1, false)
    const count = d2 - d1 + 1
    return {
      lines: [['disfrutadas', textOf(d1), textOf(d2), count, base, times(count, 30)] satisfies Line],
      covered: coveredBy(
        (one) => isEnd(one) || (one.concepto === 'disfrutadas' && one.a <= d2 && one.b >= d1),
      ),
    }
  }
  const typed = (datos.cesantias ?? []).flatMap(({ year: of, valor }): Line[] => [
    ['cesantiasAnteriores', `${of}-01-01`, `${of}-12-31`, null, null, valor],
    ['interesesAnteriores', `${of}-01-01`, `${of}-12-31`, null, null, half(BigInt(valor) * 12n, 100n)],
  ])
  const lines = [
    ...typed,
    ...severanceOf(own, end),
    ...primaOf(own, partsOf(end)[1] > 6 ? 12 : 6, end),
    ...vacationOf(own, end),
  ]
  return { lines, covered: coveredBy(isEnd) }
}

export const totalOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line[5], 0)

/** Says where a paper is not what was expected. */
export function differenceOf(papel: Papel | undefined, { lines, covered }: ReturnType<typeof expectedOf>) {
  const said = [papel?.lineas.map(lineOf), papel?.total, papel?.cubiertoPor]
  const expected = [lines, totalOf(lines), covered]
  return JSON.stringify(said) === JSON.stringify(expected) ? undefined : { said, expected }
}

/** The differences between the previews of every contract and what the raw rows come to; and how many papers there were. */
export async function contractDifferences({ db, ask }: Application, hoy: string, allowance: boolean) {
  const today = dayOf(hoy)
  const rows = await companyRows(db)
  const wrong: unknown[] = []
  let papers = 0
  const preview = async (payload: object) => {
    const answer = await ask('admin', { method: 'POST', url: '/api/documentos/previa', payload })
    return answer.statusCode === 200 ? answer.json<{ papeles: Papel[] }>().papeles : []
  }
  const ofMonth = [
    { tipo: 'prima', mes: 6, datos: {} },
    { tipo: 'prima', mes: 12, datos: {} },
    { tipo: 'bono', mes: 12, datos: { dias: 15.5 } },
  ] as const
  const months = await Promise.all(ofMonth.map(preview))
  for (const contract of rows.contracts) {
    const driver = rows.drivers.find(({ uuid }) => uuid === contract.conductorUuid)
    if (!driver) continue
    const { documento } = driver
    const from = dayOf(contract.desde)
    const until = endOf(contract, driver, today)
    const compare = (body: Request, papel: Papel | undefined) => {
      papers += 1
      const difference = differenceOf(papel, expectedOf(rows, contract, until, body, today, allowance))
      if (difference) wrong.push({ ...difference, documento, contract, body })
    }
    for (const [i, body] of ofMonth.entries()) {
      const papel = months[i]?.find(({ contrato }) => contrato.uuid === contract.uuid)
      if (papel) compare(body, papel)
    }
    const end = until === Infinity ? today : until
    if (end < from) continue
    const datos = {
      contratoUuid: contract.uuid,
      fechaRetiro: textOf(end),
      licencias:
        end - 76 < from
          ? []
          : [{ desde: textOf(Math.max(from, end - 95)), hasta: textOf(end - 76), motivo: '' }],
      minimo: Number(documento) % 2 === 0,
    }
    const ask = async (tipo: string, more: object = {}) => {
      const body = { tipo, documento, datos: { ...datos, ...more } }
      compare(body, (await preview(body))[0])
    }
    await ask('liquidacion')
    const open = Math.max(from, contract.cesantiasDesde ? dayOf(contract.cesantiasDesde) : from)
    const year = partsOf(open)[0] - 1
    if (year >= partsOf(from)[0])
      await ask('liquidacion-antigua', { cesantias: [{ year: String(year), valor: 1_000_007 }] })
    if (end - 20 > from)
      await ask('vacaciones', { forma: 'disfrutadas', desde: textOf(end - 20), hasta: textOf(end - 3) })
  }
  return { wrong, papers }
}

const JUSTIFICATIONS = ['Vacaciones', ' ENFERMO', 'Incapacidád', 'Descanso', '']

/** Adds a driver with one contract or two, who ends on a day that is hard to count, and has worked on some days since adoption. */
async function aContractCareer(
  db: Db,
  chance: (below: number) => number,
  today: number,
  began: number,
  i: number,
) {
  const [year] = partsOf(today)
  const ends = [
    utc(year, 12, 20),
    utc(year, 1, 20),
    utc(year, 8, 31),
    utc(year, 2, 28),
    utc(year - 1, 12, 31),
  ]
  const from = today - chance(1400) - 30
  const start = chance(5) === 0 ? utc(partsOf(from)[0], 7, 31) : from
  const chosen = ends[chance(ends.length)] ?? today
  const end = chosen > start && chosen <= today ? chosen : start + chance(Math.max(1, today - start))
  const isBack = chance(3) === 0 && end + 2 < today
  const back = Math.min(today, end + 1 + chance(40))
  const isGone = !isBack && chance(2) === 0
  const { uuid } = await aConductor(db, {
    documento: `8${i}`,
    nombre: `Persona ${i}`,
    empresa: ['Coonatra', 'Coopetrans'][i % 2],
    fechaUltimoIngreso: textOf(isBack ? back : start),
    servicioDesde: isBack ? textOf(back) : null,
    fechaUltimoRetiro: isGone || isBack ? textOf(end) : null,
    valido: isGone ? 0 : 1,
  })
  const isOpen = chance(4) === 0
  const isClosed = (isGone || isBack) && !isOpen
  await aContrato(db, uuid, {
    desde: textOf(start),
    hasta: isClosed ? textOf(end) : null,
    vacacionesPrevias: chance(300) / 10,
    cesantiasDesde:
      chance(2) === 0 ? null : `${Math.max(partsOf(start)[0], partsOf(end)[0] - chance(2))}-01-01`,
  })
  if (isBack) await aContrato(db, uuid, { desde: textOf(back) })
  if (chance(12) === 0) return
  const { numero: busNumero } = await aBus(db)
  const pace = 1 + chance(4)
  const most = 100_000 + chance(300_000)
  for (let day = Math.max(start, began); day <= today; day += 1) {
    const fecha = textOf(day)
    if (chance(pace) === 0)
      await aLiquidacion(db, {
        fecha,
        busNumero,
        conductorUuid: uuid,
        salarioSensor: chance(most),
        fechaEntrega: chance(20) === 0 ? null : fecha,
      })
    else if (chance(8) === 0)
      await db
        .insertInto('asistencias')
        .values({
          uuid: randomUUID(),
          fecha,
          conductorUuid: uuid,
          bus: '',
          justificacion: JUSTIFICATIONS[chance(JUSTIFICATIONS.length)] ?? '',
          asistio: 0,
          entregoAlDia: 0,
          entregoPresencial: 0,
        })
        .execute()
  }
}

/** A company of people with such contracts, adopted within the last two years. */
export async function contractCareers(
  engine: Engine,
  hoy: string,
  people: number,
  seed: number,
  auxilioTransporte: boolean,
  now: Options['now'] = `${hoy}T17:00:00Z`,
) {
  const application = await openApplication(engine, { now, config: { auxilioTransporte } })
  const chance = generator(seed)
  const today = dayOf(hoy)
  const began = today - 60 - chance(600)
  await application.db.transaction().execute(async (trx) => {
    for (let i = 0; i < people; i += 1) await aContractCareer(trx, chance, today, began, i)
  })
  return application
}

/** Confirms a contract of each driver, from the last entry on: the retirement ends it. */
export async function confirmContracts(db: Db) {
  for (const { uuid, fechaUltimoIngreso } of await db.selectFrom('conductores').selectAll().execute())
    if (fechaUltimoIngreso)
      await aContrato(db, uuid, {
        desde: fechaUltimoIngreso,
        cesantiasDesde: '2026-01-01' < fechaUltimoIngreso ? null : '2026-01-01',
      })
}
