import type { BusFila } from '../../../src/contract/buses'
import { ENGINES } from '../../setup/databases'
import { unaAplicacion, type Aplicacion } from '../aplicacion'
import { unBus, unConductor } from '../builders'

describe.each(ENGINES)('GET /buses on %s', (engine) => {
  let aplicacion: Aplicacion
  beforeAll(async () => {
    aplicacion = await unaAplicacion(engine)
    const { uuid } = await unConductor(aplicacion.db, { documento: '1001', nombre: 'Ana Álvarez' })
    await unBus(aplicacion.db, { numero: '10', placa: 'DIE010' })
    await unBus(aplicacion.db, { numero: '2', placa: 'DOS002', ruta: 'CSUR3', conductorUuid: uuid })
    await unBus(aplicacion.db, { numero: '10B', placa: 'DIE01B' })
    await unBus(aplicacion.db, { numero: '9', placa: 'NUE009' })
  })
  afterAll(() => aplicacion.cerrar())

  it('answers them as a person counts, 2 before 10', async () => {
    const respuesta = await aplicacion.pedir('consulta', { method: 'GET', url: '/api/buses' })
    expect(respuesta.json<BusFila[]>().map(({ numero }) => numero)).toEqual(['2', '9', '10', '10B'])
  })

  it('answers each bus with its driver, or null where nobody is assigned', async () => {
    const [dos, nueve] = (await aplicacion.pedir('consulta', { method: 'GET', url: '/api/buses' })).json<
      BusFila[]
    >()
    expect(dos).toEqual({
      numero: '2',
      empresa: 'Coonatra',
      ruta: 'CSUR3',
      modelo: '2018',
      marca: 'Chevrolet',
      placa: 'DOS002',
      conductorDocumento: '1001',
      conductorNombre: 'Ana Álvarez',
      version: 1,
    })
    expect(nueve).toMatchObject({ conductorDocumento: null, conductorNombre: null })
  })

  it('wants a session', async () => {
    const anonima = await aplicacion.pedir(null, { method: 'GET', url: '/api/buses' })
    expect(anonima.statusCode).toBe(401)
  })
})
