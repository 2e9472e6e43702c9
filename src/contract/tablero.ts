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

/** Compares a sum of a month, and says what it is per bus and day, and was the month before. */
const FiguraSchema = ComparadoSchema.extend(cifras('porBus', 'antes'))

const CLASES_DE_DIA = ['laborable', 'sábado', 'festivo'] as const

/** Sums what staff have entered of a day, beside what its buses brought on such a day of the month before. */
const DiaSchema = ComparadoSchema.extend({
  fecha: z.string(),
  /** Settlements. */
  leidas: z.number(),
  clase: z.enum(CLASES_DE_DIA),
})
export type Dia = z.infer<typeof DiaSchema>

/** Sums of what staff have entered of a month up to yesterday, beside the month before per bus and kind of day. */
const MesSchema = z.object({
  ...cadenas('desde', 'hasta'),
  /** First day of the month before. */
  anterior: z.string(),
  leidas: z.number(),
  figuras: z.record(z.enum(FIGURAS_DEL_MES), FiguraSchema),
  /** The net of each day. */
  dias: z.array(DiaSchema),
})
export type Mes = z.infer<typeof MesSchema>

const PasajePorVencerSchema = z.object({
  ruta: z.string(),
  /** Days left: 0 on its last day. */
  dias: z.number(),
})
export type PasajePorVencer = z.infer<typeof PasajePorVencerSchema>

const PlazoSchema = z.object({
  ...cadenas('nombre', 'fecha'),
  /** Days left: 0 on the day itself. */
  dias: z.number(),
  /** Contracts without an issued paper of it, if any; null where no paper is issued of it alone. */
  sinEmitir: z.number().nullable(),
})
export type Plazo = z.infer<typeof PlazoSchema>

/** Answer of `GET /tablero`. */
export const TableroSchema = z.object({
  hoy: z.string(),
  /** The count that the figures of single days go by. */
  segun: z.enum(CIERRE_SEGUN),
  /** The last day before today of which staff have entered settlements; null before the first. */
  ayer: z
    .object({
      fecha: z.string(),
      leidas: z.number(),
      neto: ComparadoSchema,
      pasajeros: ComparadoSchema,
      /** Passengers of the sensor less those of the register. */
      sensorDeMas: z.number(),
      /** Buses of the day that have a median of its weekday in the eight weeks before. */
      comparados: z.number(),
      /** The nets of the bus that is furthest above its own median, and of the one furthest below. */
      buses: z.array(ComparadoSchema.extend({ numero: z.string() })),
    })
    .nullable(),
  mes: MesSchema,
  /** The month's expenses by name; the smallest are summed in the last. */
  gastos: z.array(z.object({ nombre: z.string(), valor: z.number() })),
  /** Settlements that are to be settled, the day of the oldest, and how many more a sensor alone has filled. */
  pendientes: z.object({ ...cifras('cantidad', 'soloSensor'), desde: z.string().nullable() }),
  /** Valid fares whose last day is within thirty days, the first to end first. */
  pasajesPorVencer: z.array(PasajePorVencerSchema),
  /** Days within the next thirty by which the law wants benefits paid, the first first. */
  plazos: z.array(PlazoSchema),
  /** Says how many settlements of drivers with a contract are outside all of theirs. */
  fuera: z.string().nullish(),
  /** How many drivers owe, the most that one does, and what all of them owe together: debts minus repayments. */
  saldos: z.object(cifras('deudores', 'mayor', 'balance')),
  /** Recent days, today's included, on which a bus has no settlement; buses without such a day are left out. */
  sinLiquidacion: z.object({
    dias: z.array(z.string()),
    buses: z.array(z.object({ numero: z.string(), dias: z.array(z.string()) })),
    /** All buses. */
    total: z.number(),
  }),
})
export type Tablero = z.infer<typeof TableroSchema>
