import { type Caja, type Cierres } from '../../../src/contract/cierres'
import { type LiquidacionFila } from '../../../src/contract/liquidaciones'
import { type Engine } from '../../setup/databases'
import { type Usuario } from '../aplicacion'
import { unBus, unConductor, unPasaje } from '../builders'
import { unaLiquidacion } from '../liquidaciones/empresa'
import { abrirOficina, type Negativa } from '../oficina'

/** The office's day. */
export const HOY = '2090-03-20'

/** What a person gives who counts a sum and knows what is missing. */
const conteo = (total: number) => ({
  contadoPor: 'total',
  efectivo: {},
  total,
  motivo: '',
  enterado: true,
})

/**
 * The office with buses 12, 15 and 17. A settlement of `unaLiquidacion` at the fare of 3.000 comes, by the register, to
 * 300 passengers, a salary of 115.200 and a net of 750.000 − 115.200 − 180.000 = 454.800.
 */
export async function abrirCaja(engine: Engine, config: Parameters<typeof abrirOficina>[1] = {}) {
  const oficina = await abrirOficina(engine, config)
  const { db, pedir } = oficina

  const conBuses = async () => {
    await oficina.vaciar()
    await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
    for (const numero of ['12', '15', '17']) await unBus(db, { numero })
    await unPasaje(db)
  }
  const entrar = async (usuario: Usuario, cambios: Record<string, unknown> = {}) => {
    const { status, cuerpo } = await pedir<LiquidacionFila & Negativa>(
      usuario,
      'POST',
      '/liquidaciones',
      unaLiquidacion({ fecha: HOY, liquidada: true, ...cambios }),
    )
    if (status !== 201) throw new Error(cuerpo.mensaje)
    return cuerpo
  }
  const dia = async (fecha = HOY) => (await pedir<Cierres>('admin', 'GET', `/cierres?fecha=${fecha}`)).cuerpo
  const cajaDe = async (username: string | null, fecha = HOY) =>
    (await dia(fecha)).cajas.find((caja) => caja.username === username) as Caja
  /** Closes a till as it is, with what should be there unless `cambios` say otherwise. */
  const cerrarCaja = async (
    usuario: Usuario,
    username: string | null,
    cambios: object = {},
    headers: Record<string, string> = {},
  ) => {
    const caja = await cajaDe(username)
    const cuerpo = { fecha: HOY, username, huella: caja.huella, ...conteo(caja.ahora.esperado), ...cambios }
    return pedir<Caja & Negativa>(usuario, 'POST', '/cierres', cuerpo, headers)
  }
  const reabrir = async (usuario: Usuario, username: string | null, cambios: object = {}) => {
    const { cierre } = await cajaDe(username)
    const cuerpo = { motivo: 'Se contó mal', version: cierre?.version, ...cambios }
    return pedir<Caja & Negativa>(usuario, 'PUT', `/cierres/reabrir?uuid=${cierre?.uuid}`, cuerpo)
  }
  return { ...oficina, conBuses, entrar, dia, cajaDe, cerrarCaja, reabrir }
}

export type OficinaDeCaja = Awaited<ReturnType<typeof abrirCaja>>
