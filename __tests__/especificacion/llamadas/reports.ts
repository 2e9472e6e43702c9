import { AsistenciaFilaSchema, ReporteAsistenciaFilaSchema } from '../../../src/contract/asistencias'
import { MensajeSchema } from '../../../src/contract/errores'
import { FestivoFilaSchema } from '../../../src/contract/festivos'
import { ReporteGastosSchema } from '../../../src/contract/gastos'
import { TablaSalariosSchema } from '../../../src/contract/salarios'
import * as z from '../../../src/contract/zod'
import { storedLiquidacion } from '../../features/liquidaciones/listScreen'
import { aConductor, aFestivo } from '../../server/builders'
import { ASISTENCIAS, call } from './call'

const FECHAS = { fechaInicial: '2026-03-01', fechaFinal: '2026-03-31' }
const NO_FECHAS = { fechaInicial: null, fechaFinal: null }
const asistencias = z.array(AsistenciaFilaSchema)
const thePdf = (name: string) =>
  z.object({ archivo: z.string().regex(new RegExp(`^${name}_\\d{4}-\\d{2}-\\d{2}\\.pdf$`)) })

export const CALLS_OF_REPORTS = [
  call(
    'GET /salarios',
    'salarios',
    TablaSalariosSchema,
    async (testApp) => {
      await storedLiquidacion(testApp)
      return { query: { ...FECHAS, documento: '1001' } }
    },
    { how: 'every filter' },
  ),
  call(
    'GET /salarios',
    'salarios',
    TablaSalariosSchema,
    () => ({ query: { ...NO_FECHAS, documento: null } }),
    { how: 'empty filters' },
  ),
  call('GET /festivos', 'festivos', z.array(FestivoFilaSchema)),
  call('POST /festivos', 'crearFestivo', FestivoFilaSchema, () => ({ body: { fecha: '2026-07-20' } })),
  call(
    'DELETE /festivos',
    'eliminarFestivo',
    MensajeSchema,
    async ({ db }) => ({ query: { uuid: (await aFestivo(db)).uuid } }),
    { refreshes: ['/festivos'] },
  ),
  call('GET /documentos/primas', 'generarPrima', thePdf('Prima'), async (testApp) => {
    await storedLiquidacion(testApp, { fecha: '2029-12-10' })
    return { query: { mes: 12 } }
  }),
  call('GET /documentos/vacaciones', 'generarVacaciones', thePdf('Vacaciones'), async (testApp) => {
    await storedLiquidacion(testApp, { fecha: '2030-03-10' })
    return { query: { documento: '1001' } }
  }),
  call(
    'GET /reporte/gastos',
    'reporteGastos',
    ReporteGastosSchema,
    async (testApp) => {
      await storedLiquidacion(testApp)
      return { query: { ...FECHAS, nombre: 'Aseo', numero: '12', documento: '1001' } }
    },
    { how: 'every filter' },
  ),
  call(
    'GET /reporte/gastos',
    'reporteGastos',
    ReporteGastosSchema,
    () => ({ query: { ...NO_FECHAS, nombre: null, numero: null, documento: null } }),
    { how: 'empty filters' },
  ),
  call(
    'POST /asistencias',
    'guardarAsistencias',
    asistencias.length(1),
    async ({ db }) => {
      const { uuid: conductorUuid } = await aConductor(db)
      const marks = { asistio: true, entregoAlDia: true, entregoPresencial: false }
      const body = [{ fecha: '2030-03-20', conductorUuid, bus: '12', justificacion: '', ...marks }]
      return { body, argument: { asistencias: body } }
    },
    // The sheet is as it was sent.
    { refreshes: ASISTENCIAS.slice(1) },
  ),
  call('GET /asistencias/mes', 'asistenciasDelMes', asistencias, () => ({ query: { mes: 3 } })),
  call(
    'GET /asistencias/fecha',
    'asistenciasDelDia',
    asistencias.min(2),
    () => ({ query: { fecha: '2030-03-20', crear: true } }),
    { how: 'with creation enabled' },
  ),
  call(
    'GET /asistencias/fecha',
    'asistenciasDelDia',
    asistencias,
    () => ({ query: { fecha: '2030-03-20', crear: false } }),
    { how: 'as it is stored' },
  ),
  call('GET /asistencias/reporte/mes', 'reporteAsistencias', z.array(ReporteAsistenciaFilaSchema), () => ({
    query: { mes: 3 },
  })),
]
