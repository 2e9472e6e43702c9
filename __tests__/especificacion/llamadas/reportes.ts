import { AsistenciaFilaSchema, ReporteAsistenciaFilaSchema } from '../../../src/contract/asistencias'
import { MensajeSchema } from '../../../src/contract/errores'
import { FestivoFilaSchema } from '../../../src/contract/festivos'
import { ReporteGastosSchema } from '../../../src/contract/gastos'
import { TablaSalariosSchema } from '../../../src/contract/salarios'
import * as z from '../../../src/contract/zod'
import { registrada } from '../../features/liquidaciones/pantalla'
import { unConductor, unFestivo } from '../../server/builders'
import { ASISTENCIAS, llamada } from './llamada'

const FECHAS = { fechaInicial: '2026-03-01', fechaFinal: '2026-03-31' }
const SIN_FECHAS = { fechaInicial: null, fechaFinal: null }
const asistencias = z.array(AsistenciaFilaSchema)
const elPdf = (nombre: string) =>
  z.object({ archivo: z.string().regex(new RegExp(`^${nombre}_\\d{4}-\\d{2}-\\d{2}\\.pdf$`)) })

export const LLAMADAS_DE_REPORTES = [
  llamada(
    'GET /salarios',
    'salarios',
    TablaSalariosSchema,
    async (oficina) => {
      await registrada(oficina)
      return { query: { ...FECHAS, documento: '1001' } }
    },
    { como: 'every filter' },
  ),
  llamada(
    'GET /salarios',
    'salarios',
    TablaSalariosSchema,
    () => ({ query: { ...SIN_FECHAS, documento: null } }),
    { como: 'empty filters' },
  ),
  llamada('GET /festivos', 'festivos', z.array(FestivoFilaSchema)),
  llamada('POST /festivos', 'crearFestivo', FestivoFilaSchema, () => ({ cuerpo: { fecha: '2026-07-20' } }), {
    refresca: ['/festivos'],
  }),
  llamada(
    'DELETE /festivos',
    'eliminarFestivo',
    MensajeSchema,
    async ({ db }) => ({ query: { uuid: (await unFestivo(db)).uuid } }),
    { refresca: ['/festivos'] },
  ),
  llamada('GET /documentos/primas', 'generarPrima', elPdf('Prima'), async (oficina) => {
    await registrada(oficina, { fecha: '2029-12-10' })
    return { query: { mes: 12 } }
  }),
  llamada('GET /documentos/vacaciones', 'generarVacaciones', elPdf('Vacaciones'), async (oficina) => {
    await registrada(oficina, { fecha: '2030-03-10' })
    return { query: { documento: '1001' } }
  }),
  llamada(
    'GET /reporte/gastos',
    'reporteGastos',
    ReporteGastosSchema,
    async (oficina) => {
      await registrada(oficina)
      return { query: { ...FECHAS, nombre: 'Aseo', numero: '12', documento: '1001' } }
    },
    { como: 'every filter' },
  ),
  llamada(
    'GET /reporte/gastos',
    'reporteGastos',
    ReporteGastosSchema,
    () => ({ query: { ...SIN_FECHAS, nombre: null, numero: null, documento: null } }),
    { como: 'empty filters' },
  ),
  llamada(
    'POST /asistencias',
    'guardarAsistencias',
    asistencias.length(1),
    async ({ db }) => {
      const { uuid: conductorUuid } = await unConductor(db)
      const marcas = { asistio: true, entregoAlDia: true, entregoPresencial: false }
      return { cuerpo: [{ fecha: '2030-03-20', conductorUuid, bus: '12', justificacion: '', ...marcas }] }
    },
    { refresca: ASISTENCIAS },
  ),
  llamada('GET /asistencias/mes', 'asistenciasDelMes', asistencias, () => ({ query: { mes: 3 } })),
  llamada(
    'GET /asistencias/fecha',
    'asistenciasDelDia',
    asistencias.min(2),
    () => ({ query: { fecha: '2030-03-20', crear: true } }),
    { como: 'with creation enabled' },
  ),
  llamada(
    'GET /asistencias/fecha',
    'asistenciasDelDia',
    asistencias,
    () => ({ query: { fecha: '2030-03-20', crear: false } }),
    { como: 'as it is stored' },
  ),
  llamada('GET /asistencias/reporte/mes', 'reporteAsistencias', z.array(ReporteAsistenciaFilaSchema), () => ({
    query: { mes: 3 },
  })),
]
