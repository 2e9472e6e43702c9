import { type Db } from '../../src/server/db/types'
import { type Engine } from '../setup/databases'
import { textoDePdf } from '../setup/pdf'
import { unaAplicacion, type Opciones, type Usuario } from './aplicacion'

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a refusal answers. */
export interface Negativa {
  mensaje: string
  errores?: Record<string, string>
  /** The record as it is now, where the edit came too late. */
  actual?: object
}

const TABLAS = [
  'presencias',
  'cierreLiquidaciones',
  'cierres',
  'asistencias',
  'abonos',
  'deudas',
  'gastos',
  'liquidaciones',
  'festivos',
  'pasajes',
  'buses',
  'conductores',
] as const

export async function vaciar(db: Db): Promise<void> {
  for (const tabla of TABLAS) await db.deleteFrom(tabla).execute()
}

/**
 * The real server on the evening of 20 March 2090, when it is already the 21st in UTC, with no company in it.
 * `pedir` asks as a user of `aplicacion.ts` (null: nobody signed in) for a path of section 7, and `pdf` reads the pages of a document.
 */
export async function abrirOficina(engine: Engine, config: Opciones['config'] = {}) {
  const aplicacion = await unaAplicacion(engine, { ahora: '2090-03-21T03:00:00Z', config })
  const pedir = async <Cuerpo = Negativa>(
    usuario: Usuario | null,
    method: Metodo,
    ruta: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ) => {
    const respuesta = await aplicacion.pedir(usuario, { method, url: `/api${ruta}`, payload, headers })
    return { status: respuesta.statusCode, cuerpo: respuesta.json<Cuerpo>() }
  }
  const pdf = async (usuario: Usuario, ruta: string) =>
    textoDePdf((await aplicacion.pedir(usuario, { method: 'GET', url: `/api${ruta}` })).rawPayload)
  return {
    engine,
    db: aplicacion.db,
    pedir,
    pdf,
    vaciar: () => vaciar(aplicacion.db),
    cerrar: aplicacion.cerrar,
  }
}

export type Oficina = Awaited<ReturnType<typeof abrirOficina>>

/** What each of the four kinds of visitor is answered, in this order: admin, editor, who may only look, nobody. */
export async function estadosPorUsuario(pedir: (usuario: Usuario | null) => Promise<{ status: number }>) {
  const estados: number[] = []
  // One after the other, from the least to the most powerful, so that a refusal cannot hide behind a conflict.
  for (const usuario of [null, 'consulta', 'editor', 'admin'] as const)
    estados.unshift((await pedir(usuario)).status)
  return estados
}
