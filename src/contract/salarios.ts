import * as z from './zod'
import { FECHA_FINAL_MAYOR, finalDespuesDeInicial } from './fechas'
import { fechaRequerida, filtro, textoRequerido } from './textos'

/** Query of `GET /salarios` and values of its filter form. */
export const FiltroSalariosSchema = z
  .object({
    fechaInicial: filtro(fechaRequerida()),
    fechaFinal: filtro(fechaRequerida()),
    documento: filtro(textoRequerido('Conductor es requerido.', 30)),
  })
  .refine(({ fechaInicial, fechaFinal }) => finalDespuesDeInicial(fechaInicial, fechaFinal), {
    error: FECHA_FINAL_MAYOR,
    path: ['fechaFinal'],
  })

export const SalarioFilaSchema = z.object({
  uuid: z.string(),
  valor: z.number(),
  valorRegistradora: z.number(),
  conductorNombre: z.string(),
  busNumero: z.string(),
  fecha: z.string(),
})
export type SalarioFila = z.infer<typeof SalarioFilaSchema>

/** Answer of `GET /salarios`. Averages per row and per distinct day; the latter absent when there is no row. */
export const TablaSalariosSchema = z.object({
  salarios: z.array(SalarioFilaSchema),
  totalSalarios: z.number(),
  promedioSalario: z.number(),
  promedioSalarioDia: z.number().nullish(),
  totalSalariosRegistradora: z.number(),
  promedioSalarioRegistradora: z.number(),
  promedioSalarioDiaRegistradora: z.number().nullish(),
})
export type TablaSalarios = z.infer<typeof TablaSalariosSchema>
