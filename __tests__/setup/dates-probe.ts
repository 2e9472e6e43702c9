/**
 * Run in a process of its own, whose TZ says where the machine is, with the days that a server stores as its arguments: prints a JSON
 * list of the dates that moved. The clock stops at minutes when it is another day in Bogotá than in UTC or in Tokyo.
 */
import { diasEntre, fechaLarga, hoyEn, sumarDias } from '../../src/contract/fechas'
import { readDate, writeDate } from '../../src/ui/fields/typedDate'
import { unaAplicacion } from '../server/aplicacion'
import { unConductor } from '../server/builders'
import { type Engine } from './databases'

const ZONA = 'America/Bogota'
// Bogotá keeps UTC-5 all the year round.
const HORAS = ['18:59', '19:01', '00:01']
const enBogota = (fecha: string, hora: string) => `${fecha}T${hora}:00-05:00`
// A leap year, from its first day to its last.
const ANIO = Array.from({ length: 366 }, (_, dia) => sumarDias('2028-01-01', dia))
const DIAS = process.argv.slice(2)
const LARGA = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' })

const movidas: string[] = []
const comparar = (que: string, esperada: string, obtenida: string) => {
  if (esperada !== obtenida) movidas.push(`${que}: ${esperada} became ${obtenida}`)
}

function reglas() {
  for (const fecha of ANIO) {
    for (const hora of HORAS)
      comparar(`today at ${hora}`, fecha, hoyEn(ZONA, new Date(enBogota(fecha, hora))))
    comparar('typed', fecha, readDate(writeDate(fecha, 'dd/MM/yy'), 'dd/MM/yy'))
    comparar('in words', LARGA.format(Date.parse(`${fecha}T12:00:00Z`)), fechaLarga(fecha))
    comparar('the next day', '1', String(diasEntre(fecha, sumarDias(fecha, 1))))
  }
}

/** Stores the days and reads them back; a debt bears the day of the company's clock. */
async function servidor(engine: Engine) {
  for (const hora of HORAS) {
    const hoy = '2028-12-31'
    const app = await unaAplicacion(engine, { ahora: enBogota(hoy, hora) })
    const { documento } = await unConductor(app.db)
    const deuda = await app.pedir('admin', {
      method: 'POST',
      url: '/api/deudas',
      payload: { valor: 1, razon: 'Hoy', conductorDocumento: documento },
    })
    comparar(`a debt at ${hora}`, hoy, deuda.json<{ fecha: string }>().fecha)
    if (hora === HORAS[0]) {
      for (const fecha of DIAS)
        await app.pedir('admin', { method: 'POST', url: '/api/festivos', payload: { fecha } })
      const lista = await app.pedir('admin', { method: 'GET', url: '/api/festivos' })
      const guardadas = lista.json<{ fecha: string }[]>().map(({ fecha }) => fecha)
      comparar('what is stored', DIAS.join(), guardadas.sort().join())
    }
    await app.cerrar()
  }
}

async function main() {
  reglas()
  await servidor(process.env.TEST_ENGINES === 'postgres' ? 'postgres' : 'sqlite')
  console.log(JSON.stringify({ zona: Intl.DateTimeFormat().resolvedOptions().timeZone, movidas }))
}

void main()
