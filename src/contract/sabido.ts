/** What the doubts of a row (`dudas.ts`) go by. */
import type { NumeroEditable } from './numeros'
import type { RegistradoraAnterior } from './registradora'
import { sinAcentos } from './sinAcentos'

/**
 * What is usual, by the figure: `pasajeros`, `neto`, `viajes`, `sensor`, `civica`, `tiquetes`, and {@link claveDeGasto}; of the company `gasto`
 * and `deuda` too.
 */
export type Usuales = Readonly<Record<string, number>>

/** The name of an expense's own usual value: names differ by case, accents and blanks. */
export const claveDeGasto = (nombre: string) => `gasto ${sinAcentos(nombre).trim()}`

type ConValor = { valor: NumeroEditable } | null

/** Figures of a row, as far as they are known, in any state of being typed. */
export interface FilaDudosa {
  fecha?: string
  viajes?: NumeroEditable
  regIni?: NumeroEditable
  regFin?: NumeroEditable
  sensor?: NumeroEditable
  civica?: NumeroEditable
  tiquetes?: NumeroEditable
  gastos?: readonly { nombre: string; valor: NumeroEditable }[]
  abonoDto?: ConValor
  deudaDto?: ConValor
  /** As the server has computed it. */
  valorNeto?: number
}

/** What a row is judged by; by what is left out it is not judged. */
export interface LoSabido {
  /** Whether the host is our own server: another one's rows are never asked of. */
  propio: boolean
  hoy: string
  umbral: number
  /** The sensor's over-count per trip, by the fare. */
  pasajerosPorViaje?: number
  /** The medians of the bus, as far as enough is known, and what stands in their place. */
  delBus?: Usuales
  deLaEmpresa?: Usuales
  /** Where the bus's register stood before; null where none is known of. */
  anterior?: RegistradoraAnterior | null
  /** What the driver owes, and what the repayment has lowered that by already. */
  debe?: number | null
  abonado?: number
}
