import { esFecha } from '../../contract/fechas'
import { CAMPOS_LLAVE } from '../../contract/llavesDeFila'
import type { CuerpoRevisar, FilaImportada, FilaJuzgada, Revision, Sumas } from '../../contract/importaciones'
import { Repeated } from '../cartera/repeated'
import type { Db } from '../db/types'
import { withoutLocks } from '../db/without-locks'
import { AlreadyThere } from '../http/errors'
import { hashOf } from '../http/secrets'
import type { ImportedNoun, Importing } from '../imported'
import { IN_BODY, respell } from '../locks/identifiers'
import { doubting } from './doubts'
import { driversOf } from './drivers'
import { readRow } from './judge'
import { messagesOf } from './refusals'
import { sumOf } from './summary'

/** Letters of a fingerprint: by chance two rows have the same one in many millions. */
const PRINT = 12

const STATES = { nueva: undefined, existe: 'Ya existe', posible: 'Se crea aunque parezca repetida' }

/** Whether equal records may stand side by side, whose sums are money. */
export const isLedger = ({ name }: ImportedNoun) => CAMPOS_LLAVE[name].length === 0

/** The judgement of a row that its own call would refuse. @throws whatever is no refusal. */
function judgementOf(error: unknown): FilaJuzgada {
  if (error instanceof AlreadyThere) return { estado: 'existe', texto: STATES.existe }
  if (error instanceof Repeated) return { estado: 'posible', texto: error.message }
  return { estado: 'nueva', errores: messagesOf(error) }
}

/** Judges the rows of a part by reading, beside those of the parts before it. */
export async function revisar(
  snapshot: Db,
  noun: ImportedNoun,
  { filas, arrastre = { vistas: {}, registradoras: {}, deudas: {} }, sumas: ofOthers = [] }: CuerpoRevisar,
  context: Importing & { umbral: number },
): Promise<Revision> {
  const { vistas } = arrastre
  const written = filas.flatMap(({ datos: { fecha } }) =>
    typeof fecha === 'string' && esFecha(fecha) ? fecha : [],
  )
  const [first = '', last = ''] = [written.sort().at(0), written.at(-1)]
  const days = [first, last] as const
  const db = snapshot.withPlugin(withoutLocks)
  const judge = noun.judging(db, { ...context, days, seen: vistas })
  const { meant, calledOtherwise } = await driversOf(db, days, context.today)
  const doubtsOf = noun.doubted && (await doubting(db, arrastre, { ...context, days }))
  const asked = new Map<string, string>()
  const counted: Partial<Sumas>[] = []

  /** Judges a row, whose driver is named by a documento. @throws its refusal. */
  async function judged(fila: FilaImportada, index: number): Promise<FilaJuzgada> {
    const row = await readRow(db, noun, fila, index, asked)
    const body = row.body as Readonly<Record<string, unknown>> & { fecha?: string; valor?: number }
    const linea = fila.linea ?? index + 1
    const huella = hashOf(JSON.stringify(body)).slice(0, PRINT)
    const key = row.key || `${body.fecha ?? ''} ${huella}`
    const above = vistas[key]
    vistas[key] ??= { linea, huella }
    if (above && row.key) {
      const other = above.huella === huella ? '' : ' con otros datos'
      return { estado: 'repetida', texto: `Repite la fila ${above.linea}${other}` }
    }
    if (above && !fila.aunqueRepetida) throw new Repeated(409, `¿Igual a la fila ${above.linea}?`)
    const settlement = (await judge(row)) ?? undefined
    const neto = settlement?.[noun.name === 'sensores' ? 'valorNetoSensor' : 'valorNetoReg'] ?? 0
    const dudas =
      doubtsOf && noun.doubted
        ? await doubtsOf(noun.doubted(body), { ...body, corrects: row.corrects }, settlement, neto)
        : []
    const otherwise = calledOtherwise(String(body.conductorDocumento), fila.llamado)
    if (otherwise) dudas.push(['conductorDocumento', otherwise])
    counted.push({ ...settlement, valor: body.valor })
    const estado = row.corrects ? 'existe' : fila.aunqueRepetida ? 'posible' : 'nueva'
    return { estado, texto: STATES[estado], dudas }
  }

  const answers: FilaJuzgada[] = []
  for (const [index, fila] of filas.entries()) {
    const datos = { ...fila.datos }
    let conductor: FilaJuzgada['conductor']
    try {
      await respell(db, datos, IN_BODY, asked)
      conductor = await meant(datos, noun.name === 'liquidaciones')
      if (conductor) datos.conductorDocumento = conductor.documento
      answers.push({ ...(await judged({ ...fila, datos }, index)), conductor })
    } catch (error) {
      answers.push({ ...judgementOf(error), conductor })
    }
  }
  // Rows come in the order of their days: of a former day none is to come.
  const kept = Object.entries(vistas).filter(([key]) => key.startsWith(last))
  const sumas = sumOf(counted)
  return {
    filas: answers,
    arrastre: { ...arrastre, vistas: Object.fromEntries(kept) },
    sumas,
    resumen: sumOf([...ofOthers, sumas]),
  }
}
