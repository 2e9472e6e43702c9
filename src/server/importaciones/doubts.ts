import { dudasDe } from '../../contract/dudas'
import { llaveDeBus } from '../../contract/identificadores'
import type { Arrastre, FilaImportada, Registro } from '../../contract/importaciones'
import type { FilaDudosa } from '../../contract/sabido'
import { sumCuentas } from '../cartera/accounts'
import type { Db } from '../db/types'
import type { Settled } from '../imported'
import { remembered } from '../liquidaciones/lookups'
import { registersAround } from '../liquidaciones/register'
import { habituales } from '../liquidaciones/usual'

/** Part of a file whose rows are doubted. */
interface Part {
  filas: readonly FilaImportada[]
  arrastre: Arrastre
  /** First and last of its days. */
  days: readonly [string, string]
  hoy: string
  umbral: number
}

/** Names of a row's records, and whether it replaces one. */
interface Named {
  busNumero?: string
  fecha?: string
  conductorDocumento?: string
  corrects: boolean
}

/** Doubts of the rows of a part, each beside what is stored and the rows of the file before and after it. */
export async function doubting(db: Db, { filas, arrastre, days, hoy, umbral }: Part) {
  const { registradoras, deudas } = arrastre
  const usual = (arrastre.usual ??= await habituales(db))
  const owed = remembered(async () => {
    const { cuentas } = await sumCuentas(db)
    return new Map(cuentas.map((one) => [one.conductorDocumento, one.balance]))
  })
  const written = filas.map(({ accion, datos }) => ({
    ...(datos as Partial<Registro>),
    ...{ accion, bus: llaveDeBus(String(datos.busNumero)) },
  }))
  /** A bus's registers by their days as they would be stored. */
  const registersOf = remembered(async (busNumero: string) => {
    const stored = await registersAround(db, busNumero, ...days)
    const byDay = new Map<string, Registro>(stored.map((row) => [row.fecha, row]))
    const carried = registradoras[busNumero]
    if (carried) byDay.set(carried.fecha, carried)
    for (const { bus, accion, fecha = '', regIni = NaN, regFin = NaN } of written)
      if (bus === llaveDeBus(busNumero) && regIni <= regFin && (accion === 'corregir' || !byDay.has(fecha)))
        byDay.set(fecha, { fecha, regIni, regFin })
    return [...byDay.values()].sort((one, other) => (one.fecha < other.fecha ? -1 : 1))
  })

  /** Doubts of a row by its fields. @param valorNeto as it would be stored. */
  return async (row: FilaDudosa, named: Named, settlement?: Settled, valorNeto?: number) => {
    const { busNumero = '', fecha = '', conductorDocumento = '', corrects } = named
    const { regIni, regFin } = row as Partial<Registro>
    const registers = regFin === undefined ? [] : await registersOf(busNumero)
    const abonado = deudas[conductorDocumento] ?? 0
    const dudas = dudasDe(
      { ...row, valorNeto },
      {
        ...{ propio: true, hoy, umbral, delBus: usual.buses[busNumero], deLaEmpresa: usual.empresa },
        pasajerosPorViaje: settlement?.pasajePasajerosPorViaje,
        anterior: registers.findLast((other) => other.fecha < fecha),
        siguiente: registers.find((other) => other.fecha > fecha),
        // The amount that a correction replaces is not known.
        debe: row.abonoDto && !corrects ? ((await owed()).get(conductorDocumento) ?? 0) : undefined,
        abonado,
      },
    )
    if (regIni !== undefined && regFin !== undefined) registradoras[busNumero] = { fecha, regIni, regFin }
    deudas[conductorDocumento] = abonado + Number(row.deudaDto?.valor ?? 0) - Number(row.abonoDto?.valor ?? 0)
    const byField: Record<string, string> = {}
    for (const {
      campos: [campo = ''],
      texto,
    } of dudas)
      byField[campo] = [byField[campo], texto].filter(Boolean).join('\n')
    return byField
  }
}
