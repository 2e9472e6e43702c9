import { dudasDe } from '../../contract/dudas'
import { esFecha } from '../../contract/fechas'
import { llaveDeBus } from '../../contract/identificadores'
import { CAMPOS_LLAVE, llaveDe } from '../../contract/llavesDeFila'
import type {
  Arrastre,
  CuerpoRevisar,
  FilaImportada,
  FilaJuzgada,
  Registro,
  Revision,
} from '../../contract/importaciones'
import { sumCuentas } from '../cartera/accounts'
import { Repeated } from '../cartera/repeated'
import type { Db } from '../db/types'
import { withoutLocks } from '../db/without-locks'
import { AlreadyThere } from '../http/errors'
import { hashOf } from '../http/secrets'
import type { ImportedNoun, ImportedRow, Importing, Settled } from '../imported'
import { remembered } from '../liquidaciones/lookups'
import { registersAround } from '../liquidaciones/register'
import { habituales } from '../liquidaciones/usual'
import { driversOf } from './drivers'
import { inTurns, readRow } from './judge'
import { refuse, type Refusals } from './refusals'
import { addTo, resumenOf } from './summary'

const nothing = (): Arrastre => ({
  ...{ vistas: {}, registradoras: {}, deudas: {}, dias: {}, buses: [], placas: [], valor: 0 },
})

const THERE: FilaJuzgada = { estado: 'existe', texto: 'Ya existe' }

const dayOf = ({ datos: { fecha } }: FilaImportada) => (typeof fecha === 'string' ? fecha : '')

/** Letters of a fingerprint: by chance two rows have the same one in many millions. */
const PRINT = 12

/** Whether equal records may stand side by side, whose sums are money. */
export const isLedger = ({ name }: ImportedNoun) => CAMPOS_LLAVE[name].length === 0

const figureOf = (dto?: { valor: unknown } | null) => (typeof dto?.valor === 'number' ? dto.valor : 0)

/** Judges the rows of a part by reading, beside those of the parts before it. */
export async function revisar(
  db: Db,
  noun: ImportedNoun,
  { filas, arrastre = nothing() }: Pick<CuerpoRevisar, 'filas' | 'arrastre'>,
  context: Importing & { umbral: number },
): Promise<Revision> {
  const { today: hoy, umbral } = context
  const { vistas, registradoras, deudas } = arrastre
  const seen = new Set(arrastre.placas)
  const days = filas.map(dayOf).filter(esFecha).sort()
  const [first = '', last = ''] = [days.at(0), days.at(-1)]
  const judge = noun.judging(db.withPlugin(withoutLocks), { ...context, seen, days: [first, last] })
  const { drivers, meant, calledOtherwise } = await driversOf(db, noun, hoy)
  const usual = (arrastre.usual ??= noun.doubted ? await habituales(db) : { buses: {}, empresa: {} })
  const alike = new Map(
    drivers.flatMap((one) => (noun.likenessOf?.(one) ?? []).map((key) => [key, one.documento] as const)),
  )
  const asked = new Map<string, string>()
  let balances: ReadonlyMap<string, number> | undefined
  const owed = async (documento: string) => {
    balances ??= new Map((await sumCuentas(db)).cuentas.map((one) => [one.conductorDocumento, one.balance]))
    return balances.get(documento) ?? 0
  }

  const written = filas.map(({ accion, datos }) => ({
    ...(datos as Partial<Registro>),
    ...{ accion, bus: llaveDeBus(String(datos.busNumero)) },
  }))
  /** A bus's registers by their days as they would be stored. */
  const registersOf = remembered(async (busNumero: string) => {
    const stored = await registersAround(db, busNumero, first, last)
    const byDay = new Map<string, Registro>(stored.map((row) => [row.fecha, row]))
    const carried = registradoras[busNumero]
    if (carried) byDay.set(carried.fecha, carried)
    for (const { bus, accion, fecha = '', regIni = NaN, regFin = NaN } of written)
      if (bus === llaveDeBus(busNumero) && regIni <= regFin && (accion === 'corregir' || !byDay.has(fecha)))
        byDay.set(fecha, { fecha, regIni, regFin })
    return [...byDay.values()].sort((one, other) => (one.fecha < other.fecha ? -1 : 1))
  })

  async function doubtsOf({ body, corrects }: ImportedRow, settlement: Settled | undefined) {
    const row = noun.doubted?.(body)
    if (!row) return []
    const { busNumero = '', fecha = '', conductorDocumento = '' } = body as Partial<Record<string, string>>
    const { regIni, regFin } = row
    const registers = typeof regFin === 'number' ? await registersOf(busNumero) : []
    const abonado = deudas[conductorDocumento] ?? 0
    const dudas = dudasDe(
      { ...row, valorNeto: settlement?.[netOf(noun)] },
      {
        ...{ propio: true, hoy, umbral, delBus: usual.buses[busNumero], deLaEmpresa: usual.empresa },
        pasajerosPorViaje: settlement?.pasajePasajerosPorViaje,
        anterior: registers.findLast((other) => other.fecha < fecha),
        siguiente: registers.find((other) => other.fecha > fecha),
        // The amount that a correction replaces is not known.
        debe: row.abonoDto && !corrects ? await owed(conductorDocumento) : undefined,
        abonado,
      },
    )
    if (typeof regIni === 'number' && typeof regFin === 'number')
      registradoras[busNumero] = { fecha, regIni, regFin }
    deudas[conductorDocumento] = abonado + figureOf(row.deudaDto) - figureOf(row.abonoDto)
    return dudas.map(({ campos: [campo = ''], texto }) => [campo, texto] as const)
  }

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
    const dudas: Record<string, string> = {}
    for (const [campo, texto] of await doubtsOf(row, settlement))
      dudas[campo] = [dudas[campo], texto].filter(Boolean).join('\n')
    const otherwise = calledOtherwise(String(body.conductorDocumento), fila.llamado)
    if (otherwise) dudas.conductorDocumento = otherwise
    for (const likeness of row.corrects ? [] : (noun.likenessOf?.(body as never) ?? [])) {
      const stored = alike.get(likeness)
      const above = vistas[`~${likeness}`]
      if (stored) dudas.documento ??= `¿Es el ${stored} que ya existe?`
      else if (above) dudas.documento ??= `¿Es el ${above.huella} de la fila ${above.linea}?`
      vistas[`~${likeness}`] = { linea, huella: String(body.documento) }
    }
    if (settlement)
      addTo(arrastre, settlement, {
        neto: settlement[netOf(noun)],
        usual: usual.buses[settlement.busNumero]?.neto ?? 0,
      })
    arrastre.valor += body.valor ?? 0
    return { ...state, conductor, dudas }
  }

  const answers: FilaJuzgada[] = []
  const refusals: Refusals = new Map()
  for await (const [index, fila] of inTurns(filas)) {
    answers[index] = await judged(fila, index).catch((error: unknown): FilaJuzgada => {
      refuse(refusals, index, error)
      return { estado: 'nueva', errores: refusals.get(index) }
    })
  }
  // Rows come in the order of their days: of a former day none is to come.
  const kept = Object.entries(vistas).filter(([key]) => key.startsWith(last))
  return {
    filas: answers,
    arrastre: { ...arrastre, vistas: Object.fromEntries(kept), placas: [...seen] },
    resumen: resumenOf(arrastre),
    valor: isLedger(noun) ? arrastre.valor : undefined,
  }
}

/** Net by the register, or by the sensor for rows whose register is not read yet. */
const netOf = ({ name }: ImportedNoun) => (name === 'sensores' ? 'valorNetoSensor' : 'valorNetoReg')
