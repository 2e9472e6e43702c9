/** Recomputes primas and vacations from the raw rows, day by day and by no code of the product's, and says where the papers differ. */
import { randomUUID } from 'node:crypto'
import type { Db } from '../../src/server/db/types'
import { seedDemo } from '../../src/server/demo/seed'
import { textOfPdf } from '../setup/pdf'
import type { Engine } from '../setup/databases'
import { aBus, aConductor, aLiquidacion } from '../server/builders'
import { openApplication, PASSWORD, type Application } from '../server/realApp'

const DAY = 86_400_000
export const dayOf = (text: string) => Date.parse(text) / DAY
export const textOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)
export const partsOf = (day: number) => textOf(day).split('-').map(Number) as [number, number, number]
export const utc = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / DAY

/** The days of a calendar day in months of thirty: none of a 31st, the rest of the thirty of February's last. */
export function weight(day: number) {
  const [, month, date] = partsOf(day)
  if (date === 31) return 0
  return month === 2 && partsOf(day + 1)[2] === 1 ? 31 - date : 1
}
function count(from: number, until: number) {
  let days = 0
  for (let day = from; day <= until; day += 1) days += weight(day)
  return Math.max(1, days)
}
const ofService = (from: number, until: number, began: number) =>
  count(from === began && partsOf(from)[2] === 31 ? from - 1 : from, until)

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()
const NEUTRAL = ['vacaciones', 'incapacidad', 'enfermo']
export const isNeutral = (justificacion: string) => NEUTRAL.includes(bare(justificacion))

export async function rawRows(db: Db) {
  return {
    drivers: await db.selectFrom('conductores').selectAll().execute(),
    settlements: (await db.selectFrom('liquidaciones').selectAll().execute()).filter(
      (row) => row.fechaEntrega,
    ),
    absences: await db.selectFrom('asistencias').selectAll().execute(),
  }
}
type Rows = Awaited<ReturnType<typeof rawRows>>

/** Benefit that is due to one driver; undefined where there is no settlement to average. */
function due(
  { settlements, absences }: Rows,
  driver: Rows['drivers'][number],
  today: number,
  windowOf: (retired: number | undefined) => {
    from: number
    accrues: number
    averages: number
    salary: number
  },
) {
  const own = settlements.filter((row) => row.conductorUuid === driver.uuid)
  const worked = own.map(({ fecha }) => dayOf(fecha))
  const hired = driver.fechaUltimoIngreso === null ? Infinity : dayOf(driver.fechaUltimoIngreso)
  const began = driver.servicioDesde ? dayOf(driver.servicioDesde) : Math.min(hired, ...worked)
  const left = driver.valido ? undefined : driver.fechaUltimoRetiro ? dayOf(driver.fechaUltimoRetiro) : today
  const window = windowOf(left)
  const recorded = settlements.map(({ fecha }) => dayOf(fecha))
  const from = Math.max(window.from, began)
  const a = Math.max(from, Math.min(...recorded))
  const b = Math.min(window.averages, left ?? Infinity, Math.max(...recorded))
  const paid = own.filter(({ fecha }) => dayOf(fecha) >= a && dayOf(fecha) <= b)
  if (paid.length === 0) return undefined
  const days = ofService(a, b, began)
  const isAway = (day: number) =>
    !worked.includes(day) &&
    absences.some(
      (row) => row.conductorUuid === driver.uuid && dayOf(row.fecha) === day && isNeutral(row.justificacion),
    )
  let neutral = 0
  for (let day = a; day <= b; day += 1) neutral += isAway(day) ? weight(day) : 0
  neutral = Math.min(neutral, days - 1)
  const sum = paid.reduce((total, { salarioSensor }) => total + salarioSensor, 0)
  const accrued = Math.min(360, ofService(from, Math.min(window.accrues, left ?? Infinity), began))
  // Sums of a demonstration are far below what a number multiplies exactly.
  const divisor = (days - neutral) * 360
  return {
    base: Math.floor((sum * 6000 + (days - neutral)) / (2 * (days - neutral))) / 100,
    dias: accrued,
    valor: Math.floor((sum * window.salary * accrued * 2 + divisor) / (2 * divisor)),
  }
}

function halfYear(month: 6 | 12, today: number) {
  const [year, now] = partsOf(today)
  const of = now < month - 5 ? year - 1 : year
  const end = utc(of, month + 1, 0)
  const averages = Math.min(end, today)
  const accrues = today >= utc(of, month, 1) ? end : averages
  return { from: utc(of, month - 5, 1), accrues, averages, salary: 30 }
}

function lastYear(end: number) {
  const [year, month, date] = partsOf(end)
  const isLast = partsOf(end + 1)[2] === 1
  const from = isLast ? utc(year - 1, month + 1, 1) : utc(year - 1, month, date + 1)
  return { from, accrues: end, averages: end, salary: 15 }
}

