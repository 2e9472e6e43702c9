import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { ENGINES } from '../../setup/databases'
import { unaAplicacion, type Aplicacion } from '../aplicacion'

/** Section 7, row by row. */
const TABLA = `
POST /auth/login
GET /liquidaciones/table
GET /liquidaciones/detalle
GET /liquidaciones/v2/table
POST /liquidaciones
PUT /liquidaciones/liquidar
POST /liquidaciones/sensores
DELETE /liquidaciones
GET /conductores
GET /conductores/ingresos
POST /conductores
PUT /conductores/conductor
PUT /conductores/conductor/retirar
PUT /conductores/conductor/ingresar
GET /buses
POST /buses
PUT /buses/bus/actualizar
GET /pasajes
POST /pasajes
PUT /pasajes
PUT /pasajes/invalidarPasaje
GET /salarios
GET /deudas
GET /deudas/conductor
POST /deudas
DELETE /deudas/eliminar/{uuid}
GET /abonos
GET /abonos/conductor
POST /abonos
PUT /abonos
DELETE /abonos/eliminar/{uuid}
GET /festivos
POST /festivos
DELETE /festivos
GET /documentos/primas
GET /documentos/vacaciones
GET /reporte/gastos
POST /asistencias
GET /asistencias/mes
GET /asistencias/fecha
GET /asistencias/reporte/mes`
  .trim()
  .split('\n')

interface Operacion {
  description: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: { 'application/json': { schema: { required?: string[] } } } }
  responses: Record<string, { content?: Record<string, unknown> }>
}

describe('the document of the API', () => {
  let app: Aplicacion
  let documento: { openapi: string; paths: Record<string, Record<string, Operacion>> }
  beforeAll(async () => {
    app = await unaAplicacion(ENGINES[0] ?? 'sqlite')
    documento = (await app.pedir(null, { method: 'GET', url: '/api/docs' })).json()
  })
  afterAll(() => app.cerrar())

  it('is valid by the schema of OpenAPI 3.1', () => {
    const guion = path.resolve(__dirname, '../../setup/validate-openapi.mjs')
    const salida = execFileSync(process.execPath, [guion], { input: JSON.stringify(documento) })
    expect(JSON.parse(salida.toString())).toEqual([])
    expect(documento.openapi).toBe('3.1.0')
  })

  it.each(TABLA)('has %s, with what it answers', (fila) => {
    const [metodo = '', ruta = ''] = fila.split(' ')
    const operacion = documento.paths[ruta]?.[metodo.toLowerCase()]
    const exito = Object.entries(operacion?.responses ?? {}).find(([estado]) => estado.startsWith('2'))
    expect(exito?.[1].content).toBeDefined()
    const lleva = (metodo === 'POST' || metodo === 'PUT') && !/retirar|ingresar$|invalidarPasaje/.test(ruta)
    expect(operacion?.requestBody !== undefined).toBe(lleva)
  })

  it('says what each call takes and who may make it', () => {
    const { paths } = documento
    expect(paths['/deudas/eliminar/{uuid}']?.delete).toMatchObject({
      description: 'Roles: ADMIN.',
      parameters: [{ name: 'uuid', in: 'path', required: true }],
    })
    const detalle = paths['/liquidaciones/detalle']?.get?.parameters ?? []
    expect(detalle.map(({ name, required }) => [name, required])).toEqual([
      ['uuid', false],
      ['fecha', false],
      ['busNumero', false],
    ])
    expect(paths['/festivos']?.post?.requestBody?.content['application/json'].schema.required).toEqual([
      'fecha',
    ])
    expect(paths['/documentos/primas']?.get?.responses[200]?.content).toHaveProperty('application/pdf')
  })
})
