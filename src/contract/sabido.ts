/** Knowledge by which the soft warnings of a row (`dudas.ts`) are judged. */
import type { LiquidacionFila } from './liquidaciones'
import type { NumeroEditable } from './numeros'
import type { RegistradoraAnterior } from './registradora'
import { sinAcentos } from './sinAcentos'

/**
 * Usual values by figure: `pasajeros`, `viajes`, `sensor`, `civica`, `tiquetes`, and {@link figuraDeGasto}; the company also has
 * `gasto` and `deuda`.
 */
export type Usuales = Readonly<Record<string, number>>

/** The name of an expense's own usual value: names differ by case, accents and blanks. */
export const figuraDeGasto = (nombre: string) => `gasto ${sinAcentos(nombre).trim()}`

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

/** Known values that a row is judged by; an absent one raises no soft warning. */
export interface LoSabido {
  /** Set for our own server; another host's rows are never questioned. */
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
  /** Where its register stands at its next settlement that staff have entered. */
  siguiente?: Pick<LiquidacionFila, 'regIni' | 'fecha'>
  /** Driver's debt, and the amount that the stored repayment has already taken off it. */
  debe?: number | null
  abonado?: number
}
