import { MensajeSchema } from '../../../src/contract/errores'
import { LiquidacionDetalleSchema, LiquidacionFilaSchema } from '../../../src/contract/liquidaciones'
import * as z from '../../../src/contract/zod'
import { storedLiquidacion } from '../../features/liquidaciones/listScreen'
import { PASSWORD } from '../../server/realApp'
import { liquidacionPayload } from '../../server/liquidaciones/company'
import { FIGURES, DETALLE, call } from './call'

const rows = z.array(LiquidacionFilaSchema)

export const CALLS_OF_LIQUIDACIONES = [
  call(
    'POST /auth/login',
    'login',
    // The token goes to local storage and is no part of what the store is given.
    z.object({ username: z.string(), nombre: z.string(), roles: z.array(z.string()) }),
    () => ({ body: { username: 'admin', password: PASSWORD } }),
  ),
  call('GET /liquidaciones/table', 'tablaLiquidaciones', z.object({ filas: rows, secuencia: z.number() })),
  call(
    'GET /liquidaciones/detalle',
    'detalleLiquidacion',
    LiquidacionDetalleSchema.refine(({ uuid }) => !uuid),
    async (testApp) => {
      await storedLiquidacion(testApp)
      return { query: { fecha: '2026-03-06', busNumero: '12' } }
    },
    { how: 'the preview of a creation' },
  ),
  call(
    'GET /liquidaciones/detalle',
    'detalleLiquidacion',
    LiquidacionDetalleSchema,
    async (testApp) => ({ query: { uuid: (await storedLiquidacion(testApp)).uuid } }),
    { how: 'the detail' },
  ),
  call(
    'GET /liquidaciones/v2/table',
    'buscarLiquidaciones',
    rows.length(1),
    async (testApp) => {
      await storedLiquidacion(testApp)
      const fechas = { fechaInicial: '2026-03-01', fechaFinal: '2026-03-31' }
      return { query: { ...fechas, numero: '12', documento: '1001', liquidada: 'false' } }
    },
    { how: 'every filter' },
  ),
  call(
    'GET /liquidaciones/v2/table',
    'buscarLiquidaciones',
    rows,
    () => ({
      query: { fechaInicial: null, fechaFinal: null, numero: null, documento: null, liquidada: null },
    }),
    { how: 'empty filters' },
  ),
  call(
    'POST /liquidaciones',
    'crearLiquidacion',
    LiquidacionFilaSchema,
    () => ({ body: liquidacionPayload() }),
    { refreshes: FIGURES },
  ),
  call(
    'PUT /liquidaciones/liquidar',
    'liquidar',
    LiquidacionFilaSchema,
    async (testApp) => {
      const { uuid } = await storedLiquidacion(testApp)
      return { body: liquidacionPayload({ uuid, liquidada: true }) }
    },
    { refreshes: [...FIGURES, DETALLE] },
  ),
  call(
    'POST /liquidaciones/sensores',
    'ingresarSensores',
    rows.length(1),
    () => {
      const rows = [{ fecha: '2026-03-05', busNumero: '12', sensor: 350, civica: 4, viajes: 6 }]
      return { body: rows, argument: { filas: rows } }
    },
    // The list has the returned items at its end, and is not asked for anew.
    { refreshes: FIGURES.filter((path) => path !== '/liquidaciones/cambios') },
  ),
  call(
    'DELETE /liquidaciones',
    'eliminarLiquidacion',
    MensajeSchema,
    async (testApp) => ({ query: { uuid: (await storedLiquidacion(testApp)).uuid } }),
    { refreshes: FIGURES },
  ),
]
