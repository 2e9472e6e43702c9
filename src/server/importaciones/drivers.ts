import { esFecha, sumarDias } from '../../contract/fechas'
import { groupBy } from '../../contract/groupBy'
import type { FilaImportada } from '../../contract/importaciones'
import { letrasDe } from '../../contract/sinAcentos'
import type { Db } from '../db/types'
import { fieldError } from '../http/errors'
import { lookupsOf } from '../liquidaciones/lookups'

/** The days back from today within which a settlement's driver may be proposed: nobody remembers who drove before. */
const PROPOSED_DAYS = 31

/** The day of a row without one: of drivers those count who are there still. */
const NO_DAY = '9999-12-31'

const NAMED = ['conductorDocumento', 'fecha', 'busNumero']

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Looks for the drivers whom rows name otherwise than by a documento, or do not name at all. @param days first and last of the rows. */
export async function driversOf(db: Db, days: readonly [string, string], today: string) {
  const drivers = await db
    .selectFrom('conductores')
    .select(['uuid', 'documento', 'nombre', 'valido', 'fechaUltimoRetiro'])
    .execute()
  const ofDocumento = new Map(drivers.map((driver) => [driver.documento, driver]))
  const ofLetters = groupBy(drivers, ({ nombre }) => letrasDe(nombre))
  const { bus, pair } = lookupsOf(db, days)

  /** The driver of a name that is theirs alone among those of the day, before those who had left. @throws 400 where several have it. */
  function namedBy(text: string, day: string) {
    const named = ofLetters.get(letrasDe(text)) ?? []
    const there = named.filter(({ valido, fechaUltimoRetiro }) => valido || day <= (fechaUltimoRetiro ?? ''))
    const [one, ...others] = there.length > 0 ? there : named
    if (others.length === 0) return one
    const mensaje = `Hay varios conductores de nombre ${text}. Escriba el documento.`
    throw fieldError(400, 'conductorDocumento', mensaje)
  }

  /** The driver whom a settlement has already, or that of its bus. @throws 400 for a bus that is unknown. */
  async function proposedOf(fecha: string, busNumero: string) {
    const { conductorUuid } = await bus(busNumero)
    const ofBus = fecha >= sumarDias(today, -PROPOSED_DAYS) ? conductorUuid : null
    const wanted = (await pair(fecha, busNumero))?.conductorUuid ?? ofBus
    return drivers.find(({ uuid }) => uuid === wanted)
  }

  return {
    /** The driver whom a row means without saying a documento. @throws 400 */
    meant: async (datos: FilaImportada['datos'], isSettlement: boolean) => {
      const [written = '', fecha = '', busNumero = ''] = NAMED.map((field) => textOf(datos[field]))
      if (ofDocumento.has(written)) return undefined
      const found = written
        ? namedBy(written, esFecha(fecha) ? fecha : NO_DAY)
        : isSettlement && busNumero && esFecha(fecha) && (await proposedOf(fecha, busNumero))
      return found ? { documento: found.documento, nombre: found.nombre } : undefined
    },
    /** Doubts a driver whom the file calls otherwise, if not by a part of the name. */
    calledOtherwise: (documento: string, called = '') => {
      const nombre = ofDocumento.get(documento)?.nombre
      const words = called.split(/\s+/).map(letrasDe)
      return nombre === undefined || words.every((word) => letrasDe(nombre).includes(word))
        ? undefined
        : `El archivo dice ${called}, y ${documento} es ${nombre}.`
    },
  }
}
