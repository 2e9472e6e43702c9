import { AbonoFilaSchema, TablaAbonosSchema } from '../../../src/contract/abonos'
import { DeudaFilaSchema, TablaDeudasSchema } from '../../../src/contract/deudas'
import { MensajeSchema } from '../../../src/contract/errores'
import { aDeuda, anAbono, aConductor } from '../../server/builders'
import type { TestApp } from '../../setup/page'
import { ABONOS, DEUDAS, call } from './call'

const DEUDA = { valor: 80_000, razon: 'Préstamo', conductorDocumento: '1001' }
const ABONO = { valor: 50_000, origen: 'Prima', conductorDocumento: '1001', fecha: '2026-03-05' }

/** The uuid of a debt or a repayment of somebody's. */
const one = async ({ db }: TestApp, create: typeof aDeuda | typeof anAbono) => ({
  uuid: (await create(db, (await aConductor(db)).uuid)).uuid,
})

const OF_DEUDA = { refreshes: DEUDAS }
const OF_ABONO = { refreshes: [...ABONOS, ...DEUDAS] }

export const CALLS_OF_CARTERA = [
  call('GET /deudas', 'deudas', TablaDeudasSchema),
  call('GET /deudas/conductor', 'deudasDeConductor', TablaDeudasSchema, () => ({
    query: { documento: '1001' },
  })),
  call('POST /deudas', 'guardarDeuda', DeudaFilaSchema, () => ({ body: DEUDA }), OF_DEUDA),
  call(
    'POST /deudas',
    'guardarDeuda',
    DeudaFilaSchema,
    async (testApp) => ({ body: { ...DEUDA, ...(await one(testApp, aDeuda)) } }),
    { ...OF_DEUDA, how: 'with its uuid when editing' },
  ),
  call(
    'DELETE /deudas/eliminar/{uuid}',
    'eliminarDeuda',
    MensajeSchema,
    (testApp) => one(testApp, aDeuda),
    OF_DEUDA,
  ),
  call('GET /abonos', 'abonos', TablaAbonosSchema),
  call('GET /abonos/conductor', 'abonosDeConductor', TablaAbonosSchema, () => ({
    query: { documento: '1001' },
  })),
  call('POST /abonos', 'crearAbono', AbonoFilaSchema, () => ({ body: ABONO }), OF_ABONO),
  call(
    'PUT /abonos',
    'editarAbono',
    AbonoFilaSchema,
    async (testApp) => ({ body: { ...ABONO, ...(await one(testApp, anAbono)) } }),
    OF_ABONO,
  ),
  call(
    'DELETE /abonos/eliminar/{uuid}',
    'eliminarAbono',
    MensajeSchema,
    (testApp) => one(testApp, anAbono),
    OF_ABONO,
  ),
]
