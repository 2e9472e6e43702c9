import { esFecha } from '../../contract/fechas'
import { CAMPOS_LLAVE, llaveDe } from '../../contract/llavesDeFila'
import type {
  Arrastre,
  CuerpoRevisar,
  FilaImportada,
  FilaJuzgada,
  Revision,
} from '../../contract/importaciones'
import { Repeated } from '../cartera/repeated'
import type { Db } from '../db/types'
import { withoutLocks } from '../db/without-locks'
import { AlreadyThere } from '../http/errors'
import { hashOf } from '../http/secrets'
import type { ImportedNoun, Importing, Settled } from '../imported'
import { doubting } from './doubts'
import { driversOf } from './drivers'
import { inTurns, readRow } from './judge'
import { messagesOf } from './refusals'
import { addTo, resumenOf } from './summary'

const nothing = (): Arrastre => ({
  vistas: {},
  registradoras: {},
  deudas: {},
  dias: {},
  buses: [],
  placas: [],
  valor: 0,
})

const THERE: FilaJuzgada = { estado: 'existe', texto: 'Ya existe' }

const dayOf = ({ datos: { fecha } }: FilaImportada) => (typeof fecha === 'string' ? fecha : '')

/** Letters of a fingerprint: by chance two rows have the same one in many millions. */
const PRINT = 12

/** Whether equal records may stand side by side, whose sums are money. */
export const isLedger = ({ name }: ImportedNoun) => CAMPOS_LLAVE[name].length === 0

/** Judges the rows of a part by reading, beside those of the parts before it. */
export async function revisar(
  db: Db,
  noun: ImportedNoun,
  { filas, arrastre = nothing() }: Pick<CuerpoRevisar, 'filas' | 'arrastre'>,
  context: Importing & { umbral: number },
): Promise<Revision> {
  const { today: hoy, umbral } = context
  const { vistas } = arrastre
  const seen = new Set(arrastre.placas)
  const written = filas.map(dayOf).filter(esFecha).sort()
  const [first = '', last = ''] = [written.at(0), written.at(-1)]
  const days = [first, last] as const
  const judge = noun.judging(db.withPlugin(withoutLocks), { ...context, seen, days })
  const { drivers, meant, calledOtherwise } = await driversOf(db, noun, hoy)
  const doubtsOf = noun.doubted && (await doubting(db, { filas, arrastre, days, hoy, umbral }))
  const alike = new Map(
    drivers.flatMap((one) => (noun.likenessOf?.(one) ?? []).map((key) => [key, one.documento] as const)),
  )
  const asked = new Map<string, string>()

  /** Judges a row; @throws its refusal. */
  async function judged(fila: FilaImportada, index: number): Promise<FilaJuzgada> {
    const found = await meant(fila)
    const conductor = found && { documento: found.documento, nombre: found.nombre }
    const datos = { ...fila.datos, ...(conductor && { conductorDocumento: conductor.documento }) }
    const row = await readRow(db, noun, { ...fila, datos }, index, asked)
    const body = row.body as Readonly<Record<string, unknown>> & { fecha?: string; valor?: number }
    const linea = fila.linea ?? index + 1
    const huella = hashOf(JSON.stringify(body)).slice(0, PRINT)
    const key = llaveDe(noun.name, body) ?? `${body.fecha ?? ''} ${huella}`
    const first = vistas[key]
    vistas[key] ??= { linea, huella }
    if (first && !isLedger(noun)) {
      const other = first.huella === huella ? '' : ' con otros datos'
      return { estado: 'repetida', texto: `Repite la fila ${first.linea}${other}`, conductor }
    }
    if (first && !fila.aunqueRepetida)
      return { estado: 'posible', texto: `¿Igual a la fila ${first.linea}?`, conductor }
    const state: FilaJuzgada = row.corrects
      ? THERE
      : fila.aunqueRepetida
        ? { estado: 'posible', texto: 'Se crea aunque parezca repetida' }
        : { estado: 'nueva' }
    let settlement: Settled | undefined
    try {
      settlement = (await judge(row)) ?? undefined
    } catch (error) {
      if (error instanceof AlreadyThere) return { ...THERE, conductor }
      if (error instanceof Repeated) return { estado: 'posible', texto: error.message, conductor }
      throw error
    }
    const neto = settlement?.[noun.name === 'sensores' ? 'valorNetoSensor' : 'valorNetoReg']
    const dudas =
      doubtsOf && noun.doubted
        ? await doubtsOf(noun.doubted(body), { ...body, corrects: row.corrects }, settlement, neto)
        : {}
    const otherwise = calledOtherwise(String(body.conductorDocumento), fila.llamado)
    if (otherwise) dudas.conductorDocumento = otherwise
    for (const likeness of row.corrects ? [] : (noun.likenessOf?.(body as never) ?? [])) {
      const stored = alike.get(likeness)
      const above = vistas[`~${likeness}`]
      if (stored) dudas.documento ??= `¿Es el ${stored} que ya existe?`
      else if (above) dudas.documento ??= `¿Es el ${above.huella} de la fila ${above.linea}?`
      vistas[`~${likeness}`] = { linea, huella: String(body.documento) }
    }
    if (settlement) addTo(arrastre, settlement, neto)
    arrastre.valor += body.valor ?? 0
    return { ...state, conductor, dudas }
  }

  const answers: FilaJuzgada[] = []
  for await (const [index, fila] of inTurns(filas))
    answers[index] = await judged(fila, index).catch((error: unknown) => ({
      estado: 'nueva',
      errores: messagesOf(error),
    }))
  // Rows come in the order of their days: of a former day none is to come.
  const kept = Object.entries(vistas).filter(([key]) => key.startsWith(last))
  return {
    filas: answers,
    arrastre: { ...arrastre, vistas: Object.fromEntries(kept), placas: [...seen] },
    resumen: resumenOf(arrastre),
    valor: isLedger(noun) ? arrastre.valor : undefined,
  }
}
