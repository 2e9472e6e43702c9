import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { ANY_ENGINE } from '../../setup/databases'
import { TABLE } from '../../setup/host/table'
import { openApplication, type Application } from '../realApp'

interface Operation {
  description: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: { 'application/json': { schema: { required?: string[] } } } }
  responses: Record<string, { content?: Record<string, unknown> }>
}

describe('the document of the API', () => {
  let app: Application
  let documento: { openapi: string; paths: Record<string, Record<string, Operation>> }
  beforeAll(async () => {
    app = await openApplication(ANY_ENGINE)
    documento = (await app.ask(null, { method: 'GET', url: '/api/docs' })).json()
  })
  afterAll(() => app.close())

  it('is valid by the schema of OpenAPI 3.1', () => {
    const script = path.resolve(__dirname, '../../setup/validate-openapi.mjs')
    const output = execFileSync(process.execPath, [script], { input: JSON.stringify(documento) })
    expect(JSON.parse(output.toString())).toEqual([])
    expect(documento.openapi).toBe('3.1.0')
  })

  it.each(Object.keys(TABLE))('has %s, with what it answers', (row) => {
    const [method = '', path = ''] = row.split(' ')
    const operation = documento.paths[path]?.[method.toLowerCase()]
    const success = Object.entries(operation?.responses ?? {}).find(([state]) => state.startsWith('2'))
    expect(success?.[1].content).toBeDefined()
    const takes = (method === 'POST' || method === 'PUT') && !/retirar|ingresar$|invalidarPasaje/.test(path)
    expect(operation?.requestBody !== undefined).toBe(takes)
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
