/** Recomputes the papers of contracts from the raw rows, day by day and by no code of the product's, and says where the previews differ. */
import { randomUUID } from 'node:crypto'
import type { Papel } from '../../src/contract/previa'
import type { Db } from '../../src/server/db/types'
import type { Engine } from '../setup/databases'
import { aBus, aConductor, aContrato, aLiquidacion } from '../server/builders'
import { openApplication, type Application } from '../server/realApp'
import { dayOf, generator, isNeutral, partsOf, rawRows, textOf, utc, weight } from './papers'

const LEGAL = [
  [2026, 1_750_905, 249_095],
  [2025, 1_423_500, 200_000],
  [2024, 1_300_000, 162_000],
] as const
const legalOf = (day: number) => LEGAL.find(([year]) => year <= partsOf(day)[0]) ?? [0, 0, 0]

/** Half up, of a quotient that is not negative. */
const half = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor))

type Rows = Awaited<ReturnType<typeof rawRows>> & {
  contracts: readonly Contract[]
  festivos: readonly number[]
}
interface Contract {
  uuid: string
  conductorUuid: string
  desde: string
  hasta: string | null
  vacacionesPrevias: number
  cesantiasDesde: string | null
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
  const own = rows.settlements.filter((row) => row.conductorUuid === contract.conductorUuid)
  const pay = new Map<number, number>()
  for (const { fecha, salarioSensor } of own)
    pay.set(dayOf(fecha), (pay.get(dayOf(fecha)) ?? 0) + salarioSensor)
  const neutral = new Set(
    rows.absences
      .filter((row) => row.conductorUuid === contract.conductorUuid && isNeutral(row.justificacion))
      .map(({ fecha }) => dayOf(fecha))
      .filter((day) => !pay.has(day)),
  )
  const recorded = rows.settlements.map(({ fecha }) => dayOf(fecha))
  const first = recorded.reduce((a, b) => Math.min(a, b), Infinity)
  const last = recorded.reduce((a, b) => Math.max(a, b), -Infinity)
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
  return { days, average, from, until, contract }
}

/** The day after that of a year before. */
function yearBefore(end: number) {
  const [year, month, date] = partsOf(end)
  return partsOf(end + 1)[2] === 1 ? utc(year - 1, month + 1, 1) : utc(year - 1, month, date + 1)
}

type Career = ReturnType<typeof career>
type Line = readonly [string, string | null, string | null, number | null, number | null, number]