const figure = (text: string | undefined) => Number(text?.replaceAll('.', '').replace(',', '.'))
/** Figures on a page for signing. */
function readPage(page: string) {
  const [, days, base, valor] = /(?:\d\d\/){2}\d{4} ([\d,]+) \$ ([\d.,]+) \$ ([\d.]+) /.exec(page) ?? []
  const [, year] = /(\d+) × 15 ÷ 360 días/.exec(page) ?? []
  return { base: figure(base), dias: figure(year ?? days), valor: figure(valor) }
}

/** The differences between what the papers of a company say and what the raw rows come to; and how many papers there were. */
export async function differences({ db, ask }: Application, hoy: string) {
  const rows = await rawRows(db)
  const today = dayOf(hoy)
  const wrong: unknown[] = []
  let papers = 0
  const compare = (what: string, said: object | undefined, expected: object | undefined) => {
    papers += expected ? 1 : 0
    if (JSON.stringify(said) !== JSON.stringify(expected)) wrong.push({ what, said, expected })
  }
  const pdf = async (path: string) => {
    const answer = await ask('admin', { method: 'GET', url: `/api/documentos${path}` })
    return answer.statusCode === 200 ? textOfPdf(answer.rawPayload) : []
  }
  for (const month of [6, 12] as const) {
    const pages = await pdf(`/primas?mes=${month}`)
    const totals = pages.filter((page) => page.includes('Total a pagar'))
    let total = 0
    for (const driver of rows.drivers) {
      const page = pages.find((text) => text.includes(` ${driver.documento} Concepto`))
      const expected = due(rows, driver, today, () => halfYear(month, today))
      total += expected?.valor ?? 0
      compare(`prima ${month} ${driver.documento}`, page === undefined ? undefined : readPage(page), expected)
    }
    const said = totals.map((page) => figure(/Total a pagar, [\d.]+ \w+ \$ ([\d.]+)/.exec(page)?.[1]))
    compare(`total ${month}`, { total: said.reduce((sum, one) => sum + one, 0) }, { total })
  }
  for (const driver of rows.drivers) {
    const pages = await pdf(`/vacaciones?documento=${driver.documento}`)
    const page = pages.length > 0 ? pages.join(' ') : undefined
    const expected = due(rows, driver, today, (left) => lastYear(left ?? today))
    compare(`vacaciones ${driver.documento}`, page === undefined ? undefined : readPage(page), expected)
  }
  return { wrong, papers }
}

/** A company with the demonstration's people. */
export async function demonstration(engine: Engine, hoy: string) {
  const application = await openApplication(engine, { now: `${hoy}T17:00:00Z` })
  // Only a database without users is filled.
  await application.db.deleteFrom('usuarios').execute()
  await seedDemo({ db: application.db, engine }, { hoy, clave: PASSWORD })
  return application
}

/** Numbers that look random and are the same in each run. */
export function generator(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const JUSTIFICATIONS = ['Vacaciones', ' ENFERMO', 'Incapacidád', 'Descanso', 'Varado', '']

/** Adds a driver with a career of chance: hired, perhaps gone, perhaps back, at work on some days, absent on others, or never there. */
async function aCareer(db: Db, chance: (below: number) => number, today: number, began: number, i: number) {
  const hired = today - chance(900)
  const isBack = chance(3) === 0
  const back = Math.max(hired, today - chance(260))
  const isGone = chance(4) === 0
  const { uuid } = await aConductor(db, {
    documento: `9${i}`,
    nombre: `Persona ${i}`,
    empresa: ['Coonatra', 'COONATRA ', 'Coopetrans', ''][i % 4],
    fechaUltimoIngreso: chance(8) === 0 ? null : textOf(isBack ? back : hired),
    fechaUltimoRetiro: isGone ? textOf(today - chance(220)) : isBack ? textOf(back - chance(40)) : null,
    servicioDesde: isBack ? textOf(back) : null,
    valido: isGone ? 0 : 1,
  })
  const { numero: busNumero } = await aBus(db)
  if (chance(12) === 0) return
  const pace = 1 + chance(9)
  for (let day = Math.max(hired, began); day <= today + 3; day += 1) {
    const fecha = textOf(day)
    if (chance(pace) === 0)
      await aLiquidacion(db, {
        fecha,
        busNumero,
        conductorUuid: uuid,
        salarioSensor: chance(400_000),
        liquidada: chance(2) as 0 | 1,
        fechaEntrega: chance(10) === 0 ? null : fecha,
      })
    if (chance(6) > 0) continue
    for (let run = 0; run <= chance(9) && day <= today; run += 1, day += 1)
      await db
        .insertInto('asistencias')
        .values({
          uuid: randomUUID(),
          fecha: textOf(day),
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

/** A company of people with such careers, which took up the program within the last two years. */
export async function careers(engine: Engine, hoy: string, people: number, seed: number) {
  const application = await openApplication(engine, { now: `${hoy}T17:00:00Z` })
  const chance = generator(seed)
  const today = dayOf(hoy)
  const began = today - 30 - chance(500)
  await application.db.transaction().execute(async (trx) => {
    for (let i = 0; i < people; i += 1) await aCareer(trx, chance, today, began, i)
  })
  return application
}
