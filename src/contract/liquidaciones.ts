import { cadenas, cadenasONulas, cifras } from './campos'
import { motivoOpcional } from './historial'
import * as z from './zod'
import { cantidad, cantidadOpcional, pesosRequeridos } from './numeros'
import {
  fechaRequerida,
  textoOpcional,
  siSon,
  nombreRequerido,
  textoRequerido,
  uuidRequerido,
} from './textos'

export const VIAJES_INVALIDOS = 'Ingrese un número valido de viajes.'
export const SENSOR_INVALIDO = 'Ingrese un número valido de sensor.'
const REG_FIN_INVALIDO = 'Ingrese un número valido de registradora final.'
const REG_INI_INVALIDO = 'Ingrese un número valido de registradora inicial.'
export const CIVICA_INVALIDA = 'Ingrese un número valido de civica.'
const NUMERO_INVALIDO = 'Ingrese un número valido.'
const VERSION_INVALIDA = 'La versión no es válida.'

const GastoSchema = z.object({
  nombre: textoRequerido('El nombre es requerido.', 200),
  valor: pesosRequeridos('El valor es requerido.', NUMERO_INVALIDO),
})
export type Gasto = z.infer<typeof GastoSchema>

/** Sections 3 and 9: the expenses that every new settlement begins with. */
export const GASTOS_INICIALES: readonly Gasto[] = [
  { nombre: 'Aseo', valor: 0 },
  { nombre: 'Combustible', valor: 0 },
]

const AbonoDtoSchema = z.object({
  valor: pesosRequeridos('El valor del abono es requerido.', NUMERO_INVALIDO),
  fecha: fechaRequerida().nullish(),
})

const DeudaDtoSchema = z.object({
  razon: textoRequerido('La razón de la deuda es requerida.', 200),
  valor: pesosRequeridos('El valor de la deuda es requerida.', NUMERO_INVALIDO),
  fecha: fechaRequerida().nullish(),
})

/** Which settlement it is, and what was counted on its day. */
const LLAVE = {
  uuid: uuidRequerido().nullish(),
  fecha: fechaRequerida(),
  busNumero: nombreRequerido('Bus es requerido.', 20),
}
const CUENTAS = {
  viajes: cantidad('Los viajes son requeridos.', VIAJES_INVALIDOS),
  regFin: cantidad('La numeración final es requerida, puede ser 0.', REG_FIN_INVALIDO),
  regIni: cantidad('La numeración inicial es requerida, puede ser 0.', REG_INI_INVALIDO),
  sensor: cantidad('El sensor es requerido, puede ser 0.', SENSOR_INVALIDO),
  civica: cantidadOpcional(CIVICA_INVALIDA),
  tiquetes: cantidadOpcional('Ingrese un número valido de tiquetes.'),
}

/**
 * Body of `POST /liquidaciones` and `PUT /liquidaciones/liquidar`: the typed fields, never the computed ones.
 * `abonoDto` and `deudaDto` are absent unless their checkbox is on; the server dates both with the settlement's date.
 */
export const LiquidacionSchema = z
  .object({
    ...LLAVE,
    /** The detail's, if it gave one: the save is refused when the record has changed since. */
    version: z.string(VERSION_INVALIDA).max(64, VERSION_INVALIDA).nullish(),
    conductorDocumento: nombreRequerido('Conductor es requerido.', 30),
    ...CUENTAS,
    comentario: textoOpcional(2000),
    liquidada: z.boolean('Indique si está liquidada.').nullish().transform(Boolean),
    gastos: z.array(GastoSchema, 'Los gastos no son válidos.').max(100, 'Máximo 100 gastos.').default([]),
    abonoDto: AbonoDtoSchema.nullish(),
    deudaDto: DeudaDtoSchema.nullish(),
    /** Beyond section 3, on our own server: why a settled one is changed. */
    motivo: motivoOpcional(),
  })
  .refine(({ regIni, regFin }) => regFin >= regIni, {
    error: REG_FIN_INVALIDO,
    path: ['regFin'],
    // Zod would otherwise stay silent about the order of the two until every other field is right.
    when: siSon('number', 'regIni', 'regFin'),
  })
