import { useMemo } from 'react'
import { useCuentasQuery } from '../../api/cartera'
import { dudasDe } from '../../contract/dudas'
import { esFecha } from '../../contract/fechas'
import { llaveDe } from '../../contract/llavesDeFila'
import { llaveDeBus, llaveDeDocumento } from '../../contract/identificadores'
import type { Cuenta } from '../../contract/cartera'
import type { FilaDudosa } from '../../contract/sabido'
import type { RegistradoraAnterior } from '../../contract/registradora'
import { judgingBy, useKnowledge } from '../selectors/softWarnings'
import type { Datos, ImportNoun, Messages } from './noun'
import { saysNothing, type ImportRow } from './rows'

type Rows = readonly (Pick<ImportRow, 'id' | 'datos'> & Partial<Pick<ImportRow, 'notes' | 'accion'>>)[]

/** Where the bus's register stood before each row, in the file or in what is stored. */
function formerRegisters(rows: Rows, stored: readonly Datos[]): ReadonlyMap<number, RegistradoraAnterior> {
  // A row of the file stands in the place of the stored one that it corrects.
  const all: { id?: number; datos: Datos }[] = [...stored.map((record) => ({ datos: record })), ...rows]
  const settlements = new Map(all.map((row) => [llaveDe('liquidaciones', row.datos), row]))
  const dated = [...settlements.values()].flatMap(({ id, datos: { fecha, busNumero, regFin } }) =>
    typeof fecha === 'string' && esFecha(fecha) && typeof regFin === 'number'
      ? [{ id, fecha, bus: llaveDeBus(String(busNumero)), regFin }]
      : [],
  )
  const latest = new Map<string, RegistradoraAnterior>()
  const former = new Map<number, RegistradoraAnterior>()
  for (const { id, bus, ...register } of dated.sort((a, b) => (a.fecha < b.fecha ? -1 : 1))) {
    const before = latest.get(bus)
    if (id !== undefined && before) former.set(id, before)
    latest.set(bus, register)
  }
  return former
}

const figureOf = (dto?: FilaDudosa['abonoDto']) => (typeof dto?.valor === 'number' ? dto.valor : 0)

/** Doubts of what may be right but hardly is, by the rows' numbers and their fields, a line each: they keep none from being imported. */
export function warningsIn(
  { dudosaDe, fieldOf }: ImportNoun,
  rows: Rows,
  stored: readonly Datos[],
  judging: ReturnType<typeof judgingBy>,
  cuentas?: readonly Pick<Cuenta, 'conductorDocumento' | 'balance'>[],
): ReadonlyMap<number, Messages> {
  const warnings = new Map<number, Messages>()
  for (const { id, notes } of rows) if (notes && !saysNothing(notes)) warnings.set(id, notes)
  if (!dudosaDe) return warnings
  const former = formerRegisters(rows, stored)
  const owed = new Map(cuentas?.map((one) => [llaveDeDocumento(one.conductorDocumento), one.balance]))
  /** Pesos by which the rows above have raised a driver's debt. */
  const raised = new Map<string, number>()
  for (const { id, datos, accion } of rows) {
    const row = dudosaDe(datos)
    const known = judging(row.fecha ?? '', typeof datos.busNumero === 'string' ? datos.busNumero : '')
    const driver = llaveDeDocumento(String(datos.conductorDocumento))
    const abonado = raised.get(driver) ?? 0
    raised.set(driver, abonado + figureOf(row.deudaDto) - figureOf(row.abonoDto))
    const anterior = former.get(id)
    // The amount that a correction replaces is not known.
    const debe = cuentas && accion !== 'corregir' ? (owed.get(driver) ?? 0) : undefined
    for (const { campos, texto } of dudasDe(row, { ...known, anterior, debe, abonado })) {
      const [path = ''] = campos
      const field = fieldOf?.(path, datos) ?? path
      const said = warnings.get(id)
      warnings.set(id, { ...said, [field]: [said?.[field], texto].filter(Boolean).join('\n') })
    }
  }
  return warnings
}

/** The same of the rows that are wanted. */
export function useWarnings(noun: ImportNoun, rows: readonly ImportRow[], stored: readonly Datos[] = []) {
  const knowledge = useKnowledge(noun.dudosaDe !== undefined)
  const skip = !rows.some(({ datos }) => noun.dudosaDe?.(datos).abonoDto)
  const { data } = useCuentasQuery(undefined, { skip })
  return useMemo(() => {
    const wanted = rows.filter(({ accion, saved }) => accion !== 'omitir' && !saved)
    return warningsIn(noun, wanted, stored, judgingBy(knowledge), data?.cuentas)
  }, [noun, rows, stored, knowledge, data])
}
