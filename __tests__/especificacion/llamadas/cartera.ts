import { AbonoFilaSchema, TablaAbonosSchema } from '../../../src/contract/abonos'
import { DeudaFilaSchema, TablaDeudasSchema } from '../../../src/contract/deudas'
import { MensajeSchema } from '../../../src/contract/errores'
import { unaDeuda, unAbono, unConductor } from '../../server/builders'
import type { Oficina } from '../../setup/page'
import { ABONOS, DEUDAS, llamada } from './llamada'

const DEUDA = { valor: 80_000, razon: 'Préstamo', conductorDocumento: '1001' }
const ABONO = { valor: 50_000, origen: 'Prima', conductorDocumento: '1001', fecha: '2026-03-05' }

/** The uuid of a debt or a repayment of somebody's. */
const una = async ({ db }: Oficina, crear: typeof unaDeuda | typeof unAbono) => ({
  uuid: (await crear(db, (await unConductor(db)).uuid)).uuid,
})

const DE_DEUDA = { refresca: DEUDAS }
const DE_ABONO = { refresca: [...ABONOS, ...DEUDAS] }

export const LLAMADAS_DE_CARTERA = [
  llamada('GET /deudas', 'deudas', TablaDeudasSchema),
  llamada('GET /deudas/conductor', 'deudasDeConductor', TablaDeudasSchema, () => ({
    query: { documento: '1001' },
  })),
  llamada('POST /deudas', 'guardarDeuda', DeudaFilaSchema, () => ({ cuerpo: DEUDA }), DE_DEUDA),
  llamada(
    'POST /deudas',
    'guardarDeuda',
    DeudaFilaSchema,
    async (oficina) => ({ cuerpo: { ...DEUDA, ...(await una(oficina, unaDeuda)) } }),
    { ...DE_DEUDA, como: 'with its uuid when editing' },
  ),
  llamada(
    'DELETE /deudas/eliminar/{uuid}',
    'eliminarDeuda',
    MensajeSchema,
    (oficina) => una(oficina, unaDeuda),
    DE_DEUDA,
  ),
  llamada('GET /abonos', 'abonos', TablaAbonosSchema),
  llamada('GET /abonos/conductor', 'abonosDeConductor', TablaAbonosSchema, () => ({
    query: { documento: '1001' },
  })),
  llamada('POST /abonos', 'crearAbono', AbonoFilaSchema, () => ({ cuerpo: ABONO }), DE_ABONO),
  llamada(
    'PUT /abonos',
    'editarAbono',
    AbonoFilaSchema,
    async (oficina) => ({ cuerpo: { ...ABONO, ...(await una(oficina, unAbono)) } }),
    DE_ABONO,
  ),
  llamada(
    'DELETE /abonos/eliminar/{uuid}',
    'eliminarAbono',
    MensajeSchema,
    (oficina) => una(oficina, unAbono),
    DE_ABONO,
  ),
]