export type CuerpoLiquidacion = z.infer<typeof LiquidacionSchema>

/** Body of `POST /liquidaciones/estimado`, of our own server: those fields of a save that its figures come from. */
export const EstimadoSchema = z
  .object({
    ...LLAVE,
    ...CUENTAS,
    sensor: cantidadOpcional(SENSOR_INVALIDO),
    gastos: z.array(GastoSchema.pick({ valor: true })),
  })
  .refine(({ regIni, regFin }) => regFin >= regIni)
export type CuerpoEstimado = z.infer<typeof EstimadoSchema>

/** A row of the settlement lists: the table's short names. Money in pesos, dates `YYYY-MM-DD`. */
export const LiquidacionFilaSchema = z.object({
  ...cadenas('uuid', 'fecha', 'busNumero'),
  ...cadenasONulas('conductorDocumento', 'conductorNombre'),
  ...cifras('regIni', 'regFin', 'pasajerosReg', 'pasajerosSensor'),
  /** As it counted, of our own server: `pasajerosSensor` is less its allowance. */
  sensor: z.number().optional(),
  ...cifras('valorNetoReg', 'valorNetoSensor'),
  liquidada: z.boolean(),
  comentario: z.string(),
  fechaEntrega: z.string().nullable(),
})
export type LiquidacionFila = z.infer<typeof LiquidacionFilaSchema>

/** A settlement's figures that a list sums, and that are estimated while it is typed. */
export const CifrasSumadasSchema = z.object(
  cifras('pasajerosSensor', 'pasajerosReg', 'valorNetoSensor', 'valorNetoReg'),
)
export type CifrasSumadas = z.infer<typeof CifrasSumadasSchema>

/** The sums of a list's rows, under the names of what they sum (section 2); the register's without those that only a sensor has filled. */
export interface TotalesLiquidaciones extends CifrasSumadas {
  soloSensor: number
}

/**
 * Columns that Exportar adds to a row of the list, from our own server, with money in pesos; `gastos` is the expenses' sum, and
 * `porNombre` the JSON text of `[nombre, valor][]`.
 */
export const LiquidacionExportadaSchema = z.object({
  uuid: z.string(),
  ...cifras('viajes', 'civica', 'tiquetes', 'sensor', 'gastos', 'salarioReg', 'salarioSensor'),
  ...cadenasONulas('porNombre', 'deudaRazon'),
  abonoValor: z.number().nullable(),
  deudaValor: z.number().nullable(),
})
export type LiquidacionExportada = z.infer<typeof LiquidacionExportadaSchema>

/** The whole record, in the long names. A preview for a new settlement comes without `uuid`. */
export const LiquidacionDetalleSchema = z.object({
  uuid: z.string().nullish(),
  /** Which state the record is in: another text after each change of it. Other hosts give none. */
  version: z.string().nullish(),
  ...cadenas('fecha', 'busNumero'),
  ...cadenasONulas('conductorDocumento', 'conductorNombre'),
  ...cifras('viajes', 'regIni', 'regFin', 'sensor', 'tiquetes', 'civica'),
  ...cifras('pasajerosRegistradora', 'valorNetoRegistradora', 'salarioRegistradora'),
  ...cifras('sensorNetos', 'valorNeto', 'salario'),
  comentario: z.string(),
  fechaEntrega: z.string().nullable(),
  liquidada: z.boolean(),
  gastos: z.array(z.object({ nombre: z.string(), valor: z.number() })),
  abonoDto: z.object({ valor: z.number(), fecha: z.string() }).nullable(),
  deudaDto: z.object({ razon: z.string(), valor: z.number(), fecha: z.string() }).nullable(),
  /** Where the bus's register stands at the next one that staff have entered; sent by our own server. */
  siguiente: z.object({ fecha: z.string(), regIni: z.number() }).optional(),
  /** The bus's last figure of each usual expense in the two weeks before, in pesos; sent by our own server. */
  ultimosGastos: z.record(z.string(), z.number()).optional(),
  /** Closing of a till that has counted it, in words; sent by our own server. */
  cierre: z.string().optional(),
})
export type LiquidacionDetalle = z.infer<typeof LiquidacionDetalleSchema>
