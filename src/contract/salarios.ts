import { cadenas, cifras } from './campos'
import * as z from './zod'
import { AT_END_DATE, finalDespuesDeInicial, finalNoAntesDeInicial } from './fechas'
import { documentoDeBusqueda, fechasDeBusqueda } from './filtros'

/** Query of `GET /salarios`. */
export const FiltroSalariosSchema = z
  .object({
    ...fechasDeBusqueda,
    documento: documentoDeBusqueda,
  })
  .refine(finalNoAntesDeInicial, AT_END_DATE)

/** Values of the filter form: section 5 wants its end after its start. */
export const BusquedaSalariosSchema = FiltroSalariosSchema.refine(finalDespuesDeInicial, AT_END_DATE)

export const SalarioFilaSchema = z.object({
  uuid: z.string(),
  ...cifras('valor', 'valorRegistradora'),
  /** Sent by our own server; it links the name to the driver's page. */
  conductorDocumento: z.string().nullish(),
  /** Sent by our own server; null where staff have not read the register. */
  fechaEntrega: z.string().nullish(),
  ...cadenas('conductorNombre', 'busNumero', 'fecha'),
})
export type SalarioFila = z.infer<typeof SalarioFilaSchema>

const FIGURAS = {
  ...cifras('totalSalarios', 'promedioSalario', 'totalSalariosRegistradora', 'promedioSalarioRegistradora'),
  promedioSalarioDia: z.number().nullish(),
  promedioSalarioDiaRegistradora: z.number().nullish(),
  /** Rows that the register's figures leave out, since only a sensor has filled them; sent by our own server. */
  soloSensor: z.number().nullish(),
}

/** Answer of `GET /salarios`. Averages per row and per distinct day; the latter absent when there is no row. */
export const TablaSalariosSchema = z.object({ salarios: z.array(SalarioFilaSchema), ...FIGURAS })
export type TablaSalarios = z.infer<typeof TablaSalariosSchema>

/** Sensor less register, in pesos and per cent of the register, of the rows whose register staff have read; null without any. */
const DIFERENCIA = { diferencia: z.number().nullable(), porcentaje: z.number().nullable() }

/** The figures of a driver's salaries. */
const SalariosDeConductorSchema = z.object({
  ...cadenas('conductorDocumento', 'conductorNombre'),
  /** The last one first: '303, 301'. */
  ...cadenas('buses'),
  ...cifras('dias'),
  ...FIGURAS,
  ...DIFERENCIA,
})
export type SalariosDeConductor = z.infer<typeof SalariosDeConductorSchema>

/** Answer of `GET /salarios/resumen`, of our own server alone: the highest salaries first. */
export const ResumenSalariosSchema = z.object({
  conductores: z.array(SalariosDeConductorSchema),
  ...FIGURAS,
  ...DIFERENCIA,
  /** The differences from the earliest, each of a day, or of a month by its first day. */
  por: z.enum(['día', 'mes']),
  diferencias: z.array(z.object({ ...cadenas('desde'), ...cifras('valor') })),
})
export type ResumenSalarios = z.infer<typeof ResumenSalariosSchema>
