import { sumarDias } from '../../src/contract/fechas'
import { openStream } from '../setup/eventStream'
import { textOf, type signIn } from './client'
import { LAST_DAY } from './company'
import { median } from './median'

const SAVES = 20

/** Milliseconds, each the median of its twenty; the last one's answer in bytes. */
export interface SaveCosts {
  'a settlement saved': number
  'from its sending to a stream': number
  'what has changed, asked for then': number
  'the same, bytes': number
}

const settlementOf = (bus: number) => ({
  fecha: sumarDias(LAST_DAY, 1),
  busNumero: `${1001 + bus}`,
  conductorDocumento: '71000007',
  ...{ viajes: 6, regIni: 1000, regFin: 1300, sensor: 350, civica: 0, tiquetes: 0, comentario: '' },
  gastos: [{ nombre: 'Aseo', valor: 30_000 }],
})

/** Saves settlements one after the other, as one desk does, while another desk's stream is open. */
export async function measureSaves(
  url: string,
  { token, ask, send }: Awaited<ReturnType<typeof signIn>>,
): Promise<SaveCosts> {
  const stream = await openStream(url, token)
  let known = (await stream.next())?.id ?? 0
  const saved: number[] = []
  const told: number[] = []
  const asked: number[] = []
  let bytes = 0
  for (let bus = 0; bus < SAVES; bus += 1) {
    const sent = performance.now()
    const arrival = stream.next().then((message) => ({ at: performance.now(), id: message?.id ?? 0 }))
    const answer = await send('POST', '/liquidaciones', settlementOf(bus))
    if (answer.status >= 300) throw new Error(`The save: ${answer.status} ${textOf(answer)}`)
    saved.push(answer.ms)
    const { at, id } = await arrival
    told.push(at - sent)
    const changes = await ask(`/liquidaciones/cambios?desde=${known}`)
    if (changes.status !== 200) throw new Error(`What has changed: ${changes.status} ${textOf(changes)}`)
    asked.push(changes.ms)
    bytes = changes.body.length
    known = id
  }
  stream.leave()
  return {
    'a settlement saved': median(saved),
    'from its sending to a stream': median(told),
    'what has changed, asked for then': median(asked),
    'the same, bytes': bytes,
  }
}
