import type { RouteOptions } from 'fastify'
import { ANY_ENGINE } from '../../setup/databases'
import { aUsuario, openApplication, type Application, type ServerRequest } from '../realApp'

type Who = 'nadie' | 'sin rol' | 'EDITOR' | 'ADMIN'

const ALL: readonly Who[] = ['nadie', 'sin rol', 'EDITOR', 'ADMIN']
const SESION: readonly Who[] = ['sin rol', 'EDITOR', 'ADMIN']
const EDIT: readonly Who[] = ['EDITOR', 'ADMIN']
const ADMIN: readonly Who[] = ['ADMIN']

/** Every route of the server and who may use it: section 6 and what it leaves open, written out a second time on purpose. */
const TABLE: Record<string, readonly Who[]> = {
  'GET /api/salud': ALL,
  'GET /api/listo': ALL,
  'GET /api/docs': ALL,
  // To this machine, that is: see metricas.test.ts.
  'GET /metrics': ALL,
  'POST /api/auth/login': ALL,
  'PUT /api/auth/clave': SESION,
  'GET /api/auth/inicio': ALL,
  'POST /api/auth/inicio': ALL,
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
  'GET /api/liquidaciones/habituales': SESION,
  'GET /api/liquidaciones/detalle': SESION,
  'GET /api/liquidaciones/planilla': SESION,
  'POST /api/liquidaciones/estimado': SESION,
  'POST /api/liquidaciones': EDIT,
  'PUT /api/liquidaciones/liquidar': EDIT,
  'POST /api/liquidaciones/sensores': EDIT,
  'DELETE /api/liquidaciones': ADMIN,
  'GET /api/conductores': SESION,
  'GET /api/conductores/ingresos': SESION,
  'POST /api/conductores': EDIT,
  'PUT /api/conductores/conductor': EDIT,
  'PUT /api/conductores/conductor/retirar': ADMIN,
  'PUT /api/conductores/conductor/ingresar': EDIT,
  'GET /api/contratos': SESION,
  'GET /api/contratos/propuestos': SESION,
  'POST /api/contratos': EDIT,
  'PUT /api/contratos': EDIT,
  'DELETE /api/contratos': ADMIN,
  'GET /api/buses': SESION,
  'POST /api/buses': EDIT,
  'PUT /api/buses/bus/actualizar': EDIT,
  'GET /api/pasajes': SESION,
  'POST /api/pasajes': ADMIN,
  'PUT /api/pasajes': ADMIN,
  'PUT /api/pasajes/invalidarPasaje': ADMIN,
  'GET /api/salarios': SESION,
  'GET /api/salarios/resumen': SESION,
  'GET /api/deudas': SESION,
  'GET /api/deudas/conductor': SESION,
  'GET /api/deudas/conductores': SESION,
  'POST /api/deudas': EDIT,
  'DELETE /api/deudas/eliminar/:uuid': ADMIN,
  'GET /api/abonos': SESION,
  'GET /api/abonos/conductor': SESION,
  'POST /api/abonos': EDIT,
  'PUT /api/abonos': EDIT,
  'DELETE /api/abonos/eliminar/:uuid': ADMIN,
  'GET /api/festivos': SESION,
  'GET /api/festivos/propuestas': SESION,
  'POST /api/festivos': EDIT,
  'DELETE /api/festivos': EDIT,
  'GET /api/documentos/primas': SESION,
  'GET /api/documentos/vacaciones': SESION,
  'POST /api/documentos/previa': SESION,
  'POST /api/documentos/previa/pdf': SESION,
  'GET /api/emitidos/coincidencia': SESION,
  'GET /api/documentos/cierres': EDIT,
  'GET /api/emitidos': SESION,
  'GET /api/emitidos/pdf': SESION,
  'POST /api/emitidos': EDIT,
  'PUT /api/emitidos/anular': ADMIN,
  'GET /api/reporte/gastos': SESION,
  'GET /api/reporte/gastos/resumen': SESION,
  'POST /api/asistencias': EDIT,
  'GET /api/asistencias/mes': SESION,
  'GET /api/asistencias/fecha': SESION,
  'GET /api/asistencias/reporte/mes': SESION,
  'GET /api/cierres': EDIT,
  'POST /api/cierres': EDIT,
  'PUT /api/cierres/reabrir': ADMIN,
  'GET /api/historial': ADMIN,
  'GET /api/historial/registro': SESION,
  'POST /api/historial/deshacer': EDIT,
  'POST /api/importaciones/liquidaciones/revisar': EDIT,
  'POST /api/importaciones/liquidaciones': EDIT,
  'POST /api/importaciones/sensores/revisar': EDIT,
  'POST /api/importaciones/sensores': EDIT,
  'POST /api/importaciones/conductores/revisar': EDIT,
  'POST /api/importaciones/conductores': EDIT,
  'POST /api/importaciones/buses/revisar': EDIT,
  'POST /api/importaciones/buses': EDIT,
  'POST /api/importaciones/deudas/revisar': EDIT,
  'POST /api/importaciones/deudas': EDIT,
  'POST /api/importaciones/abonos/revisar': EDIT,
  'POST /api/importaciones/abonos': EDIT,
  'POST /api/importaciones/festivos/revisar': EDIT,
  'POST /api/importaciones/festivos': EDIT,
  'GET /api/tablero': SESION,
  'GET /api/novedades': SESION,
  'DELETE /api/auth/sesiones/otras': SESION,
  // Last, because it ends the sessions that the others are asked with.
  'POST /api/auth/logout': SESION,
}

const USUARIOS = { 'sin rol': 'consulta', EDITOR: 'editor', ADMIN: 'jefa', nadie: null } as const
const UUID = '7a6dec79-0efa-43ed-8ab0-33d589112fc5'
const declared = new Set<string>()

/** HEAD is GET without its answer; Fastify declares it by itself. */
const declare = ({ method, url }: RouteOptions) => {
  for (const one of [method].flat()) if (one !== 'HEAD') declared.add(`${one} ${url}`)
}

describe('each route', () => {
  let app: Application
  beforeAll(async () => {
    app = await openApplication(ANY_ENGINE, { onRoute: declare })
    await aUsuario(app.connection, 'jefa', ['ADMIN'])
  })
  afterAll(() => app.close())

  it('is in the table, and every line of the table is a route', () => {
    expect([...declared].sort()).toEqual(Object.keys(TABLE).sort())
  })

  /** Status for a person who sends nothing that could be stored. */
  const stateOf = async (path: string, who: Who, method = path.split(' ')[0]) => {
    const url = `${path.split(' ')[1]}`.replace(':uuid', UUID)
    const withBody = method === 'POST' || method === 'PUT'
    return (
      await app.ask(USUARIOS[who], {
        method: method as ServerRequest['method'],
        url,
        payloadAsStream: true,
        ...(withBody && { payload: {} }),
      })
    ).statusCode
  }

  it.each(Object.entries(TABLE))('%s is open to %j alone', async (path, people) => {
    for (const who of ALL) {
      const state = await stateOf(path, who)
      const expected = people.includes(who) ? 'open' : who === 'nadie' ? 401 : 403
      expect([who, [401, 403].includes(state) ? state : 'open']).toEqual([who, expected])
      expect(state).toBeLessThan(500)
      if (!path.startsWith('GET')) continue
      const ofHead = await stateOf(path, who, 'HEAD')
      expect([who, [401, 403].includes(ofHead) ? ofHead : 'open']).toEqual([who, expected])
    }
  })
})
