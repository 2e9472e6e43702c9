/** The office's dashboard: a call of our own server, beyond the spec's table. Money in pesos, dates `YYYY-MM-DD`. */
import { cadenas, cifras } from './campos'
import { CIERRE_SEGUN } from './cierres'
import * as z from './zod'

/** A figure, what is expected of the same buses and days, and how far those that are known so are above it: both 0 where none is. */
const ComparadoSchema = z.object(cifras('valor', 'esperado', 'diferencia'))
export type Comparado = z.infer<typeof ComparadoSchema>

export const FIGURAS_DEL_MES = [
  'pasajerosReg',
  'pasajerosSensor',
  'valorNetoReg',
  'valorNetoSensor',
  'salarioReg',
  'salarioSensor',
  'totalGasto',
] as const
export type FiguraDelMes = (typeof FIGURAS_DEL_MES)[number]

/** Sums of what staff have entered of a month up to yesterday, beside the month before per bus and kind of day: laborable, sábado, festivo. */
const MesSchema = z.object({
  ...cadenas('desde', 'hasta'),
  /** First day of the month before. */
  anterior: z.string(),
  liquidaciones: z.number(),
  figuras: z.record(z.enum(FIGURAS_DEL_MES), ComparadoSchema),
  /** Passengers of the sensor less those of the register. */
  diferenciaPasajeros: z.number(),
  /** The net of each day; null of a day without one. */
  netos: z.array(z.number().nullable()),
})
export type Mes = z.infer<typeof MesSchema>

/** The pending settlements between two days, and those that a sensor alone has filled; `desde` is null where there is none. */
const EdadSchema = z.object({
  desde: z.string().nullable(),
  hasta: z.string(),
  ...cifras('cantidad', 'soloSensor'),
})
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
      /** Buses of the day that have a median of its weekday in the eight weeks before. */
      comparados: z.number(),
      /** The nets of the bus that is furthest above its own median, and of the one furthest below. */
      buses: z.array(ComparadoSchema.extend({ numero: z.string() })),
      /** Buses without a settlement. */
      faltan: z.number(),
    })
    .nullable(),
  mes: MesSchema,
  /** The month's expenses by name; the smallest are summed in the last. */
  gastos: z.array(z.object({ nombre: z.string(), valor: z.number() })),
  /** Pending settlements of 0–1, 2–7, 8–30 and more days. */
  pendientes: z.array(EdadSchema).length(4),
  /** Valid fares whose last day is within thirty days, the first to end first. */
  pasajesPorVencer: z.array(PasajePorVencerSchema),
  /** Days within the next thirty by which the law wants benefits paid, the first first. */
  plazos: z.array(PlazoSchema),
  /** Says how many settlements of drivers with a contract are outside all of theirs. */
  fuera: z.string().nullish(),
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
