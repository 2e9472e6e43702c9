import { MensajeSchema } from '../../../src/contract/errores'
import { LiquidacionDetalleSchema, LiquidacionFilaSchema } from '../../../src/contract/liquidaciones'
import * as z from '../../../src/contract/zod'
import { registrada } from '../../features/liquidaciones/pantalla'
import { CLAVE } from '../../server/aplicacion'
import { unaLiquidacion } from '../../server/liquidaciones/empresa'
import { CIFRAS, DETALLE, llamada } from './llamada'

const filas = z.array(LiquidacionFilaSchema)

export const LLAMADAS_DE_LIQUIDACIONES = [
  llamada(
    'POST /auth/login',
    'login',
    // The token goes to local storage and is no part of what the store is given.
    z.object({ username: z.string(), nombre: z.string(), roles: z.array(z.string()) }),
    () => ({ cuerpo: { username: 'admin', password: CLAVE } }),
  ),
  llamada('GET /liquidaciones/table', 'tablaLiquidaciones', z.object({ filas, secuencia: z.number() })),
  llamada(
    'GET /liquidaciones/detalle',
    'detalleLiquidacion',
    LiquidacionDetalleSchema.refine(({ uuid }) => !uuid),
    async (oficina) => {
      await registrada(oficina)
      return { query: { fecha: '2026-03-06', busNumero: '12' } }
    },
    { como: 'the preview of a creation' },
  ),
  llamada(
    'GET /liquidaciones/detalle',
    'detalleLiquidacion',
    LiquidacionDetalleSchema,
    async (oficina) => ({ query: { uuid: (await registrada(oficina)).uuid } }),
    { como: 'the detail' },
  ),
  llamada(
    'GET /liquidaciones/v2/table',
    'buscarLiquidaciones',
    filas.length(1),
    async (oficina) => {
      await registrada(oficina)
      const fechas = { fechaInicial: '2026-03-01', fechaFinal: '2026-03-31' }
      return { query: { ...fechas, numero: '12', documento: '1001', liquidada: 'false' } }
    },
    { como: 'every filter' },
  ),
  llamada(
    'GET /liquidaciones/v2/table',
    'buscarLiquidaciones',
    filas,
    () => ({
      query: { fechaInicial: null, fechaFinal: null, numero: null, documento: null, liquidada: null },
    }),
    { como: 'empty filters' },
  ),
  llamada(
    'POST /liquidaciones',
    'crearLiquidacion',
    LiquidacionFilaSchema,
    () => ({ cuerpo: unaLiquidacion() }),
    { refresca: CIFRAS },
  ),
  llamada(
    'PUT /liquidaciones/liquidar',
    'liquidar',
    LiquidacionFilaSchema,
    async (oficina) => {
      const { uuid } = await registrada(oficina)
      return { cuerpo: unaLiquidacion({ uuid, liquidada: true }) }
    },
    { refresca: [...CIFRAS, DETALLE] },
  ),
  llamada(
    'POST /liquidaciones/sensores',
    'ingresarSensores',
    filas.length(1),
    () => {
      const rows = [{ fecha: '2026-03-05', busNumero: '12', sensor: 350, civica: 4, viajes: 6 }]
      return { cuerpo: rows, argumento: { filas: rows } }
    },
    { refresca: [...CIFRAS, DETALLE] },
  ),
  llamada(
    'DELETE /liquidaciones',
    'eliminarLiquidacion',
    MensajeSchema,
    async (oficina) => ({ query: { uuid: (await registrada(oficina)).uuid } }),
    { refresca: CIFRAS },
  ),
]
