import { esFecha, sumarDias } from '../../contract/fechas'
import { llaveDeBus, llaveDeDocumento } from '../../contract/identificadores'
import type { FilaImportada } from '../../contract/importaciones'
import { letrasDe } from '../../contract/sinAcentos'
import type { Db } from '../db/types'
import { fieldError } from '../http/errors'
import type { ImportedNoun } from '../imported'
import { findByPair } from '../locks/liquidaciones'

/** The days back from today within which a settlement's driver may be proposed: nobody remembers who drove before. */
const PROPOSED_DAYS = 31

/** The day of a row without one: of drivers those count who are there still. */
const NO_DAY = '9999-12-31'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Records by what names them, the exact spelling before another of the same key. */
function spelled<Row>(rows: readonly Row[], nameOf: (row: Row) => string, keyOf: (text: string) => string) {
  const byName = new Map(rows.map((row) => [nameOf(row), row]))
  const byKey = new Map(rows.map((row) => [keyOf(nameOf(row)), row]))
  return (text: string) => byName.get(text) ?? byKey.get(keyOf(text))
}

/** Looks for the drivers whom rows name otherwise than by a documento, or do not name at all. */
export async function driversOf(db: Db, { name }: ImportedNoun, today: string) {
  const stored = await db
    .selectFrom('conductores')
    .select(['uuid', 'documento', 'nombre', 'valido', 'fechaUltimoRetiro'])
    .execute()
  const drivers = stored.map((driver) => ({ ...driver, letters: letrasDe(driver.nombre) }))
  const buses = await db.selectFrom('buses').select(['numero', 'conductorUuid']).execute()
  const ofDocumento = spelled(drivers, ({ documento }) => documento, llaveDeDocumento)
  const ofNumero = spelled(buses, ({ numero }) => numero, llaveDeBus)

  /** The driver of a name that is theirs alone among those of the day, before those who had left. @throws 400 where several have it. */
  function namedBy(text: string, day: string) {
    const wanted = letrasDe(text)
    const named = drivers.filter(({ letters }) => letters === wanted)
    const there = named.filter(({ valido, fechaUltimoRetiro }) => valido || day <= (fechaUltimoRetiro ?? ''))
    const [one, ...others] = there.length > 0 ? there : named
    if (others.length === 0) return one
    const mensaje = `Hay varios conductores de nombre ${text}. Escriba el documento.`
    throw fieldError(400, 'conductorDocumento', mensaje)
  }

  /** The driver whom a stored settlement has already, or that of the bus. */
  async function proposedOf(fecha: string, busNumero: string) {
    const bus = ofNumero(busNumero)
    if (!bus || !esFecha(fecha)) return undefined
    const settled = await findByPair(db, fecha, bus.numero)
    const ofBus = fecha >= sumarDias(today, -PROPOSED_DAYS) ? bus.conductorUuid : null
    const wanted = settled?.conductorUuid ?? ofBus
    return drivers.find(({ uuid }) => uuid === wanted)
  }

  return {
    drivers,
    /** The driver whom a row means without saying a documento. */
    meant: ({ datos: { conductorDocumento, fecha, busNumero } }: FilaImportada) => {
      const [written, day] = [textOf(conductorDocumento), textOf(fecha)]
      if (!written) return name === 'liquidaciones' ? proposedOf(day, textOf(busNumero)) : undefined
      return ofDocumento(written) ? undefined : namedBy(written, esFecha(day) ? day : NO_DAY)
    },
    /** Doubts a driver whom the file calls otherwise, if not by a part of the name. */
    calledOtherwise: (documento: string, called = '') => {
      const driver = ofDocumento(documento)
      const words = called.split(/\s+/).map(letrasDe)
      return !driver || words.every((word) => driver.letters.includes(word))
        ? undefined
        : `El archivo dice ${called}, y ${documento} es ${driver.nombre}.`
    },
  }
}
