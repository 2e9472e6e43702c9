import { LiquidacionFilaSchema } from '../../contract/liquidaciones'
import { ReporteGastosSchema } from '../../contract/gastos'
import { TablaSalariosSchema } from '../../contract/salarios'
import * as z from '../../contract/zod'

/** What the routes answer that declare it to nobody else: their JSON comes whole from the database, or it is a PDF. */
export const RESPUESTAS: Record<string, z.ZodType | 'pdf'> = {
  '/liquidaciones/table': z.array(LiquidacionFilaSchema),
  '/liquidaciones/v2/table': z.array(LiquidacionFilaSchema),
  '/salarios': TablaSalariosSchema,
  '/reporte/gastos': ReporteGastosSchema,
  '/documentos/primas': 'pdf',
  '/documentos/vacaciones': 'pdf',
}