function primaOf({ average, days, from, until }: Career, month: number, cut: number): Line[] {
  const [year, now] = partsOf(cut)
  const of = now < month - 5 ? year - 1 : year
  const h1 = utc(of, month - 5, 1)
  const h2 = utc(of, month + 1, 0)
  const begin = Math.max(h1, from)
  const end = Math.min(cut < utc(of, month, 1) ? cut : h2, until)
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

function vacationOf({ average, days, from, contract }: Career, end: number): Line[] {
  const { all, unpaid } = days(from, end)
  const left = (all - unpaid) * 150 - Math.round(contract.vacacionesPrevias * 10) * 360
  const due = Math.max(0, left)
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

/** The last day of a contract for every calculation. */
function endOf({ desde, hasta }: Contract, driver: Rows['drivers'][number], today: number) {
  if (hasta) return dayOf(hasta)
  const left = driver.fechaUltimoRetiro ? dayOf(driver.fechaUltimoRetiro) : undefined
  const back = driver.servicioDesde ? dayOf(driver.servicioDesde) : undefined
  if (back !== undefined && back > dayOf(desde)) return left !== undefined && left <= back ? left : back - 1
  return driver.valido ? Infinity : (left ?? today)
}

/** The differences between the previews of every contract and what the raw rows come to; and how many papers there were. */
export async function contractDifferences({ db, ask }: Application, hoy: string, allowance: boolean) {
  const today = dayOf(hoy)
  const rows: Rows = {
    ...(await rawRows(db)),
    contracts: await db.selectFrom('contratos').selectAll().execute(),
    festivos: (await db.selectFrom('festivos').selectAll().execute()).map(({ fecha }) => dayOf(fecha)),
  }
  const wrong: unknown[] = []
  let papers = 0
  const preview = async (payload: object) => {
    const answer = await ask('admin', { method: 'POST', url: '/api/documentos/previa', payload })
    return answer.statusCode === 200 ? answer.json<{ papeles: Papel[] }>().papeles : []
  }
  const compare = (what: string, papel: Papel | undefined, expected: readonly Line[]) => {
    papers += 1
    const said = papel?.lineas.map(lineOf)
    const total = expected.reduce((sum, line) => sum + line[5], 0)
    if (JSON.stringify([said, papel?.total]) !== JSON.stringify([expected, total]))
      wrong.push({ what, said, expected })
  }
  const months = await Promise.all([6, 12].map((mes) => preview({ tipo: 'prima', mes, datos: {} })))
  const bonos = await preview({ tipo: 'bono', mes: 12, datos: { dias: 15.5 } })
  for (const contract of rows.contracts) {
    const driver = rows.drivers.find(({ uuid }) => uuid === contract.conductorUuid)
    if (!driver) continue
    const { documento } = driver
    const from = dayOf(contract.desde)
    const until = endOf(contract, driver, today)
    const plain = career(rows, contract, from, until, { leave: [], minimum: false, allowance })
    for (const [i, mes] of [6, 12].entries()) {
      const papel = months[i]?.find(({ contrato }) => contrato.uuid === contract.uuid)
      if (papel) compare(`prima ${mes} ${documento} ${contract.desde}`, papel, primaOf(plain, mes, today))
    }
    const papel = bonos.find(({ contrato }) => contrato.uuid === contract.uuid)
    if (papel) {
      const of = partsOf(today)[1] < 7 ? partsOf(today)[0] - 1 : partsOf(today)[0]
      const end = Math.min(today, utc(of, 12, 31), until)
      const { base, times } = plain.average(utc(of, 1, 1), end, false)
      compare(`bono ${documento}`, papel, [['bono', `${of}-01-01`, textOf(end), 15.5, base, times(155, 300)]])
    }
    const end = until === Infinity ? today : until
    if (end < from) continue
    const leave = [[end - 95, end - 76] as const]
    const ranges = leave.map(([a, b]) => ({ desde: textOf(a), hasta: textOf(b), motivo: '' }))
    const minimum = Number(documento) % 2 === 0
    const datos = {
      contratoUuid: contract.uuid,
      fechaRetiro: textOf(end),
      licencias: ranges,
      minimo: minimum,
    }
    const own = career(rows, contract, from, end, { leave, minimum, allowance })
    const ended = [
      ...severanceOf(own, end),
      ...primaOf(own, partsOf(end)[1] > 6 ? 12 : 6, end),
      ...vacationOf(own, end),
    ]
    compare(
      `liquidación ${documento} ${contract.desde}`,
      (await preview({ tipo: 'liquidacion', documento, datos }))[0],
      ended,
    )
    const year =
      partsOf(Math.max(from, contract.cesantiasDesde ? dayOf(contract.cesantiasDesde) : from))[0] - 1
    if (year >= partsOf(from)[0]) {
      const cesantias = [{ year: String(year), valor: 1_000_007 }]
      const [old] = await preview({ tipo: 'liquidacion-antigua', documento, datos: { ...datos, cesantias } })
      compare(`antigua ${documento}`, old, [
        ['cesantiasAnteriores', `${year}-01-01`, `${year}-12-31`, null, null, 1_000_007],
        ['interesesAnteriores', `${year}-01-01`, `${year}-12-31`, null, null, 120_001],
        ...ended,
      ])
    }
    const d1 = end - 20
    if (d1 <= from) continue
    const rest = { desde: textOf(d1), hasta: textOf(end - 3) }
    const { base, times } = own.average(yearBefore(d1 - 1), d1 - 1, false)
    const [enjoyed] = await preview({
      ...{ tipo: 'vacaciones', documento },
      datos: { ...datos, forma: 'disfrutadas', ...rest },
    })
    compare(`disfrutadas ${documento}`, enjoyed, [
      ['disfrutadas', rest.desde, rest.hasta, 18, base, times(18, 30)],
    ])
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
    ...{ documento: `8${i}`, nombre: `Persona ${i}`, empresa: ['Coonatra', 'Coopetrans'][i % 2] },
    ...{ fechaUltimoIngreso: textOf(isBack ? back : start), servicioDesde: isBack ? textOf(back) : null },
    ...{ fechaUltimoRetiro: isGone || isBack ? textOf(end) : null, valido: isGone ? 0 : 1 },
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
        ...{ fecha, busNumero, conductorUuid: uuid, salarioSensor: chance(most) },
        fechaEntrega: chance(20) === 0 ? null : fecha,
      })
    else if (chance(8) === 0)
      await db
        .insertInto('asistencias')
        .values({
          ...{ uuid: randomUUID(), fecha, conductorUuid: uuid, bus: '' },
          justificacion: JUSTIFICATIONS[chance(JUSTIFICATIONS.length)] ?? '',
          ...{ asistio: 0, entregoAlDia: 0, entregoPresencial: 0 },
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
) {
  const application = await openApplication(engine, {
    now: `${hoy}T17:00:00Z`,
    config: { auxilioTransporte },
  })
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
