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

/** Answer of `GET /salarios`. Averages per row and per distinct day; the latter absent when there is no row. */
export const TablaSalariosSchema = z.object({
  salarios: z.array(SalarioFilaSchema),
  ...cifras('totalSalarios', 'promedioSalario', 'totalSalariosRegistradora', 'promedioSalarioRegistradora'),
  promedioSalarioDia: z.number().nullish(),
  promedioSalarioDiaRegistradora: z.number().nullish(),
  /** Rows that the register's figures leave out, since only a sensor has filled them; sent by our own server. */
  soloSensor: z.number().nullish(),
})
export type TablaSalarios = z.infer<typeof TablaSalariosSchema>
