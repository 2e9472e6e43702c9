/** The office's dashboard: a call of our own server, beyond the spec's table. Money in pesos, dates `YYYY-MM-DD`. */
import { cadenas, cifras } from './campos'
import { CIERRE_SEGUN } from './cierres'
import * as z from './zod'

/** The sums of the settlements between two days, both inclusive. */
export const PeriodoSchema = z.object({
  ...cadenas('desde', 'hasta'),
  ...cifras(
    'liquidaciones',
    'pasajerosReg',
    'pasajerosSensor',
    'valorNetoReg',
    'valorNetoSensor',
    'totalGasto',
  ),
  /** Passengers of the sensor less those of the register. */
  diferenciaPasajeros: z.number(),
  /** Salaries of settlements with a driver, as the salaries' screen has them. */
  ...cifras('salarioReg', 'salarioSensor'),
  /** The net of each day; null of a day without one. */
  netos: z.array(z.number().nullable()),
})
export type Periodo = z.infer<typeof PeriodoSchema>

/** The pending settlements between two days; `desde` is null where there is none. */
const EdadSchema = z.object({ desde: z.string().nullable(), hasta: z.string(), cantidad: z.number() })
export type Edad = z.infer<typeof EdadSchema>

const PasajePorVencerSchema = z.object({
  ...cadenas('uuid', 'ruta'),
  valor: z.number(),
  fechaFinal: z.string(),
  /** Days left: 0 on its last day. */
  dias: z.number(),
})
export type PasajePorVencer = z.infer<typeof PasajePorVencerSchema>

const PlazoSchema = z.object({
  ...cadenas('nombre', 'fecha'),
  /** Days left: 0 on the day itself. */
  dias: z.number(),
  /** Contracts without an issued paper of it; null where no paper is issued of it alone. */
  sinEmitir: z.number().nullable(),
})
export type Plazo = z.infer<typeof PlazoSchema>

const SaldoSchema = z.object({
  ...cadenas('conductorDocumento', 'conductorNombre'),
  balance: z.number(),
})
export type Saldo = z.infer<typeof SaldoSchema>

/** A figure of a day beside the median of its weekday in the eight weeks before; null where there was none. */
const ComparadoSchema = z.object({ valor: z.number(), mediana: z.number().nullable() })

/** Answer of `GET /tablero`. */
export const TableroSchema = z.object({
  hoy: z.string(),
  /** The count that the figures of single days go by. */
  segun: z.enum(CIERRE_SEGUN),
  /** The last day before today of which staff have entered settlements; null before the first. */
  ayer: z
    .object({
      fecha: z.string(),
      neto: ComparadoSchema,
      pasajeros: ComparadoSchema,
      /** The nets of the bus that is furthest above its own median, and of the one furthest below. */
      buses: z.array(z.object({ numero: z.string(), ...cifras('valor', 'mediana', 'diferencia') })),
      /** Buses without a settlement. */
      faltan: z.number(),
    })
    .nullable(),
  /** This month up to today, the same days of the last month, and those of this month a year ago. */
  periodos: z.array(PeriodoSchema).length(3),
  /** The expenses by name, a value for each period; the smallest are summed in the last. */
  gastos: z.array(z.object({ nombre: z.string(), valores: z.array(z.number()).length(3) })),
  /** Pending settlements of 0–1, 2–7, 8–30 and more days. */
  pendientes: z.array(EdadSchema).length(4),
  /** Valid fares whose last day is within thirty days, the first to end first. */
  pasajesPorVencer: z.array(PasajePorVencerSchema),
  /** Days within the next thirty by which the law wants benefits paid, the first first. */
  plazos: z.array(PlazoSchema),
  /** The drivers who owe most, and what all of them owe together: debts minus repayments. */
  saldos: z.object({ conductores: z.array(SaldoSchema), deudores: z.number(), balance: z.number() }),
  /** Recent days, today's included, on which a bus has no settlement; buses without such a day are left out. */
  sinLiquidacion: z.object({
    dias: z.array(z.string()),
    buses: z.array(z.object({ numero: z.string(), dias: z.array(z.string()) })),
    /** All buses. */
    total: z.number(),
  }),
})
export type Tablero = z.infer<typeof TableroSchema>
