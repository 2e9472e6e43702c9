import { sumarDias } from '../../src/contract/fechas'
import { type Novedades } from '../../src/contract/novedades'
import { textOf, type signIn } from './client'
import { LAST_DAY } from './company'
import { median } from './median'

const SAVES = 20

/** Milliseconds, each the median of its twenty; the last one's answer in bytes. */
export interface SaveCosts {
  'a settlement saved': number
  'another desk told of it': number
  'what has changed, asked for then': number
  'the same, bytes': number
}

const settlementOf = (bus: number) => ({
  fecha: sumarDias(LAST_DAY, 1),
  busNumero: `${1001 + bus}`,
  conductorDocumento: '71000007',
  viajes: 6,
  regIni: 1000,
  regFin: 1300,
  sensor: 350,
  civica: 0,
  tiquetes: 0,
  comentario: '',
  gastos: [{ nombre: 'Aseo', valor: 30_000 }],
})

/** Saves settlements one after the other, as one desk does, and asks after each as another desk does. */
export async function measureSaves({ ask, send }: Awaited<ReturnType<typeof signIn>>): Promise<SaveCosts> {
  let known = 0
  const saved: number[] = []
  const told: number[] = []
  const asked: number[] = []
  let bytes = 0
  for (let bus = 0; bus < SAVES; bus += 1) {
    const answer = await send('POST', '/liquidaciones', settlementOf(bus))
    if (answer.status >= 300) throw new Error(`The save: ${answer.status} ${textOf(answer)}`)
    saved.push(answer.ms)
    const news = await ask(`/novedades?desde=${known}`)
    told.push(news.ms)
    const changes = await ask(`/liquidaciones/cambios?desde=${known}`)
    if (changes.status !== 200) throw new Error(`What has changed: ${changes.status} ${textOf(changes)}`)
    asked.push(changes.ms)
    bytes = changes.body.length
    known = (JSON.parse(textOf(news)) as Novedades).secuencia
  }
  return {
    'a settlement saved': median(saved),
    'another desk told of it': median(told),
    'what has changed, asked for then': median(asked),
    'the same, bytes': bytes,
  }
}
