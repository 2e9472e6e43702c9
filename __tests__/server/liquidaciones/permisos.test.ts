import { ENGINES } from '../../setup/databases'
import type { Usuario } from '../aplicacion'
import { abrirEmpresa, unaLiquidacion, type Empresa } from './empresa'

describe.each(ENGINES)('who may do what with settlements on %s', (engine) => {
  let empresa: Empresa
  let uuid: string
  beforeAll(async () => {
    empresa = await abrirEmpresa(engine)
  })
  beforeEach(async () => {
    await empresa.vaciar()
    uuid = (await empresa.pedir('POST', '/liquidaciones', unaLiquidacion())).cuerpo.uuid
  })
  afterAll(() => empresa.cerrar())

  const llamadas = {
    table: ['GET', () => '/liquidaciones/table', () => undefined],
    'v2/table': ['GET', () => '/liquidaciones/v2/table', () => undefined],
    detalle: ['GET', () => `/liquidaciones/detalle?uuid=${uuid}`, () => undefined],
    crear: ['POST', () => '/liquidaciones', () => unaLiquidacion({ busNumero: '15' })],
    liquidar: ['PUT', () => '/liquidaciones/liquidar', () => unaLiquidacion({ uuid, liquidada: true })],
    sensores: [
      'POST',
      () => '/liquidaciones/sensores',
      () => [{ fecha: '2026-03-05', busNumero: '15', sensor: 1, viajes: 1 }],
    ],
    eliminar: ['DELETE', () => `/liquidaciones?uuid=${uuid}`, () => undefined],
  } as const

  it.each<[keyof typeof llamadas, number, number, number]>([
    // What admin, editor and consulta are answered.
    ['table', 200, 200, 200],
    ['v2/table', 200, 200, 200],
    ['detalle', 200, 200, 200],
    ['crear', 201, 201, 403],
    ['liquidar', 200, 200, 403],
    ['sensores', 200, 200, 403],
    ['eliminar', 200, 403, 403],
  ])(
    '%s answers %i to admin, %i to editor, %i to consulta and 401 to nobody',
    async (llamada, ...esperados) => {
      const [metodo, ruta, carga] = llamadas[llamada]
      const quienes: (Usuario | null)[] = [null, 'consulta', 'editor', 'admin']
      const esperado = [401, ...esperados.toReversed()]
      const antes = await empresa.tabla()
      for (const [indice, quien] of quienes.entries()) {
        const { status, cuerpo } = await empresa.pedir(metodo, ruta(), carga(), quien)
        expect([quien, status]).toEqual([quien, esperado[indice]])
        if (status < 400) {
          // What the next role is to create must not be there already.
          await empresa.db.deleteFrom('liquidaciones').where('busNumero', '=', '15').execute()
          continue
        }
        expect(cuerpo.mensaje).toEqual(expect.any(String))
        expect(await empresa.tabla()).toEqual(antes)
      }
    },
  )
})
