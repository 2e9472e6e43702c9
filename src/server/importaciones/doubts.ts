import { dudasDe } from '../../contract/dudas'
import type { Arrastre } from '../../contract/importaciones'
import type { FilaDudosa } from '../../contract/sabido'
import { sumCuentas } from '../cartera/accounts'
import type { Db } from '../db/types'
import type { Settled } from '../imported'
import { remembered } from '../liquidaciones/lookups'
import { registersAround } from '../liquidaciones/register'
import { habituales } from '../liquidaciones/usual'

interface Judged {
  /** First and last day of the part. */
  days: readonly [string, string]
  today: string
  umbral: number
}

/** Names of a row's records, and whether it replaces one. */
interface Named {
  busNumero?: string
  fecha?: string
  conductorDocumento?: string
  corrects: boolean
}

/** Doubts of the rows of a part, each beside what is stored and the rows of the file before it. */
export async function doubting(db: Db, arrastre: Arrastre, { days, today: hoy, umbral }: Judged) {
  const { registradoras, deudas } = arrastre
  const usual = (arrastre.usual ??= await habituales(db))
  const owed = remembered(async () => {
    const { cuentas } = await sumCuentas(db)
    return new Map(cuentas.map((one) => [one.conductorDocumento, one.balance]))
  })
  const storedOf = remembered((busNumero: string) => registersAround(db, busNumero, ...days))

  /** Doubts of a row by its fields. @param valorNeto as it would be stored. */
  return async (row: FilaDudosa, named: Named, settlement?: Settled, valorNeto?: number) => {
    const { busNumero = '', fecha = '', conductorDocumento = '', corrects } = named
    const { regFin } = row
    const stored = regFin === undefined ? [] : await storedOf(busNumero)
    const former = stored.findLast((other) => other.fecha < fecha)
    const above = registradoras[busNumero]
    const abonado = deudas[conductorDocumento] ?? 0
    const dudas = dudasDe(
      { ...row, valorNeto },
      {
        propio: true,
        hoy,
        umbral,
        delBus: usual.buses[busNumero],
        deLaEmpresa: usual.empresa,
        pasajerosPorViaje: settlement?.pasajePasajerosPorViaje,
        anterior: (former?.fecha ?? '') > (above?.fecha ?? '') ? former : above,
        siguiente: stored.find((other) => other.fecha > fecha),
        // The amount that a correction replaces is not known.
        debe: row.abonoDto && !corrects ? ((await owed()).get(conductorDocumento) ?? 0) : undefined,
        abonado,
      },
    )
    if (regFin !== undefined) registradoras[busNumero] = { fecha, regFin: Number(regFin) }
    deudas[conductorDocumento] = abonado + Number(row.deudaDto?.valor ?? 0) - Number(row.abonoDto?.valor ?? 0)
    return dudas.map(({ campos: [campo = ''], texto }): [string, string] => [campo, texto])
  }
}
