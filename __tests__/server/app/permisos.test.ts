import type { RouteOptions } from 'fastify'
import { ENGINES } from '../../setup/databases'
import { unUsuario, unaAplicacion, type Aplicacion, type Peticion } from '../aplicacion'

type Quien = 'nadie' | 'sin rol' | 'EDITOR' | 'ADMIN'

const TODOS: readonly Quien[] = ['nadie', 'sin rol', 'EDITOR', 'ADMIN']
const SESION: readonly Quien[] = ['sin rol', 'EDITOR', 'ADMIN']
const EDICION: readonly Quien[] = ['EDITOR', 'ADMIN']
const ADMIN: readonly Quien[] = ['ADMIN']

/** Every route of the server and who may use it: section 6 and the decisions, written out a second time on purpose. */
const TABLA: Record<string, readonly Quien[]> = {
  'GET /api/salud': TODOS,
  'GET /api/listo': TODOS,
  'GET /api/docs': TODOS,
  // To this machine, that is: see metricas.test.ts.
  'GET /metrics': TODOS,
  'POST /api/auth/login': TODOS,
  'PUT /api/auth/clave': SESION,
  'GET /api/auth/inicio': TODOS,
  'POST /api/auth/inicio': TODOS,
  'GET /api/auth/sesiones': SESION,
  'DELETE /api/auth/sesiones': SESION,
  'GET /api/usuarios': ADMIN,
  'POST /api/usuarios': ADMIN,
  'PUT /api/usuarios/usuario': ADMIN,
  'PUT /api/usuarios/clave': ADMIN,
  'DELETE /api/usuarios/sesiones': ADMIN,
  'GET /api/liquidaciones/table': SESION,
  'GET /api/liquidaciones/v2/table': SESION,
  'GET /api/liquidaciones/exportacion': SESION,
  'GET /api/liquidaciones/cambios': SESION,
  'GET /api/liquidaciones/detalle': SESION,
  'POST /api/liquidaciones': EDICION,
  'PUT /api/liquidaciones/liquidar': EDICION,
  'POST /api/liquidaciones/sensores': EDICION,
  'DELETE /api/liquidaciones': ADMIN,
  'GET /api/conductores': SESION,
  'GET /api/conductores/ingresos': SESION,
  'POST /api/conductores': EDICION,
  'PUT /api/conductores/conductor': EDICION,
  'PUT /api/conductores/conductor/retirar': ADMIN,
  'PUT /api/conductores/conductor/ingresar': EDICION,
  'GET /api/buses': SESION,
  'POST /api/buses': EDICION,
  'PUT /api/buses/bus/actualizar': EDICION,
  'GET /api/pasajes': SESION,
  'POST /api/pasajes': ADMIN,
  'PUT /api/pasajes': ADMIN,
  'PUT /api/pasajes/invalidarPasaje': ADMIN,
  'GET /api/salarios': SESION,
  'GET /api/deudas': SESION,
  'GET /api/deudas/conductor': SESION,
  'GET /api/deudas/conductores': SESION,
  'POST /api/deudas': EDICION,
  'DELETE /api/deudas/eliminar/:uuid': ADMIN,
  'GET /api/abonos': SESION,
  'GET /api/abonos/conductor': SESION,
  'POST /api/abonos': EDICION,
  'PUT /api/abonos': EDICION,
  'DELETE /api/abonos/eliminar/:uuid': ADMIN,
  'GET /api/festivos': SESION,
  'GET /api/festivos/propuestas': SESION,
  'POST /api/festivos': EDICION,
  'DELETE /api/festivos': EDICION,
  'GET /api/documentos/primas': SESION,
  'GET /api/documentos/vacaciones': SESION,
  'GET /api/documentos/cierres': EDICION,
  'GET /api/reporte/gastos': SESION,
  'POST /api/asistencias': EDICION,
  'GET /api/asistencias/mes': SESION,
  'GET /api/asistencias/fecha': SESION,
  'GET /api/asistencias/reporte/mes': SESION,
  'GET /api/cierres': EDICION,
  'POST /api/cierres': EDICION,
  'PUT /api/cierres/reabrir': ADMIN,
  'GET /api/historial': ADMIN,
  'GET /api/historial/registro': SESION,
  'GET /api/historial/usuarios': ADMIN,
  'POST /api/historial/restaurar': EDICION,
  'POST /api/importaciones/liquidaciones': EDICION,
  'POST /api/importaciones/sensores': EDICION,
  'POST /api/importaciones/conductores': EDICION,
  'POST /api/importaciones/buses': EDICION,
  'POST /api/importaciones/deudas': EDICION,
  'POST /api/importaciones/abonos': EDICION,
  'POST /api/importaciones/festivos': EDICION,
  'POST /api/importaciones/deshacer': EDICION,
  'GET /api/busquedas': SESION,
  'POST /api/busquedas': SESION,
  'PUT /api/busquedas/busqueda': SESION,
  'PUT /api/busquedas/inicial': SESION,
  'DELETE /api/busquedas': SESION,
  'GET /api/tablero': SESION,
  'GET /api/eventos': SESION,
  'POST /api/presencia': SESION,
  'DELETE /api/auth/sesiones/otras': SESION,
  // Last, because it ends the sessions that the others are asked with.
  'POST /api/auth/logout': SESION,
}

const USUARIOS = { 'sin rol': 'consulta', EDITOR: 'editor', ADMIN: 'jefa', nadie: null } as const
const UUID = '7a6dec79-0efa-43ed-8ab0-33d589112fc5'
const declaradas = new Set<string>()

/** HEAD is GET without its answer; Fastify declares it by itself. */
const declarar = ({ method, url }: RouteOptions) => {
  for (const uno of [method].flat()) if (uno !== 'HEAD') declaradas.add(`${uno} ${url}`)
}

describe.each(ENGINES)('each route on %s', (engine) => {
  let app: Aplicacion
  beforeAll(async () => {
    app = await unaAplicacion(engine, { alDeclararRuta: declarar })
    await unUsuario(app.conexion, 'jefa', ['ADMIN'])
  })
  afterAll(() => app.cerrar())

  it('is in the table, and every line of the table is a route', () => {
    expect([...declaradas].sort()).toEqual(Object.keys(TABLA).sort())
  })

  /** What a person is answered who sends nothing that could be stored. */
  const estadoDe = async (ruta: string, quien: Quien, method = ruta.split(' ')[0]) => {
    const url = `${ruta.split(' ')[1]}`.replace(':uuid', UUID)
    const conCuerpo = method === 'POST' || method === 'PUT'
    return (
      await app.pedir(USUARIOS[quien], {
        method: method as Peticion['method'],
        url,
        payloadAsStream: true,
        ...(conCuerpo && { payload: {} }),
      })
    ).statusCode
  }

  it.each(Object.entries(TABLA))('%s is open to %j alone', async (ruta, quienes) => {
    for (const quien of TODOS) {
      const estado = await estadoDe(ruta, quien)
      const esperado = quienes.includes(quien) ? 'open' : quien === 'nadie' ? 401 : 403
      expect([quien, [401, 403].includes(estado) ? estado : 'open']).toEqual([quien, esperado])
      expect(estado).toBeLessThan(500)
      if (!ruta.startsWith('GET')) continue
      const deHead = await estadoDe(ruta, quien, 'HEAD')
      expect([quien, [401, 403].includes(deHead) ? deHead : 'open']).toEqual([quien, esperado])
    }
  })
})
