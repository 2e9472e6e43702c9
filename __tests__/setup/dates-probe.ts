/**
 * Run in a process of its own, whose TZ says where the machine is, with the days that a server stores as its arguments: prints a JSON
 * list of the dates that moved. The clock stops at minutes when it is another day in Bogotá than in UTC or in Tokyo.
 */
import { diasEntre, fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import { readDate, writeDate } from '../../src/ui/fields/typedDate'
import { openApplication } from '../server/realApp'
import { aConductor } from '../server/builders'
import { type Engine } from './databases'

const ZONE = 'America/Bogota'
// Bogotá keeps UTC-5 all the year round.
const HOURS = ['18:59', '19:01', '00:01']
const inBogota = (fecha: string, hour: string) => `${fecha}T${hour}:00-05:00`
// A leap year, from its first day to its last.
const YEAR = Array.from({ length: 366 }, (_, day) => sumarDias('2028-01-01', day))
const DAYS = process.argv.slice(2)
const LONG = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' })

const moved: string[] = []
const compare = (what: string, expected: string, obtained: string) => {
  if (expected !== obtained) moved.push(`${what}: ${expected} became ${obtained}`)
}

function rules() {
  for (const fecha of YEAR) {
    for (const hour of HOURS) compare(`today at ${hour}`, fecha, hoyEn(ZONE, new Date(inBogota(fecha, hour))))
    compare('typed', fecha, readDate(writeDate(fecha, 'dd/MM/yy'), 'dd/MM/yy'))
    compare('in words', LONG.format(Date.parse(`${fecha}T12:00:00Z`)), fechaLarga(fecha))
    compare('the next day', '1', String(diasEntre(fecha, sumarDias(fecha, 1))))
  }
}

/** Stores the days and reads them back; a debt bears the day of the company's clock. */
async function server(engine: Engine) {
  const today = '2028-12-31'
  let hour = ''
  const app = await openApplication(engine, { now: () => new Date(inBogota(today, hour)) })
  const { documento } = await aConductor(app.db)
  // Sorted, since a session lasts ten hours.
  for (hour of HOURS.toSorted()) {
    const deuda = await app.ask(hour === HOURS[2] ? 'editor' : 'admin', {
      method: 'POST',
      url: '/api/deudas',
      payload: { valor: 1, razon: 'Hoy', conductorDocumento: documento },
    })
    compare(`a debt at ${hour}`, today, deuda.json<{ fecha: string }>().fecha)
  }
  for (const fecha of DAYS)
    await app.ask('admin', { method: 'POST', url: '/api/festivos', payload: { fecha } })
  const list = await app.ask('admin', { method: 'GET', url: '/api/festivos' })
  const stored = list.json<{ fecha: string }[]>().map(({ fecha }) => fecha)
  compare('what is stored', DAYS.join(), stored.sort().join())
  await app.close()
}

async function main() {
  rules()
  await server(process.env.TEST_ENGINES === 'postgres' ? 'postgres' : 'sqlite')
  console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, moved }))
}

void main()
